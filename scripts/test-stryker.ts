import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from './checks/tool.ts';
import { runInView } from './runs/report.ts';
import { ensureTrustTools } from './trust-tools/tools.ts';

/** The rules that need no server: functions and schemas whose tests take milliseconds. */
const mutated = [
  // Fields, prices, visibility and claims as requests and responses have them.
  'contract/src/{fields,problems,wire-names,wishlists}.ts',
  'server/src/friends/pair.ts',
  'server/src/http/{check,network}.ts',
  'server/src/accounts/own-origin.ts',
  'server/src/images/{formats,url-signature}.ts',
  'server/src/{users,wishlists,items}/access.ts',
  'web/src/friend-wishlists/claim-state.ts',
  'web/src/items/{item-draft,price}.ts',
];

/** Percent of all changes that a test must notice. */
const LEAST = 90;

/** Changes one expression after another in the files above and runs the tests that reach it; fails below the least. */
async function runStryker(): Promise<number> {
  const folderOf = await ensureTrustTools();
  const tools = '.trust-tools';
  const config = {
    packageManager: 'npm',
    testRunner: 'vitest',
    vitest: { configFile: 'trust/stryker/vitest.config.ts' },
    plugins: [join(folderOf('@stryker-mutator/vitest-runner'), 'dist/src/index.js')],
    // Words after the command choose files, for looking at one thing.
    mutate: process.argv.length > 2 ? process.argv.slice(2) : mutated,
    // Of another compiler than ours, whose settings Stryker would rewrite.
    tsconfigFile: 'none.json',
    checkers: [],
    reporters: ['clear-text', 'html'],
    htmlReporter: { fileName: `${tools}/mutation.html` },
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    tempDirName: `${tools}/sandbox`,
    ignorePatterns: ['/data', '/data-*', '/docs', '/e2e', '/e2e-firebase', '/bench', '/web/dist', '/screenshots'],
    concurrency: 2,
    thresholds: { high: 100, low: LEAST, break: LEAST },
  };
  const file = join(root, tools, 'stryker.json');
  await writeFile(file, JSON.stringify(config, undefined, 2));
  const program = join(folderOf('@stryker-mutator/core'), 'bin/stryker.js');
  return runInView('node', [program, 'run', relative(root, file)]);
}

process.exitCode = await runStryker().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
