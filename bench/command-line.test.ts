import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const execFileAsync = promisify(execFile);

/**
 * Runs a benchmark with invalid arguments and returns its error output. Fails the test if the benchmark
 * accepts the arguments and starts.
 */
async function readArgumentError(bench: string, words: readonly string[], environment = process.env): Promise<string> {
  const path = fileURLToPath(new URL(`${bench}.ts`, import.meta.url));
  const result: unknown = await execFileAsync(process.execPath, [path, ...words], {
    env: environment,
    timeout: 15_000,
  }).catch((error: unknown) => error);
  expect(result).toMatchObject({ code: 2, stdout: '' });
  return (result as { stderr: string }).stderr;
}

test.each([
  [
    'api',
    ['friends'],
    'Unknown part: friends. Choose from: calls, documents, settings, pictures, previews, largest, memory.',
  ],
  [
    'api',
    ['toString'],
    'Unknown part: toString. Choose from: calls, documents, settings, pictures, previews, largest, memory.',
  ],
  ['api', ['--long'], "Unknown option '--long'"],
  ['enumeration', ['9'], 'The number of pairs must be a whole number of at least 10, such as 200.'],
  ['idle-memory', ['soon'], 'The number of seconds to wait must be a whole number of at least 0, such as 30.'],
  ['invisible', ['many'], 'The number of pairs must be a whole number of at least 10, such as 400.'],
  ['restore', ['0'], 'The number of items must be a whole number of at least 1, such as 100000.'],
  ['scale', ['999'], 'Each size must be a whole number of people from 1000 to 4000000.'],
  ['scale', ['--long'], "Unknown option '--long'"],
  ['sign-ins', ['1.5'], 'The number of rounds must be a whole number of at least 1, such as 5.'],
  ['sign-ins', ['5', '6'], 'Too many arguments: give only the number of rounds.'],
  ['start', ['--rounds=5'], "Unknown option '--rounds'"],
  ['web', ['larg', 'scripts'], 'Unknown part: larg. Choose from: scripts, lighthouse, interactions, entry, heap.'],
  ['web', ['--rounds=x'], 'The number of rounds must be a whole number of at least 1, such as 5.'],
])(
  'the benchmark %s prints an error message for the arguments %j and does not start',
  async (bench, words, sentence) => {
    const refusal = await readArgumentError(bench, words);
    expect(refusal).toContain(sentence);
    expect(refusal).not.toMatch(/^\s+at /m);
  },
);

test('a benchmark without its tools prints the names of the missing tools and the packages to install', async () => {
  const getconf = await execFileAsync('which', ['getconf']);
  const folder = await mkdtemp(join(tmpdir(), 'wishwell-tools-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await symlink(getconf.stdout.trim(), join(folder, 'getconf'));
  const environment = { ...process.env, PATH: folder };
  expect(await readArgumentError('api', [], environment)).toBe(
    'wrk is missing: install wrk.\npgbench is missing: install postgresql-contrib (macOS: Homebrew’s postgresql).\n',
  );
});
