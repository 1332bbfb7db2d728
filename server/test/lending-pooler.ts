import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A pooler between clients and PostgreSQL's socket in a folder, which can change what it lends connections for. */
export interface LendingPooler {
  /** On the loopback interface. */
  port: number;
  /** By the session each client keeps the connection it signed in on; by the transaction it gets any that is free. */
  lendBy(what: 'session' | 'transaction'): void;
  close(): void;
}

/** A connection to PostgreSQL. */
interface Backend {
  socket: Socket;
  /** Whom its answers are for. */
  borrower: Client | undefined;
  /** Answers that are still to come; while there are any nobody else gets it. */
  due: number;
}

interface Client {
  socket: Socket;
  own: Backend;
  backend: Backend | undefined;
  signedIn: boolean;
}

/** Cuts a stream of messages, each a letter and a length (PostgreSQL's manual, "Message Formats"), and keeps what is not whole. */
function messageCutter(): (chunk: Buffer) => Buffer[] {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    const whole: Buffer[] = [];
    while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
      const end = 1 + rest.readUInt32BE(1);
      whole.push(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
    return whole;
  };
}

const kindOf = (message: Buffer): string => String.fromCharCode(message[0] ?? 0);

/** A query, the end of what belongs together, and a function's call are answered by one word that all is ready. */
const isAnswered = (message: Buffer): boolean => 'QSF'.includes(kindOf(message));

/** Ready, and inside no transaction. */
const isIdle = (message: Buffer): boolean => String.fromCharCode(message[5] ?? 0) === 'I';

export async function startLendingPooler(socketFolder: string): Promise<LendingPooler> {
  let lends: 'session' | 'transaction' = 'session';
  const sockets = new Set<Socket>();
  // The longest idle first, so that hardly anybody gets the same again.
  let free: Backend[] = [];

  const lend = (client: Client): Backend => {
    const backend = lends === 'session' ? client.own : (free[0] ?? client.own);
    free = free.filter((one) => one !== backend);
    client.backend = backend;
    backend.borrower = client;
    return backend;
  };

  const hear = (backend: Backend, message: Buffer): void => {
    const client = backend.borrower;
    client?.socket.write(message);
    if (kindOf(message) !== 'Z') return;
    if (client && !client.signedIn) client.signedIn = true;
    else backend.due -= 1;
    if (backend.due > 0 || !isIdle(message) || !client) return;
    client.backend = undefined;
    backend.borrower = undefined;
    free.push(backend);
  };

  const leave = (client: Client): void => {
    const gone = client.backend ?? free.find((one) => one === client.own) ?? free[0];
    gone?.socket.destroy();
    free = free.filter((one) => one !== gone);
  };

  const server = createServer((socket) => {
    const own: Backend = { socket: connect(`${socketFolder}/.s.PGSQL.5432`), borrower: undefined, due: 0 };
    const client: Client = { socket, own, backend: own, signedIn: false };
    own.borrower = client;
    for (const end of [socket, own.socket]) sockets.add(end.on('error', () => end.destroy()));
    const cutBackend = messageCutter();
    own.socket.on('data', (chunk: Buffer) => {
      for (const message of cutBackend(chunk)) hear(own, message);
    });
    const cutClient = messageCutter();
    socket.on('data', (chunk: Buffer) => {
      if (!client.signedIn) {
        own.socket.write(chunk);
        return;
      }
      for (const message of cutClient(chunk)) {
        const backend = client.backend ?? lend(client);
        if (isAnswered(message)) backend.due += 1;
        if (kindOf(message) === 'X') socket.end();
        else backend.socket.write(message);
      }
    });
    own.socket.on('close', () => {
      free = free.filter((one) => one !== own);
      own.borrower?.socket.destroy();
    });
    socket.on('close', () => leave(client));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    lendBy: (what) => {
      lends = what;
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
