import type { DBAdapter } from 'better-auth/adapters';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createTestConfig } from '../../../test/config.ts';
import { createFreshDatabase, type FreshDatabase } from '../../../test/database.ts';
import { hashSessionToken } from '../session-token.ts';
import { createLibraryAdapter } from './library-adapter.ts';
import { encodeEmailForLibrary } from './library-email.ts';
import { createIdentityLibrary } from './library.ts';

let database: FreshDatabase;
let adapter: DBAdapter;

beforeEach(async () => {
  database = await createFreshDatabase();
  onTestFinished(() => database.drop());
  const { db } = database;
  const { options } = createIdentityLibrary({
    config: createTestConfig('/tmp'),
    db,
    accountState: async () => 'unknown',
  });
  adapter = createLibraryAdapter(db)(options);
  await db.pool.query(
    `insert into auth."user" (id, name, email, "emailVerified") values ('ana', 'Ana', 'a@b.example', true)`,
  );
});

const createSession = (token: string, on: Pick<DBAdapter, 'create'> = adapter): Promise<{ token: string }> => {
  const times = { createdAt: new Date(), updatedAt: new Date(), expiresAt: new Date(Date.now() + 60_000) };
  return on.create({ model: 'session', data: { token, userId: 'ana', ...times } });
};

const listStoredTokens = async (): Promise<unknown[]> =>
  (await database.db.pool.query<{ token: string }>('select token from auth.session order by token')).rows.map(
    ({ token }) => token,
  );

const createTokenQuery = (token: string) => ({ model: 'session', where: [{ field: 'token', value: token }] });

test('the library adapter stores session tokens as hashes, and finds and updates sessions by their token', async () => {
  expect(await createSession('secret')).toMatchObject({ token: 'secret', userId: 'ana' });
  expect(await listStoredTokens()).toEqual([hashSessionToken('secret')]);
  expect(await adapter.findOne(createTokenQuery('secret'))).toMatchObject({ token: 'secret', userId: 'ana' });
  expect(await adapter.findOne(createTokenQuery(hashSessionToken('secret')))).toBeNull();
  const changed = await adapter.update({ ...createTokenQuery('secret'), update: { userAgent: 'a browser' } });
  expect(changed).toMatchObject({ token: 'secret', userAgent: 'a browser' });
  await adapter.update({ ...createTokenQuery('secret'), update: { token: 'newer' } });
  expect(await listStoredTokens()).toEqual([hashSessionToken('newer')]);
});

test('the library adapter deletes sessions by one token or by several tokens', async () => {
  for (const token of ['one', 'two', 'three', 'four']) await createSession(token);
  await adapter.delete(createTokenQuery('one'));
  const where = [{ field: 'token', value: ['two', 'three'], operator: 'in' as const }];
  expect(await adapter.deleteMany({ model: 'session', where })).toBe(2);
  expect(await listStoredTokens()).toEqual([hashSessionToken('four')]);
});

test('the library adapter stores nothing if its transaction fails, and only token hashes if it commits', async () => {
  const failing = adapter.transaction(async (tx) => {
    await createSession('undone', tx);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await listStoredTokens()).toEqual([]);
  await adapter.transaction((tx) => createSession('kept', tx));
  expect(await listStoredTokens()).toEqual([hashSessionToken('kept')]);
});

test('the library adapter stores e-mail addresses without their aliases, and finds users by an alias', async () => {
  const email = encodeEmailForLibrary('jörg@x.example');
  const times = { createdAt: new Date(), updatedAt: new Date() };
  const created = await adapter.create({
    model: 'user',
    data: { name: 'Jörg', email, emailVerified: false, ...times },
  });
  expect(created).toMatchObject({ email });
  const where = [{ field: 'email', value: email }];
  expect(await adapter.findOne({ model: 'user', where })).toMatchObject({ name: 'Jörg', email });
  const { rows } = await database.db.pool.query(`select email from auth."user" where name = 'Jörg'`);
  expect(rows).toEqual([{ email: 'jörg@x.example' }]);
  const whereRaw = [{ field: 'email', value: 'jörg@x.example' }];
  await expect(adapter.findOne({ model: 'user', where: whereRaw })).rejects.toThrow('not an alias');
});
