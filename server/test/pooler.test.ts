import { calls } from '@wishwell/contract/calls.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createDatabase } from '../src/database/database.ts';
import { startApp } from './app.ts';
import { freshDatabase } from './database.ts';
import { startLendingPooler } from './lending-pooler.ts';
import { signedIn } from './person.ts';

vi.setConfig({ testTimeout: 60_000 });

const advice =
  'a prepared statement was lost on its connection: a pooler in front of the database must pool by session';

it('a pooler that begins to lend by the transaction costs calls a 503 and the log a sentence; once it stops all is well', async () => {
  const { connection: direct, db: ownDb, drop } = await freshDatabase();
  await ownDb.close();
  const pooler = await startLendingPooler(direct.host ?? '');
  const connection = { ...direct, host: '127.0.0.1', port: pooler.port };
  const db = createDatabase(connection);
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const app = await startApp({ LOG_LEVEL: 'warn' }, { connection, db, drop: () => db.close() }, log);
  onTestFinished(async () => {
    await app.close();
    pooler.close();
    await drop().catch(() => undefined);
  });
  const people = await Promise.all(['Ana', 'Ben', 'Cleo', 'Dan'].map((name) => signedIn(app, name)));
  const statuses = async (): Promise<Set<number>> => {
    const asked = people.flatMap((person) => [
      person.tries(calls.listWishlists),
      person.tries(calls.createWishlist, { body: { title: 'Winter' } }),
      person.tries(calls.listFriends),
    ]);
    return new Set((await Promise.all(asked)).map(({ status }) => status));
  };
  expect(await statuses()).toEqual(new Set([200, 201]));

  pooler.lendBy('transaction');
  const seen = new Set<number>();
  for (let round = 0; round < 10; round += 1) for (const status of await statuses()) seen.add(status);
  expect(seen).toContain(503);
  expect([...seen].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
  expect(lines.join('')).toContain(advice);

  pooler.lendBy('session');
  await expect.poll(statuses, { timeout: 15_000 }).toEqual(new Set([200, 201]));
});
