import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { DBAdapter } from 'better-auth/adapters';
import { testConfig } from '../../../test/config.ts';
import { freshDatabase, type FreshDatabase } from '../../../test/database.ts';
import { createLibrary } from './library.ts';
import { hashOfToken, libraryAdapter } from './library-adapter.ts';

let database: FreshDatabase;
let adapter: DBAdapter;

beforeEach(async () => {
  database = await freshDatabase();
  onTestFinished(() => database.drop());
  const { db } = database;
  const { options } = createLibrary({ config: testConfig('/tmp'), db, accountState: async () => 'unknown' });
  adapter = libraryAdapter(db)(options);
  await db.pool.query(
    `insert into auth."user" (id, name, email, "emailVerified") values ('ana', 'Ana', 'a@b.example', true)`,
  );
});

const createSession = (token: string, on: Pick<DBAdapter, 'create'> = adapter): Promise<{ token: string }> => {
  const times = { createdAt: new Date(), updatedAt: new Date(), expiresAt: new Date(Date.now() + 60_000) };
  return on.create({ model: 'session', data: { token, userId: 'ana', ...times } });
};

const storedTokens = async (): Promise<unknown[]> =>
  (await database.db.pool.query<{ token: string }>('select token from auth.session order by token')).rows.map(
    ({ token }) => token,
  );

const byToken = (token: string) => ({ model: 'session', where: [{ field: 'token', value: token }] });

test('a session is stored under the hash of its token, and found and changed by the token alone', async () => {
  expect(await createSession('secret')).toMatchObject({ token: 'secret', userId: 'ana' });
  expect(await storedTokens()).toEqual([hashOfToken('secret')]);
  expect(await adapter.findOne(byToken('secret'))).toMatchObject({ token: 'secret', userId: 'ana' });
  expect(await adapter.findOne(byToken(hashOfToken('secret')))).toBeNull();
  const changed = await adapter.update({ ...byToken('secret'), update: { userAgent: 'a browser' } });
  expect(changed).toMatchObject({ token: 'secret', userAgent: 'a browser' });
  await adapter.update({ ...byToken('secret'), update: { token: 'newer' } });
  expect(await storedTokens()).toEqual([hashOfToken('newer')]);
});

test('sessions are deleted by one token or by several', async () => {
  for (const token of ['one', 'two', 'three', 'four']) await createSession(token);
  await adapter.delete(byToken('one'));
  const where = [{ field: 'token', value: ['two', 'three'], operator: 'in' as const }];
  expect(await adapter.deleteMany({ model: 'session', where })).toBe(2);
  expect(await storedTokens()).toEqual([hashOfToken('four')]);
});

test('a transaction is undone as a whole, and hashes tokens too', async () => {
  const failing = adapter.transaction(async (tx) => {
    await createSession('undone', tx);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await storedTokens()).toEqual([]);
  await adapter.transaction((tx) => createSession('kept', tx));
  expect(await storedTokens()).toEqual([hashOfToken('kept')]);
});
