import fastify, { type FastifyInstance } from 'fastify';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtWebApp, webApp } from '../src/web-app/web-app.ts';

/** The web app at an address that stays the same while builds come and go; its calls go to a running server. */
export interface WebFront {
  origin: string;
  /** Nothing answers there from now on. */
  stop(): Promise<void>;
  /** Answers again, with the build in `folder`. */
  start(folder?: string, options?: { offlineShell?: boolean }): Promise<void>;
}

const owner = {
  name: 'Robin Hale',
  email: 'hello@wishwell.example',
  codeProfileUrl: 'https://code.example/',
  networkProfileUrl: 'https://network.example/',
};
const auth = { provider: 'built-in', oidc: undefined, requireEmailVerification: false } as const;

/** The headers that matter to a call. */
const passed = ['authorization', 'cookie', 'content-type', 'accept-language', 'if-none-match'];

function passCalls(app: FastifyInstance, api: string): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.all('/api/*', async (request, reply) => {
    const headers = new Headers({ origin: api });
    for (const name of passed)
      if (request.headers[name] !== undefined) headers.set(name, String(request.headers[name]));
    const body = request.body instanceof Buffer ? new Uint8Array(request.body) : null;
    const answer = await fetch(api + request.url, { method: request.method, headers, body });
    for (const name of ['content-type', 'cache-control', 'etag']) {
      const value = answer.headers.get(name);
      if (value !== null) void reply.header(name, value);
    }
    void reply.header('set-cookie', answer.headers.getSetCookie());
    return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()));
  });
}

/** A front of the server at `api`, with the present build. */
export async function startWebFront(api: string): Promise<WebFront> {
  let app: FastifyInstance | undefined;
  let port = 0;
  const start: WebFront['start'] = async (folder = builtWebApp, { offlineShell = true } = {}) => {
    app = fastify({ forceCloseConnections: true });
    passCalls(app, api);
    const web = webApp(folder, { owner, auth, offlineShell, publicUrl: undefined });
    // The server behind it knows the sessions: every page begins with the shell.
    await app.register(
      web({ find: async () => undefined, callAs: () => Promise.reject(new Error('Nobody is known')) }),
    );
    port = Number(new URL(await app.listen({ port, host: '127.0.0.1' })).port);
  };
  await start();
  const stop = async (): Promise<void> => app?.close();
  return { origin: `http://localhost:${port}`, start, stop };
}

/** Lets `work` have a build like the present one, in which every file of script and style has another name. */
export async function withOtherBuild(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'wishwell-build-'));
  try {
    await cp(builtWebApp, folder, { recursive: true });
    await renameAll(folder);
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const renamed = (text: string): string => text.replace(/-[\w-]{8}\.(js|css)\b/g, '-otherone.$1');

async function renameAll(folder: string): Promise<void> {
  const paths = (await readdir(folder, { recursive: true })).filter((path) =>
    /\.(?:js|json|css|html|br|gz)$/.test(path),
  );
  for (const path of paths) {
    const text = /\.(?:br|gz)$/.test(path) ? undefined : await readFile(join(folder, path), 'utf8');
    await rm(join(folder, path));
    if (text === undefined) continue;
    const marked = renamed(text).replace('<html ', '<html data-build="other" ').replace("'shell ", "'shell other ");
    await writeFile(join(folder, renamed(path)), marked);
  }
}
