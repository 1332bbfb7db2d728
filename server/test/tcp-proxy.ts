import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * A TCP proxy in front of a database or another server. Tests can use it to cut, freeze and redirect
 * connections.
 */
export interface TcpProxy {
  /** Port on the loopback interface. */
  port: number;
  cut(): void;
  countSockets(): number;
  /** Stops forwarding data. Open connections stay open, and the proxy still accepts new connections. */
  freeze(): void;
  /** Starts forwarding data again, to the previous target or to a new one. */
  restore(end?: Target): Promise<void>;
}

/** Target of the proxy: the folder of PostgreSQL's socket, or a port of the loopback interface. */
type Target = string | number;

const connectToTarget = (end: Target): Socket =>
  typeof end === 'string' ? connect(`${end}/.s.PGSQL.5432`) : connect(end, '127.0.0.1');

/** Starts a proxy. Each response reaches the client after `responseDelayMs` milliseconds. */
export async function startTcpProxy(target: Target, responseDelayMs = 0): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let end = target;
  let isFrozen = false;
  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => socket.destroy()).once('close', () => sockets.delete(socket));
  };
  const proxy = createServer((clientSocket) => {
    track(clientSocket);
    if (isFrozen) {
      clientSocket.resume();
      return;
    }
    const targetSocket = track(connectToTarget(end));
    clientSocket.pipe(targetSocket);
    if (responseDelayMs === 0) targetSocket.pipe(clientSocket);
    else
      targetSocket.on('data', (chunk) => {
        setTimeout(() => clientSocket.write(chunk), responseDelayMs);
      });
    // Closes the connection to the target when the client disconnects.
    clientSocket.once('close', () => targetSocket.destroySoon());
    targetSocket.on('error', () => clientSocket.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  const closeAll = (): void => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    port,
    countSockets: () => sockets.size,
    cut: () => {
      proxy.close();
      closeAll();
    },
    freeze: () => {
      isFrozen = true;
      // Reads and discards incoming data while the proxy is frozen. Without reading, the proxy would not
      // notice closed connections.
      for (const socket of sockets) socket.unpipe().resume();
    },
    restore: async (to) => {
      end = to ?? end;
      isFrozen = false;
      closeAll();
      if (proxy.listening) return;
      proxy.listen(port, '127.0.0.1');
      await once(proxy, 'listening');
    },
  };
}
