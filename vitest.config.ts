import { defineConfig } from 'vitest/config';
import { storeTemporaryFilesInMemory } from './scripts/runs/memory-folder.ts';
import { excludedUnitTests } from './scripts/runs/test-lists.ts';
import { isFullTestRun } from './trust/tier.ts';

storeTemporaryFilesInMemory();

const postgresTestOptions = {
  environment: 'node' as const,
  globalSetup: './server/test/cluster.ts',
  exclude: [...excludedUnitTests],
  // The timeouts are long, because a server with a database starts slowly on a busy machine.
  hookTimeout: 120_000,
  expect: { poll: { timeout: 10_000 } },
};

export default defineConfig({
  test: {
    projects: [
      'web/vitest.config.ts',
      {
        test: {
          name: 'server',
          include: ['{contract,text,server,scripts,ops}/**/*.test.ts'],
          ...postgresTestOptions,
          testTimeout: 60_000,
          // Test files in the same worker share their loaded modules, which saves a third of the time.
          isolate: false,
          // Uses more workers than the two cores of a small machine, because each worker spends a quarter of
          // its time waiting.
          maxWorkers: 3,
          // This project is not in the group of `web`, because Vitest requires the same `maxWorkers` for all
          // projects of a group. Group 1 runs after group 0.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'trust',
          include: ['trust/**/*.test.ts'],
          ...postgresTestOptions,
          // Runs these load tests after all other projects, at most two test files at the same time.
          sequence: { groupOrder: 2 },
          maxWorkers: 2,
          testTimeout: isFullTestRun ? 3_600_000 : 300_000,
        },
      },
    ],
  },
});
