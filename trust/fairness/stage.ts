import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectTo, type Sending } from '../connection.ts';
import type { Attacker } from './world.ts';

export interface Target {
  origin: string;
  attackers: Attacker[];
  /** Ids of people whom the attack should disturb. */
  victimIds: number[];
}

export interface Stage extends Target {
  /** Aborted when the attack must end. */
  signal: AbortSignal;
  /** Counts an outcome: a status, an error code or the end of a socket. */
  count(outcome: string): void;
  /** Reports that the attack has reached the server. Calling it again does nothing. */
  reportReached(): void;
}

/** Ordinary calls of one account: a burst of 250 and then 20 a second are below 1,500 a minute. */
const burst = 250;
const perSecond = 20;

function createPacer(): (signal: AbortSignal) => Promise<void> {
  const began = performance.now();
  let used = 0;
  return async (signal) => {
    used += 1;
    const dueAt = ((used - burst) / perSecond) * 1_000;
    const wait = dueAt - (performance.now() - began);
    if (wait > 0) await sleep(wait, undefined, { signal }).catch(() => undefined);
  };
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** Every account sends requests on `parallel` connections without waiting between them, within its rate limit. */
export async function flood(
  stage: Stage,
  parallel: number,
  next: (attacker: Attacker, nth: number) => Sending,
): Promise<void> {
  const { origin, attackers, signal } = stage;
  const send = async (attacker: Attacker, pace: ReturnType<typeof createPacer>, nthOf: () => number): Promise<void> => {
    const connection = connectTo(origin, { localAddress: attacker.localAddress });
    signal.addEventListener('abort', () => connection.close(), { once: true });
    while (!signal.aborted) {
      await pace(signal);
      if (signal.aborted) break;
      const sending = next(attacker, nthOf());
      const headers = { authorization: `Bearer ${attacker.bearer}`, ...sending.headers };
      const outcome = await connection.send({ ...sending, headers }).then(({ status }) => String(status), codeOf);
      if (!signal.aborted) stage.count(outcome);
      stage.reportReached();
    }
    connection.close();
  };
  await Promise.all(
    attackers.flatMap((attacker) => {
      const pace = createPacer();
      let nth = 0;
      const nthOf = (): number => (nth += 1);
      return Array.from({ length: parallel }, () => send(attacker, pace, nthOf));
    }),
  );
}

/** Pauses between two attempts of one socket to connect again, in milliseconds. */
const reconnectAfter = 250;

interface SocketScript {
  /** Called once connected. */
  begin(socket: Socket, attacker: Attacker): void;
  /** Called once a second while the socket is open. */
  everySecond?(socket: Socket): void;
}

function untilClosed(stage: Stage, attacker: Attacker, script: SocketScript, opened: () => void): Promise<void> {
  const { hostname, port } = new URL(stage.origin);
  const { promise, resolve } = Promise.withResolvers<void>();
  const socket = connect({ host: hostname, port: Number(port), localAddress: attacker.localAddress });
  const end = (): void => void socket.destroy();
  stage.signal.addEventListener('abort', end, { once: true });
  const timer = setInterval(() => script.everySecond?.(socket), 1_000);
  socket.on('error', (error) => stage.count(codeOf(error)));
  socket.once('connect', () => {
    stage.count('connected');
    script.begin(socket, attacker);
    opened();
  });
  socket.once('close', () => {
    clearInterval(timer);
    stage.signal.removeEventListener('abort', end);
    if (!stage.signal.aborted) stage.count('closed by the server');
    resolve();
  });
  return promise;
}

/** Keeps `count` sockets of each account open; a socket that the server closes is replaced. */
export async function holdSockets(stage: Stage, count: number, script: SocketScript): Promise<void> {
  let waitingFor = stage.attackers.length * count;
  const keepOne = async (attacker: Attacker): Promise<void> => {
    let isFirst = true;
    const opened = (): void => {
      if (isFirst) waitingFor -= 1;
      isFirst = false;
      if (waitingFor === 0) stage.reportReached();
    };
    while (!stage.signal.aborted) {
      await untilClosed(stage, attacker, script, opened);
      await sleep(reconnectAfter, undefined, { signal: stage.signal }).catch(() => undefined);
    }
  };
  await Promise.all(stage.attackers.flatMap((attacker) => Array.from({ length: count }, () => keepOne(attacker))));
}

/** A request's head as text, up to the empty line. */
export const headOf = (stage: Target, { bearer }: Attacker, request: string, headers: readonly string[] = []): string =>
  [
    `${request} HTTP/1.1`,
    `host: ${new URL(stage.origin).host}`,
    `authorization: Bearer ${bearer}`,
    ...headers,
    '',
    '',
  ].join('\r\n');
