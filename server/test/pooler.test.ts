import { calls } from '@wishwell/contract/calls.ts';
import { expect, it, onTestFinished } from 'vitest';
import { createDatabase } from '../src/database/database.ts';
import { startApp } from './app.ts';
import { createFreshDatabase } from './database.ts';
import { signUpPerson } from './person.ts';
import { startTestPooler } from './test-pooler.ts';

const sessionModeAdvice =
  'a prepared statement was lost on its connection: set the pooler in front of the database to session mode';

it('while the connection pooler is in transaction mode, requests get 503; afterwards they succeed', async () => {
  const { connection: direct, db: ownDb, drop } = await createFreshDatabase();
  await ownDb.close();
  const pooler = await startTestPooler(direct.host ?? '');
  const connection = { ...direct, host: '127.0.0.1', port: pooler.port };
  const db = createDatabase(connection);
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const app = await startApp({ LOG_LEVEL: 'warn' }, { database: { connection, db, drop: () => db.close() }, log });
  onTestFinished(async () => {
    await app.close();
    pooler.close();
    await drop().catch(() => undefined);
  });
  const people = await Promise.all(['Ana', 'Ben', 'Cleo', 'Dan'].map((name) => signUpPerson(app, name)));
  const statuses = async (): Promise<Set<number>> => {
    const requests = people.flatMap((person) => [
      person.tries(calls.listWishlists),
      person.tries(calls.createWishlist, { body: { title: 'Winter' } }),
      person.tries(calls.listFriends),
    ]);
    return new Set((await Promise.all(requests)).map(({ status }) => status));
  };
  expect(await statuses()).toEqual(new Set([200, 201]));

  pooler.setPoolMode('transaction');
  const seenStatuses = new Set<number>();
  for (let round = 0; round < 10; round += 1) for (const status of await statuses()) seenStatuses.add(status);
  expect(seenStatuses).toContain(503);
  expect([...seenStatuses].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
  expect(lines.join('')).toContain(sessionModeAdvice);

  pooler.setPoolMode('session');
  await expect.poll(statuses, { timeout: 15_000 }).toEqual(new Set([200, 201]));
});
