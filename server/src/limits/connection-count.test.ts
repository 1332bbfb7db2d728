import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connectionsThatFit, findOpenFileLimit, limitConnections } from './connection-count.ts';

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;

/** A server that keeps `most` connections and never answers `/wait`; `open` connects from one of this machine's addresses. */
async function serve(most: number): Promise<{ open: (from?: string) => Promise<Socket>; waiting: () => number }> {
  let waiting = 0;
  const server = createServer((request, response) => {
    if (request.url === '/wait') waiting += 1;
    else response.end('done');
  });
  limitConnections(server, most);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const open = async (localAddress = '127.0.0.1'): Promise<Socket> => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };
  return { open, waiting: () => waiting };
}

const statusOf = async (socket: Socket, path: string): Promise<string | undefined> => {
  socket.write(get(path));
  const [reply] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as [Buffer | boolean];
  return reply instanceof Buffer ? reply.toString().split(' ')[1] : undefined;
};

test('one connection too many ends the one that has been idle longest', async () => {
  const { open } = await serve(3);
  const [first, second, third] = [await open(), await open(), await open()];
  for (const socket of [first, second, third]) expect(await statusOf(socket, '/')).toBe('200');
  expect(await statusOf(first, '/')).toBe('200');
  const ended = once(second, 'close');
  const fourth = await open();
  await ended;
  for (const socket of [first, third, fourth]) expect(await statusOf(socket, '/')).toBe('200');
});

test.runIf(process.platform === 'linux')(
  'the network with the most connections loses one to another network',
  async () => {
    const { open } = await serve(4);
    const modest = await open('127.0.0.2');
    expect(await statusOf(modest, '/')).toBe('200');
    const greedy = [await open('127.0.0.3'), await open('127.0.0.3'), await open('127.0.0.3')];
    for (const socket of greedy) expect(await statusOf(socket, '/')).toBe('200');
    const newcomer = await open('127.0.0.4');
    expect(await statusOf(newcomer, '/')).toBe('200');
    expect(await statusOf(modest, '/')).toBe('200');
    expect(greedy.filter((socket) => socket.destroyed || socket.readableEnded)).toHaveLength(1);
  },
);

test('a new connection ends when all others serve a request', async () => {
  const { open, waiting } = await serve(2);
  const busy = [await open(), await open()];
  for (const socket of busy) socket.write(get('/wait'));
  await vi.waitFor(() => expect(waiting()).toBe(2), { timeout: 15_000 });
  const probe = await open();
  expect(await statusOf(probe, '/')).toBeUndefined();
  expect(busy.every((socket) => !socket.destroyed)).toBe(true);
});

/** A server to which connections come at once, none of which has anything to say; `asked` counts looks at an address. */
function serveAtOnce(most: number): { arrive: (address: string) => Socket; asked: () => number } {
  const server = createServer();
  server.removeAllListeners('connection');
  limitConnections(server, most);
  let asked = 0;
  const arrive = (address: string): Socket => {
    const socket = new Socket();
    Object.defineProperty(socket, 'remoteAddress', { get: () => ((asked += 1), address) });
    server.emit('connection', socket);
    return socket;
  };
  return { arrive, asked: () => asked };
}

test('one more connection does not look at the address of every other', () => {
  const { arrive, asked } = serveAtOnce(20);
  for (let at = 0; at < 50; at += 1) arrive(`127.0.0.${at % 3}`);
  expect(asked()).toBe(50);
});

test('connections that come at once end as many others, although a socket closes later', () => {
  const { arrive } = serveAtOnce(3);
  const [modest, ...greedy] = ['127.0.0.2', '127.0.0.3', '127.0.0.3'].map(arrive);
  const newcomers = ['127.0.0.4', '127.0.0.5'].map(arrive);
  expect(greedy.map(({ destroyed }) => destroyed)).toEqual([true, false]);
  expect(modest?.destroyed).toBe(true);
  expect(newcomers.map(({ destroyed }) => destroyed)).toEqual([false, false]);
});

test('networks with equally many connections lose the one that has been idle longest', () => {
  const { arrive } = serveAtOnce(2);
  const [first, second] = ['127.0.0.2', '127.0.0.3'].map(arrive);
  arrive('127.0.0.4');
  expect([first?.destroyed, second?.destroyed]).toEqual([true, false]);
});

test('a process that may open few files keeps fewer connections', () => {
  expect(connectionsThatFit(5_000, undefined)).toBe(5_000);
  expect(connectionsThatFit(5_000, 1_048_576)).toBe(5_000);
  expect(connectionsThatFit(5_000, 1_024)).toBe(384);
  expect(connectionsThatFit(5_000, 64)).toBe(1);
});

test.runIf(process.platform === 'linux')('the system tells how many files a process may open', () => {
  expect(findOpenFileLimit()).toBeGreaterThan(0);
});
