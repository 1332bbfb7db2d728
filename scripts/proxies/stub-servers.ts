import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** HTTP servers that take the place of the Wishwell processes in tests of a proxy. */
export interface StubServers {
  /** Number of requests per server. Counts only paths whose handlers call `count`. */
  hits: number[];
  /**
   * `opened` is the number of started responses of `/api/large`. `closed` is the number of those with a
   * closed connection.
   */
  unread: { opened: number; closed: number };
  sendEvent(text: string): void;
  stopOne(at: number): Promise<void>;
  stop(): Promise<void>;
}

type StubRequestHandler = (request: IncomingMessage, response: ServerResponse, at: number) => void;

export const requestId = '0d4c2f8e-7a55-4f0e-9b0e-6f9d3f1f2a11';

async function countBytes(request: IncomingMessage): Promise<number> {
  let bytes = 0;
  for await (const chunk of request) bytes += (chunk as Buffer).length;
  return bytes;
}

export async function startStubServers(ports: readonly number[]): Promise<StubServers> {
  const hits = ports.map(() => 0);
  let isFirstHung = false;
  const unread = { opened: 0, closed: 0 };
  let stream: ServerResponse | undefined;
  const count = (at: number): void => {
    hits[at] = (hits[at] ?? 0) + 1;
  };
  const handlers: Readonly<Record<string, StubRequestHandler>> = {
    '/api/ready': (_request, response, at) => {
      if (!(at === 0 && isFirstHung)) response.end('{}');
    },
    '/api/spread': (_request, response, at) => {
      count(at);
      response.end();
    },
    '/api/headers': (request, response) => {
      response.setHeader('x-request-id', requestId);
      response.end(JSON.stringify(request.headers));
    },
    // `/api/lost`: all servers close the connection without a response.
    '/api/lost': (request, _response, at) => {
      count(at);
      request.socket.destroy();
    },
    // `/api/lost-by-one`: only the first server closes the connection without a response.
    '/api/lost-by-one': (request, response, at) => {
      if (at === 0) request.socket.destroy();
      else response.end();
    },
    // `/api/hang`: only the first server never responds.
    '/api/hang': (_request, response, at) => {
      isFirstHung = true;
      count(at);
      if (at > 0) response.end();
    },
    // `/api/large`: the response is larger than the buffers of sockets and proxies.
    '/api/large': (_request, response) => {
      unread.opened += 1;
      response.once('close', () => (unread.closed += 1));
      response.end(Buffer.alloc(64 * 1024 * 1024));
    },
    '/api/mywishlists/1/item': (request, response) =>
      void countBytes(request).then((bytes) => response.end(String(bytes))),
    '/api/upload': (request, response) => void countBytes(request).then((bytes) => response.end(String(bytes))),
    // `/assets/new.js`: only the last server has this file, as during an update.
    '/assets/new.js': (_request, response, at) => {
      response.statusCode = at === ports.length - 1 ? 200 : 404;
      response.end();
    },
    '/api/events': (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.flushHeaders();
      stream = response;
    },
  };
  const start = async (port: number, at: number): Promise<Server> => {
    const server = createServer((request, response) => {
      const handler = handlers[(request.url ?? '').split('?', 1).join('')];
      if (handler) handler(request, response, at);
      else response.writeHead(404).end();
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  const servers = await Promise.all(ports.map(start));
  const stopOne = async (at: number): Promise<void> => {
    servers[at]?.closeAllConnections();
    servers[at]?.close();
  };
  const stop = async (): Promise<void> => void (await Promise.all(servers.map((_, at) => stopOne(at))));
  return { hits, unread, sendEvent: (text) => void stream?.write(`data: ${text}\n\n`), stopOne, stop };
}
