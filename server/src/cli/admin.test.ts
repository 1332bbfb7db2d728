import { readdir } from 'node:fs/promises';
import { hostname, userInfo } from 'node:os';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freshDatabase, urlOf } from '../../test/database.ts';
import { admin, emptyFolder, type Ended, installation } from '../../test/operator-process.ts';

vi.setConfig({ testTimeout: 30_000 });

const isSuperuser = 'Ana@example.com is now a superuser, not staff and active.';
const done = { code: 0, said: isSuperuser, complained: '' };

test('while the server runs, an operator changes an account, and reads who did', async () => {
  const { dataDir, stop } = await installation();
  expect(await admin(dataDir, 'promote', 'ANA@example.com')).toEqual(done);
  expect((await admin(dataDir, 'find', 'ana')).said).toMatch(
    /^id +e-mail .*\n1 +Ana@example\.com +superuser +active +\d{4}-/,
  );
  const demoted = await admin(dataDir, 'demote', 'ana@example.com');
  expect(demoted).toMatchObject({ code: 0, said: 'Ana@example.com is now no superuser, not staff and active.' });
  expect(demoted.complained).toMatch(/^Warning: No active superuser is left/);
  const { said } = await admin(dataDir, 'audit');
  expect(said).toContain(
    `Z  ${userInfo().username}@${hostname()}  demote   Ana@example.com  is_superuser true → false`,
  );
  await stop();
});

test('while the server does not run, the command starts the database for a moment', async () => {
  const { dataDir, stop } = await installation();
  await stop();
  expect(await admin(dataDir, 'promote', 'ana@example.com')).toEqual(done);
  // It left nothing behind that would be in the way of the next one.
  expect(await admin(dataDir, 'promote', 'ana@example.com')).toMatchObject({ code: 0 });
});

test('several operators at once do not stand in each other’s way while the server does not run', async () => {
  const { dataDir, stop } = await installation();
  await stop();
  const lines = [['promote'], ['promote', '--staff'], ['deactivate'], ['reset-password']];
  const ended = await Promise.all(lines.map((line) => admin(dataDir, ...line, 'ana@example.com')));
  expect(ended.map(({ code, complained }) => `${code} ${complained}`).toSorted()).toEqual([
    expect.stringMatching(/^0/),
    expect.stringMatching(/^0/),
    expect.stringMatching(/^0/),
    '1 This database holds no passwords yet: start the server once.',
  ]);
  const { said } = await admin(dataDir, 'list', '--json');
  expect(JSON.parse(said)).toMatchObject({ accounts: [{ is_staff: true, is_superuser: true, is_active: false }] });
});

const refused = (complained: string): Ended => ({ code: 1, said: '', complained });

test('what is missing in the database is named with its cure', async () => {
  const { dataDir, db, stop } = await installation();
  expect(await admin(dataDir, 'reset-password', 'ana@example.com')).toEqual(
    refused('This database holds no passwords yet: start the server once.'),
  );
  await db.pool.query("drop table audit_log; delete from migrations where name like '002%'");
  for (const args of [['list'], ['promote', 'ana@example.com'], ['audit']]) {
    expect(await admin(dataDir, ...args)).toEqual(
      refused('This database is older than this version of Wishwell: start the server once.'),
    );
  }
  await db.pool.query('drop table migrations');
  expect(await admin(dataDir, 'list')).toEqual(refused('This database is empty: start the server once.'));
  await stop();
});

test('a database elsewhere is changed too, and named when it does not answer', async () => {
  const { connection, db, drop } = await freshDatabase();
  onTestFinished(drop);
  await db.pool.query("insert into users (uid, email) values ('ana', 'Ana@example.com')");
  expect(await admin({ DATABASE_URL: urlOf({ connection }) }, 'promote', 'ana@example.com')).toEqual(done);
  for (const [address, reason] of [
    [
      urlOf({ connection: { ...connection, password: 'wrong' } }),
      /^The database does not let this command in \(password authentication failed[^\n]*$/,
    ],
    [
      urlOf({ connection: { ...connection, database: 'nothing' } }),
      /^The database does not let this command in \(database "nothing" does not exist[^\n]*$/,
    ],
    ['postgres://wishwell@127.0.0.1:1/x', /^The database does not answer: [^\n]*ECONNREFUSED[^\n]*$/],
  ] as const) {
    const { code, said, complained } = await admin({ DATABASE_URL: address }, 'promote', 'ana@example.com');
    expect({ code, said }).toEqual({ code: 1, said: '' });
    expect(complained).toMatch(reason);
  }
});

test('a folder without an installation is left as it is', async () => {
  const dataDir = await emptyFolder();
  const reason = `There is no Wishwell in ${dataDir} yet: start the server once, or set DATA_DIR.`;
  expect(await admin(dataDir, 'promote', 'ana@example.com')).toEqual({ code: 1, said: '', complained: reason });
  expect(await readdir(dataDir)).toEqual([]);
});
