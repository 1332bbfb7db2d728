import { existsSync } from 'node:fs';
import type { TestCounts } from './tally.ts';
import { runUnitTests } from './unit-tests.ts';

// Folder of the programs in Debian's package postgresql-15, the oldest supported version.
const binFolder = '/usr/lib/postgresql/15/bin';

/** Runs the tests of the server on PostgreSQL 15. Skips them if PostgreSQL 15 is not installed. */
export async function runOnOldestPostgres(): Promise<TestCounts> {
  if (existsSync(binFolder)) {
    console.log('\nThe server on PostgreSQL 15');
    return runUnitTests({ projects: ['server'], env: { TEST_POSTGRES_BIN: binFolder } });
  }
  console.log("\nSkipped: the server on PostgreSQL 15, which needs Debian's package postgresql-15.");
  return { passed: 0, failed: 0, skipped: 1 };
}
