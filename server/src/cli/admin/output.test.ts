import { expect, test } from 'vitest';
import { runAdminCommand, startInstallation } from '../../../test/operator-process.ts';

test('with --json, every command prints one JSON document, even for an error', async () => {
  const { dataDir, db, stop } = await startInstallation();
  const runWithJson = async (...args: string[]) => {
    const { code, stdout, stderr } = await runAdminCommand(dataDir, ...args, '--json');
    return { code, document: JSON.parse(stdout) as unknown, stderr };
  };
  const promoted = { account: { id: 1, is_superuser: true }, changed: true, sessions_ended: 0, warnings: [] };
  expect(await runWithJson('promote', 'ana@example.com')).toMatchObject({
    code: 0,
    document: promoted,
    stderr: '',
  });
  const warning = expect.stringMatching(/^No active superuser is left/);
  const demoted = await runWithJson('demote', 'ana@example.com');
  expect(demoted).toMatchObject({ code: 0, document: { changed: true, warnings: [warning] } });
  expect(demoted.stderr).toMatch(/^Warning: No active superuser/);
  expect(await runWithJson('list')).toMatchObject({
    document: { accounts: [{ uid: 'ana' }], next: null, warnings: [] },
  });
  expect(await runWithJson('audit', '--limit', '1')).toMatchObject({
    document: { entries: [{ action: 'demote' }], next: 2 },
  });
  const failures = {
    promote: [1, 'Nobody with the e-mail address bo@example.com'],
    fire: [2, "unknown command 'fire'"],
  };
  for (const [name, [code, message]] of Object.entries(failures)) {
    expect(await runWithJson(name, 'bo@example.com')).toEqual({
      code,
      document: { error: expect.stringContaining(String(message)) },
      stderr: '',
    });
  }
  await db.pool.query('drop table audit_log');
  expect(await runWithJson('audit')).toMatchObject({
    code: 1,
    document: { error: expect.stringContaining('start the server') },
  });
  await stop();
});

test('commands escape control characters of names and arguments', async () => {
  const { dataDir, db, stop } = await startInstallation();
  await db.pool.query('update users set display_name = $1', ['\u001b[31mred\u009b2J\n\u202eroot']);
  const title = 'x\u001b]0;x\u0007';
  for (const args of [['list'], ['list', '--json'], ['find', '\u001b[31m'], ['promote', title], ['\u001b[2J']]) {
    const { stdout, stderr } = await runAdminCommand(dataDir, ...args);
    expect(stdout + stderr).toContain(String.raw`\u001b`);
    expect(stdout + stderr).not.toMatch(/(?!\n)\p{Cc}|\u202e/u);
  }
  await stop();
});

test('an invalid command prints its usage with exit code 2, and --help with exit code 0', async () => {
  const invalidResult = await runAdminCommand('/nonexistent', 'deactivate', 'ana@example.com', '--staff');
  expect(invalidResult).toMatchObject({ code: 2, stdout: '' });
  expect(invalidResult.stderr).toMatch(/^error: .*--staff.*\n\nUsage: npm run admin -- deactivate /);
  const noCommandResult = await runAdminCommand('/nonexistent');
  expect(noCommandResult).toMatchObject({ code: 2, stdout: '' });
  expect(noCommandResult.stderr).toContain('Usage: npm run admin --');
  const help = await runAdminCommand('/nonexistent', 'audit', '--help');
  expect(help).toMatchObject({ code: 0, stderr: '' });
  expect(help.stdout).toMatch(/^Usage: npm run admin -- audit /);
});
