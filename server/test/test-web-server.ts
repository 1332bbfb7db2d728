import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { builtWebAppFolder, createWebAppPlugin } from '../src/web-app/web-app.ts';

/**
 * Serves the web app at a fixed URL. Tests can change the web build. Forwards API requests to a running
 * Wishwell server.
 */
export interface TestWebServer {
  origin: string;
  stop(): Promise<void>;
  /** Starts serving the web build in `folder`. The default is the current build of the web app. */
  start(folder?: string, options?: { offlineShell?: boolean }): Promise<void>;
}

const installationOperator = {
  name: 'Robin Hale',
  email: 'hello@wishwell.example',
  codeProfileUrl: 'https://code.example/',
  networkProfileUrl: 'https://network.example/',
};
const auth = { provider: 'built-in', oidc: undefined, requireEmailVerification: false } as const;

const forwardedHeaders = ['authorization', 'cookie', 'content-type', 'accept-language', 'if-none-match'];

function forwardApiRequests(app: FastifyInstance, api: string): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.all('/api/*', async (request, reply) => {
    const headers = new Headers({ origin: api });
    for (const name of forwardedHeaders)
      if (request.headers[name] !== undefined) headers.set(name, String(request.headers[name]));
    const body = request.body instanceof Buffer ? new Uint8Array(request.body) : null;
    const response = await fetch(api + request.url, { method: request.method, headers, body });
    for (const name of ['content-type', 'cache-control', 'etag']) {
      const value = response.headers.get(name);
      if (value !== null) void reply.header(name, value);
    }
    void reply.header('set-cookie', response.headers.getSetCookie());
    return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()));
  });
}

/** Starts serving the current web build, and forwards API requests to the server at `api`. */
export async function startTestWebServer(api: string): Promise<TestWebServer> {
  let app: FastifyInstance | undefined;
  let port = 0;
  const start: TestWebServer['start'] = async (folder = builtWebAppFolder, { offlineShell = true } = {}) => {
    app = fastify({ forceCloseConnections: true });
    forwardApiRequests(app, api);
    const web = createWebAppPlugin(folder, {
      owner: installationOperator,
      auth,
      offlineShell,
      publicUrl: undefined,
      timeoutFactor: 10,
    });
    // This server finds no user for any session. So it sends every page as the app shell, an HTML document
    // without user data.
    await app.register(
      web({
        find: async () => undefined,
        callAs: () => Promise.reject(new Error('Nobody is known')),
        callAsVisitor: () => () => Promise.reject(new Error('Nobody is known')),
        markUser: () => {},
      }),
    );
    port = Number(new URL(await app.listen({ port, host: '127.0.0.1' })).port);
  };
  await start();
  const stop = async (): Promise<void> => app?.close();
  return { origin: `http://localhost:${port}`, start, stop };
}

/**
 * Runs the function `work` with a copy of the current web build. In this copy, every script and style file
 * has another name.
 */
export async function runWithRenamedBuild(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'wishwell-build-'));
  try {
    await cp(builtWebAppFolder, folder, { recursive: true });
    await renameBuiltFiles(folder);
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const renameAssets = (text: string): string => text.replace(/-[\w-]{7,8}\.(js|css)\b/g, '-otherone.$1');

async function renameBuiltFiles(folder: string): Promise<void> {
  const paths = (await readdir(folder, { recursive: true })).filter((path) =>
    /\.(?:js|json|css|html|br|gz)$/.test(path),
  );
  for (const path of paths) {
    const text = /\.(?:br|gz)$/.test(path) ? undefined : await readFile(join(folder, path), 'utf8');
    await rm(join(folder, path));
    if (text === undefined) continue;
    const changedText = renameAssets(text)
      .replace('<html ', '<html data-build="other" ')
      .replace("'shell ", "'shell other ");
    await writeFile(join(folder, renameAssets(path)), changedText);
  }
}
