import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { repositoryRoot } from './checks/tool.ts';
import { runProgramWithOutput } from './runs/report.ts';
import { ensureTrustTools } from './trust-tools/tools.ts';

/** Files to mutate. Their tests need no server and take only milliseconds. */
const mutatedFiles = [
  'contract/src/{fields,problems,wire-names,wishlists}.ts',
  'server/src/friends/pair.ts',
  'server/src/http/{check,network}.ts',
  'server/src/accounts/own-origin.ts',
  'server/src/images/{formats,url-signature}.ts',
  'server/src/{users,wishlists,items}/access.ts',
  'web/src/items/claim-state.ts',
  'web/src/items/{item-draft,price}.ts',
];

/** Lowest mutation score in percent. */
const MIN_MUTATION_SCORE_PERCENT = 90;

async function runStryker(): Promise<number> {
  const folderOf = await ensureTrustTools();
  const toolsFolder = '.trust-tools';
  const config = {
    packageManager: 'npm',
    testRunner: 'vitest',
    vitest: { configFile: 'trust/stryker/vitest.config.ts' },
    plugins: [join(folderOf('@stryker-mutator/vitest-runner'), 'dist/src/index.js')],
    // Mutates the files in the command-line arguments instead of `mutatedFiles`, if there are any.
    mutate: process.argv.length > 2 ? process.argv.slice(2) : mutatedFiles,
    // Names a file that does not exist, because Stryker would change an existing tsconfig.json.
    tsconfigFile: 'none.json',
    checkers: [],
    reporters: ['clear-text', 'html'],
    htmlReporter: { fileName: `${toolsFolder}/mutation.html` },
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    tempDirName: `${toolsFolder}/sandbox`,
    ignorePatterns: ['/data', '/data-*', '/docs', '/e2e', '/e2e-firebase', '/bench', '/web/dist', '/screenshots'],
    concurrency: 2,
    thresholds: { high: 100, low: MIN_MUTATION_SCORE_PERCENT, break: MIN_MUTATION_SCORE_PERCENT },
  };
  const file = join(repositoryRoot, toolsFolder, 'stryker.json');
  await writeFile(file, JSON.stringify(config, undefined, 2));
  const program = join(folderOf('@stryker-mutator/core'), 'bin/stryker.js');
  return runProgramWithOutput('node', [program, 'run', relative(repositoryRoot, file)]);
}

process.exitCode = await runStryker().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
