import { readdir } from 'node:fs/promises';
import { hostname, userInfo } from 'node:os';
import { expect, test } from 'vitest';
import { createDatabaseForTest } from '../../test/database-for-test.ts';
import { createDatabaseUrl } from '../../test/database.ts';
import {
  runAdminCommand,
  createDataFolder,
  type CommandResult,
  startInstallation,
} from '../../test/operator-process.ts';

const promotionMessage = 'Ana@example.com is now a superuser, not staff and active.';
const promotionResult = { code: 0, stdout: promotionMessage, stderr: '' };

test('while the server runs, an operator can change an account and read the audit log', async () => {
  const { dataDir, stop } = await startInstallation();
  expect(await runAdminCommand(dataDir, 'promote', 'ANA@example.com')).toEqual(promotionResult);
  expect((await runAdminCommand(dataDir, 'find', 'ana')).stdout).toMatch(
    /^id +email .*\n1 +Ana@example\.com +true +false +true +\d{4}-/,
  );
  const demoted = await runAdminCommand(dataDir, 'demote', 'ana@example.com');
  expect(demoted).toMatchObject({ code: 0, stdout: 'Ana@example.com is now no superuser, not staff and active.' });
  expect(demoted.stderr).toMatch(/^Warning: No active superuser is left/);
  const { stdout } = await runAdminCommand(dataDir, 'audit');
  expect(stdout).toContain(
    `Z  ${userInfo().username}@${hostname()}  demote   Ana@example.com  {"is_superuser":{"to":false,"from":true}}`,
  );
  await stop();
});

test('while the server is stopped, simultaneous commands of several operators succeed', async () => {
  const { dataDir, stop } = await startInstallation();
  await stop();
  const commands = [['promote'], ['promote', '--staff'], ['deactivate'], ['reset-password']];
  const results = await Promise.all(commands.map((line) => runAdminCommand(dataDir, ...line, 'ana@example.com')));
  expect(results.map(({ code, stderr }) => `${code} ${stderr}`).toSorted()).toEqual([
    expect.stringMatching(/^0/),
    expect.stringMatching(/^0/),
    expect.stringMatching(/^0/),
    '1 This database lacks tables: start the server once.',
  ]);
  // The command `list` succeeds only if the other commands have released the data folder.
  const { stdout } = await runAdminCommand(dataDir, 'list', '--json');
  expect(JSON.parse(stdout)).toMatchObject({ accounts: [{ is_staff: true, is_superuser: true, is_active: false }] });
});

const createFailureResult = (stderr: string): CommandResult => ({ code: 1, stdout: '', stderr });

test('an operator command fails with advice if tables are missing or from an older version', async () => {
  const { dataDir, db, stop } = await startInstallation();
  expect(await runAdminCommand(dataDir, 'reset-password', 'ana@example.com')).toEqual(
    createFailureResult('This database lacks tables: start the server once.'),
  );
  await db.pool.query("drop table audit_log; delete from migrations where name like '002%'");
  for (const args of [['list'], ['promote', 'ana@example.com'], ['audit']]) {
    expect(await runAdminCommand(dataDir, ...args)).toEqual(
      createFailureResult('This database is of another version of Wishwell: start its server once.'),
    );
  }
  await db.pool.query('drop table migrations');
  expect(await runAdminCommand(dataDir, 'list')).toEqual(
    createFailureResult('This database lacks tables: start the server once.'),
  );
  await stop();
});

test('an operator command changes data in an external database, and fails with a message if that is down', async () => {
  const { connection, db } = await createDatabaseForTest();
  await db.pool.query("insert into users (uid, email) values ('ana', 'Ana@example.com')");
  expect(
    await runAdminCommand({ DATABASE_URL: createDatabaseUrl({ connection }) }, 'promote', 'ana@example.com'),
  ).toEqual(promotionResult);
  const wrongUrl = createDatabaseUrl({ connection: { ...connection, password: 'wrong' } });
  for (const [DATABASE_URL, reason] of [
    [wrongUrl, /^The database refuses access \(password authentication failed[^\n]*$/],
    ['postgres://wishwell@127.0.0.1:1/x', /^The database does not answer: [^\n]*ECONNREFUSED[^\n]*$/],
  ] as const) {
    const result = await runAdminCommand({ DATABASE_URL }, 'promote', 'ana@example.com');
    expect(result).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(reason) });
  }
});

test('an operator command fails without an installation, and leaves DATA_DIR unchanged', async () => {
  const dataDir = await createDataFolder();
  expect(await runAdminCommand(dataDir, 'promote', 'ana@example.com')).toEqual(
    createFailureResult(`There is no Wishwell in ${dataDir} yet: start the server once, or set DATA_DIR.`),
  );
  expect(await readdir(dataDir)).toEqual([]);
});
