import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { computeMaxConnections, findOpenFileLimit, limitConnections } from './connection-count.ts';

const formatGetRequest = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;

/**
 * Starts a server that accepts a limited number of connections and never responds to `/wait`. `open` connects
 * from the given loopback IP address. `waiting` returns the number of requests to `/wait`.
 */
async function startLimitedServer(
  maxConnections: number,
): Promise<{ open: (from?: string) => Promise<Socket>; waiting: () => number }> {
  let waiting = 0;
  const server = createServer((request, response) => {
    if (request.url === '/wait') waiting += 1;
    else response.end('done');
  });
  limitConnections(server, maxConnections);
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

const fetchStatusCode = async (socket: Socket, path: string): Promise<string | undefined> => {
  socket.write(formatGetRequest(path));
  const [reply] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as [Buffer | boolean];
  return reply instanceof Buffer ? reply.toString().split(' ')[1] : undefined;
};

test('beyond the connection limit, a new connection closes the connection that has been idle longest', async () => {
  const { open } = await startLimitedServer(3);
  const [first, second, third] = [await open(), await open(), await open()];
  for (const socket of [first, second, third]) expect(await fetchStatusCode(socket, '/')).toBe('200');
  expect(await fetchStatusCode(first, '/')).toBe('200');
  const secondClosed = once(second, 'close');
  const fourth = await open();
  await secondClosed;
  for (const socket of [first, third, fourth]) expect(await fetchStatusCode(socket, '/')).toBe('200');
});

test.runIf(process.platform === 'linux')(
  'beyond the limit, a connection of a new network closes one of the network with most connections',
  async () => {
    const { open } = await startLimitedServer(4);
    const smallNetworkSocket = await open('127.0.0.2');
    expect(await fetchStatusCode(smallNetworkSocket, '/')).toBe('200');
    const largeNetworkSockets = [await open('127.0.0.3'), await open('127.0.0.3'), await open('127.0.0.3')];
    for (const socket of largeNetworkSockets) expect(await fetchStatusCode(socket, '/')).toBe('200');
    const newSocket = await open('127.0.0.4');
    expect(await fetchStatusCode(newSocket, '/')).toBe('200');
    expect(await fetchStatusCode(smallNetworkSocket, '/')).toBe('200');
    expect(largeNetworkSockets.filter((socket) => socket.destroyed || socket.readableEnded)).toHaveLength(1);
  },
);

test('a connection beyond the connection limit is closed when all other connections serve a request', async () => {
  const { open, waiting } = await startLimitedServer(2);
  const busy = [await open(), await open()];
  for (const socket of busy) socket.write(formatGetRequest('/wait'));
  await vi.waitFor(() => expect(waiting()).toBe(2), { timeout: 15_000 });
  const probe = await open();
  expect(await fetchStatusCode(probe, '/')).toBeUndefined();
  expect(busy.every((socket) => !socket.destroyed)).toBe(true);
});

/**
 * Starts a server with simulated idle connections. `countLookUps` returns how often the server read an IP
 * address of a connection.
 */
function startSimulatedServer(maxConnections: number): {
  connectFrom: (address: string) => Socket;
  countLookUps: () => number;
} {
  const server = createServer();
  server.removeAllListeners('connection');
  limitConnections(server, maxConnections);
  let lookUps = 0;
  const connectFrom = (address: string): Socket => {
    const socket = new Socket();
    Object.defineProperty(socket, 'remoteAddress', { get: () => ((lookUps += 1), address) });
    server.emit('connection', socket);
    return socket;
  };
  return { connectFrom, countLookUps: () => lookUps };
}

test('when 50 connections open, 30 of them beyond the limit, each IP address is read only once', () => {
  const { connectFrom, countLookUps } = startSimulatedServer(20);
  for (let at = 0; at < 50; at += 1) connectFrom(`127.0.0.${at % 3}`);
  expect(countLookUps()).toBe(50);
});

test('two simultaneous connections beyond the limit close two others, even if the sockets close later', () => {
  const { connectFrom } = startSimulatedServer(3);
  const [smallNetworkSocket, ...largeNetworkSockets] = ['127.0.0.2', '127.0.0.3', '127.0.0.3'].map(connectFrom);
  const newSockets = ['127.0.0.4', '127.0.0.5'].map(connectFrom);
  expect(largeNetworkSockets.map(({ destroyed }) => destroyed)).toEqual([true, false]);
  expect(smallNetworkSocket?.destroyed).toBe(true);
  expect(newSockets.map(({ destroyed }) => destroyed)).toEqual([false, false]);
});

test('if several networks have equally many connections, the connection that is idle longest is closed', () => {
  const { connectFrom } = startSimulatedServer(2);
  const [first, second] = ['127.0.0.2', '127.0.0.3'].map(connectFrom);
  connectFrom('127.0.0.4');
  expect([first?.destroyed, second?.destroyed]).toEqual([true, false]);
});

test('computeMaxConnections returns fewer connections if the limit of open files is low', () => {
  expect(computeMaxConnections(5_000, undefined)).toBe(5_000);
  expect(computeMaxConnections(5_000, 1_048_576)).toBe(5_000);
  expect(computeMaxConnections(5_000, 1_024)).toBe(384);
  expect(computeMaxConnections(5_000, 64)).toBe(1);
});

test.runIf(process.platform === 'linux')('findOpenFileLimit returns a number on Linux', () => {
  expect(findOpenFileLimit()).toBeGreaterThan(0);
});
