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
      // As the other tests, beside which these run.
      maxWorkers: '100%',
      // A test may ask for a class by the name it has in the sheet.
      css: { modules: { classNameStrategy: 'non-scoped' } },
    },
  }),
);
