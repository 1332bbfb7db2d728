import { join } from 'node:path';
import { runInView } from './runs/report.ts';
import { ensureTrustTools } from './trust-tools/tools.ts';

/** Who may what, claims, friendship, and what input must look like: here no branch may be untried. */
const judged = [
  'contract/src/*.ts',
  'server/src/*/access.ts',
  'server/src/http/{bearer,check,json-body,problem}.ts',
  'server/src/claims/*.ts',
  'server/src/friend-wishlists/*.ts',
  'server/src/friends/*.ts',
  'server/src/wishlists/{shares,update-wishlist,create-wishlist,save-item}.ts',
  'server/src/idempotency/create-once.ts',
];

/** Runs the tests of the server and of what both sides promise; fails below every branch of the files above. */
async function measure(): Promise<number> {
  const folderOf = await ensureTrustTools();
  const settings = {
    enabled: 'true',
    provider: 'custom',
    customProviderModule: join(folderOf('@vitest/coverage-v8'), 'dist/index.js'),
    reportsDirectory: '.trust-tools/coverage',
    'thresholds.branches': '100',
    'thresholds.perFile': 'true',
  };
  const options = Object.entries(settings).map(([name, value]) => `--coverage.${name}=${value}`);
  const reporters = ['text', 'html'].map((name) => `--coverage.reporter=${name}`);
  const included = judged.map((pattern) => `--coverage.include=${pattern}`);
  // Words after the command choose test files, for looking at one thing.
  const files = process.argv.slice(2);
  return runInView('vitest', ['run', '--project', 'server', ...options, ...reporters, ...included, ...files]);
}

process.exitCode = await measure().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
