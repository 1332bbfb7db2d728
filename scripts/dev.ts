import { fileURLToPath } from 'node:url';
import { createServer, type Plugin } from 'vite';
import { type Config, readConfig } from '../server/src/config/config.ts';
import { StartFailure } from '../server/src/process/start-failure.ts';
import { addInstallationMetaTags } from '../server/src/web-app/document.ts';
import { selfRemovingServiceWorkerScript, workerPath } from '../server/src/web-app/service-worker.ts';
import { startApi } from './dev/api.ts';
import { findFreePort } from './free-port.ts';

/**
 * Returns a Vite plugin that inserts the settings of the installation into the HTML, as the server does in
 * production. The plugin also removes the service worker of a built app on this origin. This service worker
 * would return the built app instead of the current code.
 */
function createInstallationPlugin(config: Config): Plugin {
  return {
    name: 'installation',
    transformIndexHtml: (html) => addInstallationMetaTags(html, config),
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${workerPath}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(selfRemovingServiceWorkerScript);
      });
    },
  };
}

/**
 * Runs web app and server on one origin for development. Vite serves the web app with hot reload, and
 * forwards API requests to the server. The server restarts when one of its files changes.
 */
async function runDevelopmentServer(config: Config): Promise<void> {
  const origin = config.publicUrl?.origin ?? `http://localhost:${config.port}`;
  const apiPort = await findFreePort();
  const front = await createServer({
    configFile: fileURLToPath(new URL('../web/vite.config.ts', import.meta.url)),
    clearScreen: false,
    plugins: [createInstallationPlugin(config)],
    server: {
      port: config.port,
      strictPort: true,
      host: config.host,
      proxy: { '/api': `http://127.0.0.1:${apiPort}` },
    },
  });
  await front.listen();
  const api = startApi({ port: apiPort, publicUrl: origin });
  const stop = async (): Promise<void> => {
    await Promise.all([front.close(), api.stop()]);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop());
}

try {
  await runDevelopmentServer(readConfig(process.env));
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exit(1);
}
