import { join } from 'node:path';
import { runProgramWithOutput } from './runs/report.ts';
import { ensureTrustTools } from './trust-tools/tools.ts';

/** Files by topic. The tests must cover every branch in these files. */
const coveredFiles = {
  // Files that verify bearer tokens, authorise requests, and create the types of authorised users.
  access: [
    'server/src/accounts/tokens/verify-bearer.ts',
    'server/src/http/{bearer,call-routes}.ts',
    'server/src/*/access.ts',
    'server/src/users/*.ts',
  ],
  // Files that store and end claims, and that return claims in the lists of friends.
  claims: ['server/src/claims/*.ts', 'server/src/friend-wishlists/*.ts'],
  friendship: ['server/src/friends/*.ts'],
  // Files that validate input, and files that store lists and items.
  validation: [
    'contract/src/*.ts',
    'server/src/http/{check,entity-tags,json-body,pagination,problem,uploads}.ts',
    'server/src/idempotency/create-once.ts',
    'server/src/wishlists/*.ts',
    'server/src/items/*.ts',
  ],
};

/** Path prefixes of test files. These tests must cover the files in `coveredFiles`. */
const testPaths = [
  'contract/src/',
  ...['claims', 'friend-wishlists', 'friends', 'idempotency', 'items', 'users', 'wishlists'].map(
    (name) => `server/src/${name}/`,
  ),
  ...['check', 'entity-tags', 'pagination'].map((name) => `server/src/http/${name}.test.ts`),
  'server/src/accounts/tokens/bearers.test.ts',
  'server/src/accounts/email-links/verify.test.ts',
  ...['access', 'bad-addresses', 'bad-forms', 'bad-json', 'bad-uploads', 'limits'].map(
    (name) => `server/test/${name}.test.ts`,
  ),
];

async function runCoverage(): Promise<number> {
  const folderOf = await ensureTrustTools();
  const settings = {
    enabled: 'true',
    provider: 'custom',
    customProviderModule: join(folderOf('@vitest/coverage-v8'), 'dist/index.js'),
    reportsDirectory: '.trust-tools/coverage',
    'thresholds.branches': '100',
  };
  const options = Object.entries(settings).map(([name, value]) => `--coverage.${name}=${value}`);
  const reporters = ['text', 'html'].map((name) => `--coverage.reporter=${name}`);
  const included = Object.values(coveredFiles).flatMap((patterns) =>
    patterns.map((pattern) => `--coverage.include=${pattern}`),
  );
  // Runs the test files in the command-line arguments instead of `testPaths`, if there are any.
  const files = process.argv.length > 2 ? process.argv.slice(2) : testPaths;
  return runProgramWithOutput('vitest', [
    'run',
    '--project',
    'server',
    ...options,
    ...reporters,
    ...included,
    ...files,
  ]);
}

process.exitCode = await runCoverage().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
