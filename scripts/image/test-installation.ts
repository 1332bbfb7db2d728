import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@wishwell/contract/calls.ts';
import { createDrawing } from '../../server/test/drawings.ts';
import { addItem, createItemFormData } from '../../server/test/items.ts';
import { type Person, signUpPerson } from '../../server/test/person.ts';
import type { Containers } from './containers.ts';

function assertTrue(holds: boolean, complaint: string): asserts holds {
  if (!holds) throw new Error(complaint);
}

const isConnectionRefused = (error: unknown): boolean =>
  error instanceof TypeError && (error.cause as NodeJS.ErrnoException | undefined)?.code === 'ECONNREFUSED';

/**
 * Tests an installation in containers: sign-up, image upload, a stop during write requests, and the data
 * after both containers were created again. Prints each successful test. Throws at the first failure.
 */
export async function testInstallation(containers: Containers): Promise<void> {
  await containers.start('postgres');
  await containers.start('product');
  await testContainerRestrictions(containers);
  const ana = await signUpPerson(containers, 'Ana');
  const list = await ana.does(calls.createWishlist, { body: { title: 'Birthday' } });
  const form = createItemFormData({ name: 'Mug' }, new Blob([await createDrawing('png', 400, 300)]));
  const mug = await ana.does(calls.addItem, { params: { id: list.id }, form });
  const image = await fetchImage(containers, mug.image_url);
  console.log('✓ A person signed up, created a wishlist and added an item with an image.');
  const confirmedItems = await addItemsWhileStopping(containers, ana, list.id);
  await containers.start('postgres');
  await containers.start('product');
  await assertNoItemLost(containers, ana, list.id, ['Mug', ...confirmedItems]);
  assertTrue(image.equals(await fetchImage(containers, mug.image_url)), 'The image has changed after the restart.');
  console.log(`✓ A new container returns all ${confirmedItems.length} confirmed items and the same image.`);
  await testOperatorCommands(containers);
  assertTrue((await containers.stop('product')) === 0, 'The server did not end with exit code 0.');
  assertTrue((await containers.stop('postgres')) === 0, 'PostgreSQL did not end with exit code 0.');
}

async function testContainerRestrictions({ inside }: Containers): Promise<void> {
  const user = await inside('id', '-u');
  assertTrue(user === '10001', `The server runs as user ${user}.`);
  const writes = await inside(
    'sh',
    '-c',
    'for path in / /app /app/server /etc /var/tmp; do touch $path/x 2> /dev/null && echo $path; done; true',
  );
  assertTrue(writes === '', `The server can write to ${writes}.`);
  console.log('✓ Both containers are healthy; the server runs as user 10001 and can write only to /data and /tmp.');
}

async function fetchImage({ origin }: Containers, url: string): Promise<Buffer> {
  const response = await fetch(new URL(url, origin));
  assertTrue(
    response.ok && response.headers.get('content-type') === 'image/webp',
    `The image is not served: ${response.status}`,
  );
  return Buffer.from(await response.arrayBuffer());
}

async function addItemsWhileStopping(containers: Containers, owner: Person, listId: number): Promise<string[]> {
  const confirmed: string[] = [];
  const writing = (async () => {
    for (let number = 1; ; number += 1) {
      const name = `Wish ${number}`;
      await addItem(owner, listId, name);
      confirmed.push(name);
    }
  })().catch((error: unknown) => error);
  await sleep(1_000);
  const startedAt = performance.now();
  const code = await containers.stop('product');
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const writeError = await writing;
  assertTrue(code === 0, `The server ended with exit code ${code}.`);
  assertTrue(
    isConnectionRefused(writeError),
    `A write ended with another error than a refused connection: ${String(writeError)}`,
  );
  assertTrue(confirmed.length > 0, 'Nothing was written before the stop.');
  assertTrue((await containers.stop('postgres')) === 0, 'PostgreSQL did not end with exit code 0.');
  console.log(`✓ SIGTERM under writes: exit code 0 after ${seconds} s, no request was interrupted.`);
  return confirmed;
}

async function assertNoItemLost(containers: Containers, owner: Person, id: number, names: string[]): Promise<void> {
  const { items } = await owner.does(calls.getWishlist, { params: { id } });
  const presentNames = new Set(items.map(({ name }) => name));
  const lost = names.filter((name) => !presentNames.has(name));
  assertTrue(
    lost.length === 0,
    `${containers.origin} has lost ${lost.length} of ${names.length} confirmed items: ${lost.join(', ')}`,
  );
}

async function testOperatorCommands({ inside }: Containers): Promise<void> {
  const list = await inside('node', 'server/src/cli/admin.ts', 'list');
  assertTrue(list.includes('ana.1@example.com'), `The operator's command does not list Ana: ${list}`);
  const backup = await inside('node', 'server/src/cli/backup.ts', '/data/proof.backup');
  assertTrue(/^Backed up \d+ rows .* 2 picture files/.test(backup), `Unexpected output of the backup: ${backup}`);
  await inside('node', 'server/src/cli/migrate.ts');
  console.log('✓ The operator’s commands run in the container: admin, backup, migrate.');
}
