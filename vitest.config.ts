import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'web/vitest.config.ts',
      {
        test: {
          name: 'server',
          include: ['{contract,text,server,scripts}/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['./server/test/cluster.ts'],
          // On a busy machine a server with a database of its own takes its time.
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
