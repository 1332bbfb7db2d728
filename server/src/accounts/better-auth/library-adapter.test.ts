import type { DBAdapter } from 'better-auth/adapters';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createTestConfig } from '../../../test/config.ts';
import { createFreshDatabase, type FreshDatabase } from '../../../test/database.ts';
import { hashSessionToken } from '../session-token.ts';
import { createLibraryAdapter } from './library-adapter.ts';
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
