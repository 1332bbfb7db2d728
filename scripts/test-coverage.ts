import { join } from 'node:path';
import { runInView } from './runs/report.ts';
import { ensureTrustTools } from './trust-tools/tools.ts';

/** Here no branch may be untried, by what it decides. */
const judged = {
  // Whose the bearer is, what an account may call, and the only makers of the types that prove a right to one thing.
  access: [
    'server/src/accounts/tokens/verify-bearer.ts',
    'server/src/http/{bearer,call-routes}.ts',
    'server/src/*/access.ts',
    'server/src/users/*.ts',
  ],
  // Who gets a gift, what its claim is worth when sight is lost, and what a friend is shown of it.
  claims: ['server/src/claims/*.ts', 'server/src/friend-wishlists/*.ts'],
  // Where two people stand, and what leads from one standing to the next.
  friendship: ['server/src/friends/*.ts'],
  // What input must look like, field by field, and what must fit together before a list or an item is stored.
  validation: [
    'contract/src/*.ts',
    'server/src/http/{check,entity-tags,json-body,pagination,problem,uploads}.ts',
    'server/src/idempotency/create-once.ts',
    'server/src/wishlists/*.ts',
    'server/src/items/*.ts',
  ],
};

/** The tests that are about these, by the beginnings of their paths. */
const tests = [
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

/** Runs these tests; fails when a branch of a judged file is not taken by any. */
async function measure(): Promise<number> {
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
  const included = Object.values(judged).flatMap((patterns) =>
    patterns.map((pattern) => `--coverage.include=${pattern}`),
  );
  // Words after the command choose test files, for looking at one thing.
  const files = process.argv.length > 2 ? process.argv.slice(2) : tests;
  return runInView('vitest', ['run', '--project', 'server', ...options, ...reporters, ...included, ...files]);
}

process.exitCode = await measure().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
