import { defineConfig } from 'vitest/config';
import { isFull } from './trust/tier.ts';

const onPostgres = { environment: 'node' as const, globalSetup: './server/test/cluster.ts' };

export default defineConfig({
  test: {
    projects: [
      'web/vitest.config.ts',
      {
        test: {
          name: 'server',
          include: ['{contract,text,server,scripts,ops,bench}/**/*.test.ts'],
          ...onPostgres,
          // On a busy machine a server with a database of its own takes its time.
          testTimeout: 20_000,
          hookTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          // Tests wait for servers, locks and clocks a third of the time, so that two for each core keep it busy.
          maxWorkers: '200%',
        },
      },
      {
        test: {
          name: 'trust',
          include: ['trust/**/*.test.ts'],
          exclude: isFull ? [] : ['trust/**/*.long.test.ts'],
          ...onPostgres,
          // Apart from everything else: these are storms, two at a time.
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
          testTimeout: isFull ? 3_600_000 : 600_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
