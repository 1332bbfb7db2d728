import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { limitConnectionsPerNetwork } from './network-connections.ts';

/**
 * Starts a server that accepts two connections of each network and never responds to `/wait`. `open` connects
 * from the given loopback IP address. `waiting` returns the number of requests to `/wait`.
 */
async function startLimitedServer(): Promise<{ open: (from?: string) => Promise<Socket>; waiting: () => number }> {
  let waiting = 0;
  const server = createServer((request, response) => {
    if (request.url === '/wait') waiting += 1;
    else response.end('done');
  });
  limitConnectionsPerNetwork(server, 2);
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

async function fetchStatusCode(socket: Socket, path: string): Promise<string | undefined> {
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  const [reply] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as [Buffer | boolean];
  return reply instanceof Buffer ? reply.toString().split(' ')[1] : undefined;
}

test('a new connection above the limit of its network closes the oldest idle connection there', async () => {
  const { open, waiting } = await startLimitedServer();
  const busy = await open();
  busy.write('GET /wait HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await vi.waitFor(() => expect(waiting()).toBe(1), { timeout: 15_000 });
  const idle = await open();
  expect(await fetchStatusCode(idle, '/')).toBe('200');
  const idleClosed = once(idle, 'close');
  const third = await open();
  await idleClosed;
  expect(await fetchStatusCode(third, '/')).toBe('200');
  expect(busy.destroyed).toBe(false);
});

test('a new connection above the limit of its network is closed if all others there are busy', async () => {
  const { open, waiting } = await startLimitedServer();
  const busy = [await open(), await open()];
  for (const socket of busy) socket.write('GET /wait HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await vi.waitFor(() => expect(waiting()).toBe(2), { timeout: 15_000 });
  expect(await fetchStatusCode(await open(), '/')).toBeUndefined();
  expect(busy.every((socket) => !socket.destroyed)).toBe(true);
});

test.runIf(process.platform === 'linux')('connections of one network do not close those of another', async () => {
  const { open } = await startLimitedServer();
  const other = await open('127.0.0.2');
  for (let count = 0; count < 5; count += 1) await open('127.0.0.3');
  expect(await fetchStatusCode(other, '/')).toBe('200');
});
