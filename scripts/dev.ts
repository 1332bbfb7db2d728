import { fileURLToPath } from 'node:url';
import { createServer, type Plugin } from 'vite';
import { type Config, readConfig } from '../server/src/config/config.ts';
import { removingWorker, workerPath } from '../server/src/web-app/service-worker.ts';
import { describeInstallation } from '../server/src/web-app/document.ts';
import { StartFailure } from '../server/src/process/start-failure.ts';
import { startApi } from './dev/api.ts';
import { findFreePort } from './free-port.ts';

/**
 * The document gets its owner and its identity provider from the server; here from its configuration. The service worker
 * of a built app that ran at the same address would show that one.
 */
function installationPlugin(config: Config): Plugin {
  return {
    name: 'installation',
    transformIndexHtml: (html) => describeInstallation(html, config),
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${workerPath}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(removingWorker);
      });
    },
  };
}

/**
 * Development on one origin: Vite in front, so that a change in `web/` shows at once, and behind it the server, which
 * starts again when one of its files changes.
 */
async function develop(config: Config): Promise<void> {
  const origin = config.publicUrl?.origin ?? `http://localhost:${config.port}`;
  const apiPort = await findFreePort();
  const front = await createServer({
    configFile: fileURLToPath(new URL('../web/vite.config.ts', import.meta.url)),
    clearScreen: false,
    plugins: [installationPlugin(config)],
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
  await develop(readConfig(process.env));
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exit(1);
}
