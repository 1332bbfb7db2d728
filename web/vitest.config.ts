import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      name: 'web',
      include: ['**/*.test.{ts,tsx}'],
      environment: 'happy-dom',
      setupFiles: ['./vitest.setup.ts'],
      testTimeout: 30_000,
      expect: { poll: { timeout: 10_000 } },
      // Runs one worker process per CPU core.
      maxWorkers: '100%',
      // Shares modules and the document between the test files of a worker, which makes the tests four times
      // as fast.
      isolate: false,
      // Keeps the class names of style sheets unchanged, so that tests can find elements by class name.
      css: { modules: { classNameStrategy: 'non-scoped' } },
    },
  }),
);
