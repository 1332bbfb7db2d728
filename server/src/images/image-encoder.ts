import { type ChildProcess, fork } from 'node:child_process';
import { tmpdir, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { Problem } from '../http/problem.ts';
import { mallocSettings } from '../process/node-flags.ts';
import { type EncodeRequest, EncodeResponse, type WorkLimits } from './image-messages.ts';
import { tooCostly } from './validate.ts';
import type { ImageSize, ImageUse } from './images.ts';

/** Limits of one image, and when idle processes end. */
interface EncoderLimits extends WorkLimits {
  /** Milliseconds of processor time, and until a response, for `encodeIfQuick`. */
  quickCpuMs: number;
  quickWallMs: number;
  /** Milliseconds until a process that does not respond is killed. */
  wallMs: number;
  idleMs: number;
}

interface EncoderOptions {
  maxPixels: number;
  /** Server processes that share the memory; 1 by default. */
  processes?: number | undefined;
  limits?: Partial<EncoderLimits>;
  /** Hears why a process was ended or has crashed. */
  warn?: ((sentence: string) => void) | undefined;
  /** The program of a process; tests replace it. */
  program?: URL;
}

/** A response, or the milliseconds after which there was none. */
type Outcome = EncodeResponse | { silentFor: number };

/** Whether the process can be used again. */
const isUnharmed = (outcome: Outcome): boolean =>
  'sizes' in outcome || 'refusal' in outcome || 'takesTooLong' in outcome;

/** Whether an image of the quick ones takes more time. */
const isSlow = (outcome: Outcome): boolean =>
  'takesTooLong' in outcome ||
  'silentFor' in outcome ||
  ('exceeded' in outcome && outcome.exceeded === 'processor time');

/** Encodes images in processes of their own, which can be killed. */
export interface ImageEncoder {
  /** Rejects as `encode` does; with 413 beyond a limit of the work, and with 503 when the process crashed or hung. */
  encode(bytes: Buffer, use: ImageUse): Promise<Record<ImageSize, Buffer>>;
  /** As `encode`, but resolves with undefined for an image that takes more than a second of processor time. */
  encodeIfQuick(bytes: Buffer, use: ImageUse): Promise<Record<ImageSize, Buffer> | undefined>;
  /** Ends all processes; images in progress fail. */
  close(): void;
}

/**
 * Memory that one encoder process may use, in bytes, when two of them run beside a server that has `available` bytes. An
 * AVIF of 49 megapixels, the most costly of the ordinary files, takes 940 MB; a photograph of 12 takes 120 MB.
 */
export function memoryLimit(maxPixels: number, available: number): number {
  const server = 200_000_000;
  const needed = 200_000_000 + 20 * maxPixels;
  return Math.min(needed, Math.max(150_000_000, (available - server) / 2));
}

/** Gives the server three times as much of a processor that both want; 10 would starve images on a busy machine. */
const QUICK_NICE = 5;

/** A process with an image that is not quick leaves the processor to the quick ones. */
const SLOW_NICE = 15;

/** Bytes of memory that the machine or the container has. */
const installedMemory = (): number => Math.min(process.constrainedMemory() || Infinity, totalmem());

const program = new URL('image-worker.ts', import.meta.url);

/** Creates an encoder. Each image in progress has a process; they are started when needed and used again. */
export function createImageEncoder(options: EncoderOptions): ImageEncoder {
  const { maxPixels, warn = () => undefined } = options;
  const defaults: EncoderLimits = {
    // The AVIF of 49 megapixels takes 9 s.
    cpuMs: 20_000,
    // A JPEG, PNG or WebP of 12 megapixels takes 0.5 to 0.8 s.
    quickCpuMs: 1_000,
    quickWallMs: 10_000,
    wallMs: 60_000,
    memoryBytes: memoryLimit(maxPixels, installedMemory() / (options.processes ?? 1)),
    idleMs: 60_000,
  };
  const { idleMs, memoryBytes, cpuMs, wallMs, quickCpuMs, quickWallMs } = { ...defaults, ...options.limits };
  const path = fileURLToPath(options.program ?? program);
  const all = new Set<ChildProcess>();
  const idle: ChildProcess[] = [];
  let idleTimer: NodeJS.Timeout | undefined;

  const start = (): ChildProcess => {
    const child = startProcess(path);
    all.add(child);
    child.once('exit', () => {
      all.delete(child);
      const at = idle.indexOf(child);
      if (at !== -1) idle.splice(at, 1);
    });
    return child;
  };

  const endIdle = (): void => {
    for (const child of idle.splice(0)) child.kill('SIGKILL');
  };

  const work = async (bytes: Buffer, use: ImageUse, isQuick: boolean): Promise<Outcome> => {
    clearTimeout(idleTimer);
    const child = idle.pop() ?? start();
    const limits = { cpuMs: isQuick ? quickCpuMs : cpuMs, memoryBytes };
    const request = { bytes, use, maxPixels, limits, nice: isQuick ? QUICK_NICE : SLOW_NICE };
    const outcome = await ask(child, request, isQuick ? quickWallMs : wallMs);
    // The priority of the others cannot be raised again.
    if (isQuick && isUnharmed(outcome)) idle.push(child);
    else child.kill('SIGKILL');
    idleTimer = setTimeout(endIdle, idleMs).unref();
    return outcome;
  };

  return {
    encode: async (bytes, use) => readOutcome(await work(bytes, use, false), warn),
    encodeIfQuick: async (bytes, use) => {
      const outcome = await work(bytes, use, true);
      return isSlow(outcome) ? undefined : readOutcome(outcome, warn);
    },
    close: () => {
      clearTimeout(idleTimer);
      for (const child of all) child.kill('SIGKILL');
    },
  };
}

function startProcess(path: string): ChildProcess {
  const child = fork(path, [], {
    serialization: 'advanced',
    execArgv: [],
    env: { ...mallocSettings, TMPDIR: tmpdir() },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // The timer of a request keeps this process running; an idle encoder does not.
  child.unref();
  child.channel?.unref();
  // Requests listen themselves; an error without a listener would end the server.
  child.on('error', () => undefined);
  return child;
}

/** Resolves with the first of: a response, the end of the process, the end of the time. */
function ask(child: ChildProcess, request: EncodeRequest, longestMs: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const settle = (outcome: Outcome): void => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      resolve(outcome);
    };
    const onMessage = (message: unknown): void => {
      const parsed = v.safeParse(EncodeResponse, message);
      settle(parsed.success ? parsed.output : { failure: 'an unknown response' });
    };
    const onExit = (code: number | null, signal: string | null): void =>
      settle({ failure: signal ?? `exit code ${code}` });
    const onError = (error: Error): void => settle({ failure: error.message });
    const timer = setTimeout(() => settle({ silentFor: longestMs }), longestMs);
    child.on('message', onMessage).on('exit', onExit).on('error', onError);
    child.send(request, (error) => {
      if (error) onError(error);
    });
  });
}

function readOutcome(outcome: Outcome, warn: (sentence: string) => void): Record<ImageSize, Buffer> {
  if ('sizes' in outcome) {
    const { full, card } = outcome.sizes;
    return { full: Buffer.from(full), card: Buffer.from(card) };
  }
  if ('refusal' in outcome) {
    const { status, id, values } = outcome.refusal;
    throw new Problem(status, id, { values });
  }
  if ('takesTooLong' in outcome) throw tooCostly();
  if ('exceeded' in outcome) {
    warn(`An image exceeded the limit of ${outcome.exceeded}: its encoder was ended.`);
    throw tooCostly();
  }
  const failure = 'silentFor' in outcome ? `no response within ${outcome.silentFor / 1_000} s` : outcome.failure;
  warn(`An image encoder failed (${failure}): the upload was refused.`);
  throw new Problem(503, 'error.pictureBusy', { retryAfter: 5 });
}
