import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const run = promisify(execFile);

/** What a bench that does not begin says. One that begins is stopped, and fails the test. */
async function refusalOf(bench: string, words: readonly string[], environment = process.env): Promise<string> {
  const path = fileURLToPath(new URL(`${bench}.ts`, import.meta.url));
  const ended: unknown = await run(process.execPath, [path, ...words], { env: environment, timeout: 15_000 }).catch(
    (error: unknown) => error,
  );
  expect(ended).toMatchObject({ code: 2, stdout: '' });
  return (ended as { stderr: string }).stderr;
}

test.each([
  ['api', ['friends'], 'There is no part called friends: say calls, documents, settings, pictures, largest, memory.'],
  ['api', ['toString'], 'There is no part called toString: say calls, documents, settings, pictures, largest, memory.'],
  ['api', ['--long'], "Unknown option '--long'"],
  ['enumeration', ['9'], 'Say how many pairs: a whole number from 10, such as 200.'],
  ['idle-memory', ['soon'], 'Say how many seconds to wait: a whole number from 0, such as 30.'],
  ['invisible', ['many'], 'Say how many pairs: a whole number from 10, such as 400.'],
  ['restore', ['0'], 'Say how many items: a whole number from 1, such as 100000.'],
  ['scale', ['999'], 'Sizes are whole numbers of people, from 1000 to 4000000.'],
  ['scale', ['--long'], "Unknown option '--long'"],
  ['sign-ins', ['1.5'], 'Say how many rounds: a whole number from 1, such as 5.'],
  ['sign-ins', ['5', '6'], 'Only how many rounds can be said.'],
  ['start', ['--rounds=5'], "Unknown option '--rounds'"],
  ['web', ['larg', 'scripts'], 'There is no part called larg: say scripts, lighthouse, interactions, heap.'],
  ['web', ['--rounds=x'], 'Say how many rounds: a whole number from 1, such as 5.'],
])('%s does not begin with %j, and says why in a sentence', async (bench, words, sentence) => {
  const refusal = await refusalOf(bench, words);
  expect(refusal).toContain(sentence);
  expect(refusal).not.toMatch(/^\s+at /m);
});

test('a bench that needs tools names those that are missing, and what to install', async () => {
  const getconf = await run('which', ['getconf']);
  const folder = await mkdtemp(join(tmpdir(), 'wishwell-tools-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await symlink(getconf.stdout.trim(), join(folder, 'getconf'));
  const environment = { ...process.env, PATH: folder };
  expect(await refusalOf('api', [], environment)).toBe(
    'wrk is missing: install wrk.\npgbench is missing: install postgresql-contrib (macOS: Homebrew’s postgresql).\n',
  );
});
