import { isFullTestRun } from '../../trust/tier.ts';

/**
 * Unit tests that only `npm run test:full` runs, because they take long: they start many processes, wait for
 * real time, or simulate a failure many times.
 */
const longUnitTests: readonly string[] = [
  'scripts/demo/world.test.ts',
  'server/src/accounts/email-links/reset.test.ts',
  'server/src/accounts/firebase/keys-away.test.ts',
  'server/src/accounts/google/attackers.test.ts',
  'server/src/backup/move-images.test.ts',
  'server/src/cli/admin.test.ts',
  'server/src/cli/admin/output.test.ts',
  'server/src/cli/backup.test.ts',
  'server/src/cli/move-images.test.ts',
  'server/src/database/synchronous-commits.test.ts',
  'server/src/database/migrations/slow-start.test.ts',
  'server/src/embedded-postgres/embedded-postgres.test.ts',
  'server/src/images/image-encoder.test.ts',
  'server/src/previews/slow-servers.test.ts',
  'server/src/process/check-database.test.ts',
  'server/src/process/starting-with-bucket.test.ts',
  'server/src/process/starting.test.ts',
  'server/src/process/stopping.test.ts',
  'server/src/telemetry/traces/traces.test.ts',
  'server/test/disk-full.test.ts',
  'server/test/encoder-process.test.ts',
  'server/test/pooler.test.ts',
  'trust/faults/**',
  'trust/privacy/**',
];

/** Browser tests that `npm test` runs. The other browser tests run only in `npm run test:full`. */
const quickBrowserTests: readonly string[] = [
  'axe',
  'documents',
  'drafts',
  'gift',
  'gift-states',
  'gifts',
  'ideas',
  'invitations',
  'keyboard',
  'promises',
  'sharing',
  'shell',
  'shown-claims',
];

/**
 * Whether the run includes the long tests. `npm test -- <word>` sets LONG_FILES, so that it can also run
 * long test files.
 */
const includesLongTests = isFullTestRun || process.env['LONG_FILES'] === '1';

export const excludedUnitTests: readonly string[] = includesLongTests ? [] : longUnitTests;

export const includedBrowserTests: readonly string[] = includesLongTests
  ? ['**/*.spec.ts']
  : quickBrowserTests.map((name) => `**/${name}.spec.ts`);
