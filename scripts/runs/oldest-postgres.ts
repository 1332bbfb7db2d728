import { existsSync } from 'node:fs';
import type { Tally } from './tally.ts';
import { runUnitTests } from './unit-tests.ts';

// Where Debian's package postgresql-15 puts its programs: the oldest version that we promise to run on.
const bin = '/usr/lib/postgresql/15/bin';

/** Runs the server's tests once more on PostgreSQL 15; says so when it is not there. */
export async function runOnOldestPostgres(): Promise<Tally> {
  if (existsSync(bin)) {
    console.log('\nThe server on PostgreSQL 15');
    return runUnitTests({ projects: ['server'], env: { TEST_POSTGRES_BIN: bin } });
  }
  console.log("\nSkipped: the server on PostgreSQL 15, which needs Debian's package postgresql-15.");
  return { passed: 0, failed: 0, skipped: 1 };
}
