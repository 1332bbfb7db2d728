import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection pooler in front of PostgreSQL's socket. Tests can switch its pool mode. */
export interface TestPooler {
  /** Port on the loopback interface. */
  port: number;
  /**
   * Sets the pool mode. In `session` mode, each client has its own database connection. In `transaction`
   * mode, each transaction gets any free connection.
   */
  setPoolMode(what: 'session' | 'transaction'): void;
  close(): void;
}

interface Backend {
  socket: Socket;
  /** The client that uses this database connection at the moment. Undefined if the connection is idle. */
  client: Client | undefined;
  /**
   * Number of responses that the database has not sent yet. The client keeps the connection until all have
   * arrived.
   */
  pendingResponses: number;
}

interface Client {
  socket: Socket;
  own: Backend;
  backend: Backend | undefined;
  signedIn: boolean;
}

/**
 * Returns a function that splits a stream of bytes into messages of PostgreSQL ("Message Formats" in its
 * manual). The function keeps an incomplete message until its rest arrives.
 */
function createMessageSplitter(): (chunk: Buffer) => Buffer[] {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    const completeMessages: Buffer[] = [];
    while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
      const end = 1 + rest.readUInt32BE(1);
      completeMessages.push(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
    return completeMessages;
  };
}

const getMessageKind = (message: Buffer): string => String.fromCharCode(message[0] ?? 0);

/**
 * Returns whether PostgreSQL ends its response to a client message with ReadyForQuery. This is the case for
 * the messages Query, Sync and FunctionCall.
 */
const needsReadyForQuery = (message: Buffer): boolean => 'QSF'.includes(getMessageKind(message));

/** Returns whether a ReadyForQuery message reports that no transaction is open. */
const isTransactionIdle = (message: Buffer): boolean => String.fromCharCode(message[5] ?? 0) === 'I';

export async function startTestPooler(socketFolder: string): Promise<TestPooler> {
  let poolMode: 'session' | 'transaction' = 'session';
  const sockets = new Set<Socket>();
  // Idle database connections, longest idle first. The pooler reuses the first one, so that a client rarely
  // gets the same connection again.
  let idleBackends: Backend[] = [];

  const assignBackend = (client: Client): Backend => {
    const backend = poolMode === 'session' ? client.own : (idleBackends[0] ?? client.own);
    idleBackends = idleBackends.filter((one) => one !== backend);
    client.backend = backend;
    backend.client = client;
    return backend;
  };

  const forward = (backend: Backend, message: Buffer): void => {
    const client = backend.client;
    client?.socket.write(message);
    if (getMessageKind(message) !== 'Z') return;
    if (client && !client.signedIn) client.signedIn = true;
    else backend.pendingResponses -= 1;
    if (backend.pendingResponses > 0 || !isTransactionIdle(message) || !client) return;
    client.backend = undefined;
    backend.client = undefined;
    idleBackends.push(backend);
  };

  const removeClient = (client: Client): void => {
    const removed = client.backend ?? idleBackends.find((one) => one === client.own) ?? idleBackends[0];
    removed?.socket.destroy();
    idleBackends = idleBackends.filter((one) => one !== removed);
  };

  const server = createServer((socket) => {
    const own: Backend = { socket: connect(`${socketFolder}/.s.PGSQL.5432`), client: undefined, pendingResponses: 0 };
    const client: Client = { socket, own, backend: own, signedIn: false };
    own.client = client;
    for (const end of [socket, own.socket]) sockets.add(end.on('error', () => end.destroy()));
    const splitBackend = createMessageSplitter();
    own.socket.on('data', (chunk: Buffer) => {
      for (const message of splitBackend(chunk)) forward(own, message);
    });
    const splitClient = createMessageSplitter();
    socket.on('data', (chunk: Buffer) => {
      if (!client.signedIn) {
        own.socket.write(chunk);
        return;
      }
      for (const message of splitClient(chunk)) {
        const backend = client.backend ?? assignBackend(client);
        if (needsReadyForQuery(message)) backend.pendingResponses += 1;
        if (getMessageKind(message) === 'X') socket.end();
        else backend.socket.write(message);
      }
    });
    own.socket.on('close', () => {
      idleBackends = idleBackends.filter((one) => one !== own);
      own.client?.socket.destroy();
    });
    socket.on('close', () => removeClient(client));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    setPoolMode: (what) => {
      poolMode = what;
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
