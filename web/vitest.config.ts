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
      // A test may ask for a class by the name it has in the sheet.
      css: { modules: { classNameStrategy: 'non-scoped' } },
    },
  }),
);
