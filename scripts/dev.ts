import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { runAndReportFailure } from '../server/src/cli/operator-command.ts';
import { type Config, readConfig } from '../server/src/config/config.ts';
import { addServerSettingsMetaTags } from '../server/src/web-app/document.ts';
import { selfRemovingServiceWorkerScript, serviceWorkerPath } from '../server/src/web-app/service-worker.ts';
import { repositoryRoot, toolEnvironment } from './checks/tool.ts';
import { findFreePort } from './free-port.ts';

/**
 * Returns a Vite plugin that inserts the settings of the installation into the HTML, as the server does in
 * production. It also replaces the service worker of an earlier production build by one that removes itself.
 * Otherwise the browser would show the old build instead of the current code.
 */
function createInstallationPlugin(config: Config): Plugin {
  return {
    name: 'installation',
    transformIndexHtml: (html) => addServerSettingsMetaTags(html, config),
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${serviceWorkerPath}`, (_request, response) => {
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
    configFile: join(repositoryRoot, 'web/vite.config.ts'),
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
  const api = spawn('node', ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
    cwd: repositoryRoot,
    env: {
      ...toolEnvironment,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(apiPort),
      PUBLIC_URL: origin,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const apiEnded = once(api, 'exit');
  const stop = async (): Promise<void> => {
    api.kill('SIGTERM');
    await Promise.all([front.close(), apiEnded]);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop());
}

await runAndReportFailure(() => runDevelopmentServer(readConfig(process.env)));
// Ends the process after a failure, because the file watchers of Vite would keep it running.
if (process.exitCode !== undefined) process.exit();
