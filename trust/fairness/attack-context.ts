import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectTo, type HttpRequest } from '../connection.ts';
import type { Attacker } from './world.ts';

export interface AttackTarget {
  origin: string;
  /** Port on 127.0.0.1 from which the server may request pages for link previews. */
  shopPort: number;
  attackers: Attacker[];
  /** User ids of the victims: the people whose requests must not fail. */
  victimIds: number[];
}

export interface AttackContext extends AttackTarget {
  signal: AbortSignal;
  /** Adds one to the count of an outcome: an HTTP status, an error code or `closed by the server`. */
  count(outcome: string): void;
  /** Reports the first response of the server to the parent process. Later calls have no effect. */
  reportReached(): void;
}

/**
 * Each attacking account sends 250 requests at once, and then 20 requests a second. This is just below the
 * rate limit of 1,500 requests a minute.
 */
const burstSize = 250;
const requestsPerSecond = 20;

/** Returns a function that waits until the account may send its next request. */
function createRequestPacer(): (signal: AbortSignal) => Promise<void> {
  const startedAt = performance.now();
  let requestCount = 0;
  return async (signal) => {
    requestCount += 1;
    const dueMs = ((requestCount - burstSize) / requestsPerSecond) * 1_000;
    const waitMs = dueMs - (performance.now() - startedAt);
    if (waitMs > 0) await sleep(waitMs, undefined, { signal }).catch(() => undefined);
  };
}

const getErrorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/**
 * Sends requests on `parallel` connections per account until the attack ends, as fast as the pacer allows.
 */
export async function floodWithRequests(
  context: AttackContext,
  parallel: number,
  next: (attacker: Attacker, nth: number) => HttpRequest,
): Promise<void> {
  const { origin, attackers, signal } = context;
  const send = async (
    attacker: Attacker,
    pace: ReturnType<typeof createRequestPacer>,
    nextNumber: () => number,
  ): Promise<void> => {
    const connection = connectTo(origin, { localAddress: attacker.localAddress });
    signal.addEventListener('abort', () => connection.close(), { once: true });
    while (!signal.aborted) {
      await pace(signal);
      if (signal.aborted) break;
      const request = next(attacker, nextNumber());
      const headers = { authorization: `Bearer ${attacker.bearer}`, ...request.headers };
      const outcome = await connection.send({ ...request, headers }).then(({ status }) => String(status), getErrorCode);
      if (!signal.aborted) context.count(outcome);
      context.reportReached();
    }
    connection.close();
  };
  await Promise.all(
    attackers.flatMap((attacker) => {
      const pace = createRequestPacer();
      let nth = 0;
      const nextNumber = (): number => (nth += 1);
      return Array.from({ length: parallel }, () => send(attacker, pace, nextNumber));
    }),
  );
}

/** Milliseconds until the attack reopens a socket that the server has closed. */
const reconnectDelayMs = 250;

interface SocketActions {
  begin(socket: Socket, attacker: Attacker): void;
  everySecond?(socket: Socket): void;
}

function openSocketUntilClosed(
  context: AttackContext,
  attacker: Attacker,
  script: SocketActions,
  onOpened: () => void,
): Promise<void> {
  const { hostname, port } = new URL(context.origin);
  const { promise, resolve } = Promise.withResolvers<void>();
  const socket = connect({ host: hostname, port: Number(port), localAddress: attacker.localAddress });
  const destroySocket = (): void => void socket.destroy();
  context.signal.addEventListener('abort', destroySocket, { once: true });
  const timer = setInterval(() => script.everySecond?.(socket), 1_000);
  socket.on('error', (error) => context.count(getErrorCode(error)));
  socket.once('connect', () => {
    context.count('connected');
    script.begin(socket, attacker);
    onOpened();
  });
  socket.once('close', () => {
    clearInterval(timer);
    context.signal.removeEventListener('abort', destroySocket);
    if (!context.signal.aborted) context.count('closed by the server');
    resolve();
  });
  return promise;
}

/** Keeps `count` sockets open for each attacking account. Reopens a socket that the server closes. */
export async function keepSocketsOpen(context: AttackContext, count: number, script: SocketActions): Promise<void> {
  let pendingSockets = context.attackers.length * count;
  const keepSocketOpen = async (attacker: Attacker): Promise<void> => {
    let isFirst = true;
    const onOpened = (): void => {
      if (isFirst) pendingSockets -= 1;
      isFirst = false;
      if (pendingSockets === 0) context.reportReached();
    };
    while (!context.signal.aborted) {
      await openSocketUntilClosed(context, attacker, script, onOpened);
      await sleep(reconnectDelayMs, undefined, { signal: context.signal }).catch(() => undefined);
    }
  };
  await Promise.all(
    context.attackers.flatMap((attacker) => Array.from({ length: count }, () => keepSocketOpen(attacker))),
  );
}

/** Returns the start of a raw HTTP request: request line, headers and empty line. */
export const formatRequestHead = (
  context: AttackTarget,
  { bearer }: Attacker,
  request: string,
  headers: readonly string[] = [],
): string =>
  [
    `${request} HTTP/1.1`,
    `host: ${new URL(context.origin).host}`,
    `authorization: Bearer ${bearer}`,
    ...headers,
    '',
    '',
  ].join('\r\n');
