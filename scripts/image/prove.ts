import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@wishwell/contract/calls.ts';
import { drawing } from '../../server/test/drawings.ts';
import { addItem, itemForm } from '../../server/test/items.ts';
import { type Person, signedIn } from '../../server/test/person.ts';
import type { Containers } from './containers.ts';

function assert(holds: boolean, complaint: string): asserts holds {
  if (!holds) throw new Error(complaint);
}

const isRefused = (error: unknown): boolean =>
  error instanceof TypeError && (error.cause as NodeJS.ErrnoException | undefined)?.code === 'ECONNREFUSED';

/**
 * The life of an installation in containers: somebody signs up and keeps a picture, writes until the server is stopped, and
 * finds everything again after both containers were made anew. Prints each thing that holds; throws at the first that does not.
 */
export async function prove(containers: Containers): Promise<void> {
  await containers.start('postgres');
  await containers.start('product');
  await proveConfinement(containers);
  const ana = await signedIn(containers, 'Ana');
  const list = await ana.does(calls.createWishlist, { body: { title: 'Birthday' } });
  const form = itemForm({ name: 'Mug' }, new Blob([await drawing('png', 400, 300)]));
  const mug = await ana.does(calls.addItem, { params: { id: list.id }, form });
  const picture = await fetchPicture(containers, mug.image_url);
  console.log('✓ Somebody signed up, made a wishlist and added an item with a picture.');
  const written = await writeWhileStopping(containers, ana, list.id);
  await containers.start('postgres');
  await containers.start('product', { WORKERS: '2' });
  await proveNothingLost(containers, ana, list.id, ['Mug', ...written]);
  assert(
    picture.equals(await fetchPicture(containers, mug.image_url)),
    'The picture is another one after the restart.',
  );
  console.log(
    `✓ Two workers in a new container show all ${written.length} items that were confirmed, and the same picture.`,
  );
  await proveCommands(containers);
  assert((await containers.stop('product')) === 0, 'The two workers did not end with exit code 0.');
  assert((await containers.stop('postgres')) === 0, 'PostgreSQL did not end with exit code 0.');
}

async function proveConfinement({ inside }: Containers): Promise<void> {
  const user = await inside('id', '-u');
  assert(user === '10001', `The server runs as user ${user}.`);
  const writes = await inside(
    'sh',
    '-c',
    'for path in / /app /app/server /etc /var/tmp; do touch $path/x 2> /dev/null && echo $path; done; true',
  );
  assert(writes === '', `The server can write to ${writes}.`);
  console.log('✓ Both are healthy; the server is user 10001 and can write to /data and /tmp alone.');
}

async function fetchPicture({ origin }: Containers, address: string): Promise<Buffer> {
  const answer = await fetch(new URL(address, origin));
  assert(
    answer.ok && answer.headers.get('content-type') === 'image/webp',
    `The picture is not served: ${answer.status}`,
  );
  return Buffer.from(await answer.arrayBuffer());
}

async function writeWhileStopping(containers: Containers, owner: Person, listId: number): Promise<string[]> {
  const confirmed: string[] = [];
  const writing = (async () => {
    for (let number = 1; ; number += 1) {
      const name = `Wish ${number}`;
      await addItem(owner, listId, name);
      confirmed.push(name);
    }
  })().catch((error: unknown) => error);
  await sleep(1_000);
  const begun = performance.now();
  const code = await containers.stop('product');
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const end = await writing;
  assert(code === 0, `The server ended with exit code ${code}.`);
  assert(isRefused(end), `A write ended with another error than a refused connection: ${String(end)}`);
  assert(confirmed.length > 0, 'Nothing was written before the stop.');
  assert((await containers.stop('postgres')) === 0, 'PostgreSQL did not end with exit code 0.');
  console.log(`✓ SIGTERM under writes: exit code 0 after ${seconds} s, no request was cut off.`);
  return confirmed;
}

async function proveNothingLost(containers: Containers, owner: Person, id: number, names: string[]): Promise<void> {
  const { items } = await owner.does(calls.getWishlist, { params: { id } });
  const shown = new Set(items.map(({ name }) => name));
  const lost = names.filter((name) => !shown.has(name));
  assert(
    lost.length === 0,
    `${containers.origin} has lost ${lost.length} of ${names.length} confirmed items: ${lost.join(', ')}`,
  );
}

async function proveCommands({ inside }: Containers): Promise<void> {
  const list = await inside('node', 'server/src/cli/admin.ts', 'list');
  assert(list.includes('ana.1@example.com'), `The operator's command does not list Ana: ${list}`);
  const backup = await inside('node', 'server/src/cli/backup.ts', '/data/proof.backup');
  assert(/^Backed up \d+ rows .* 2 picture files/.test(backup), `The backup is another than expected: ${backup}`);
  await inside('node', 'server/src/cli/migrate.ts');
  console.log('✓ The operator’s commands run in the container: admin, backup, migrate.');
}
