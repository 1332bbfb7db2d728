import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from '../web/vite.config.ts';

const repositoryRoot = fileURLToPath(new URL('..', import.meta.url));

const api = defineConfig({
  root: repositoryRoot,
  test: {
    name: 'api',
    include: ['e2e-firebase/api/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['./server/test/cluster.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});

const providerTestConfig = mergeConfig(
  viteConfig,
  defineConfig({
    root: repositoryRoot,
    // Uses the browser build of the SDK. Node would load the Node build, which lacks browser features.
    resolve: { alias: { '@firebase/auth': join(repositoryRoot, 'node_modules/@firebase/auth/dist/esm/index.js') } },
    test: {
      name: 'provider',
      include: ['e2e-firebase/provider/**/*.test.ts'],
      environment: 'happy-dom',
      setupFiles: ['web/vitest.setup.ts'],
      server: { deps: { inline: [/@firebase/] } },
    },
  }),
);

export default defineConfig({ test: { projects: [api, providerTestConfig] } });
