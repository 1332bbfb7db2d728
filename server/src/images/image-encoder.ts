import { type ChildProcess, fork } from 'node:child_process';
import { tmpdir, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ItemFormMode } from '@wishwell/contract/image-formats.ts';
import * as v from 'valibot';
import { createWorkerPool } from '../concurrency/worker-pool.ts';
import { Problem } from '../http/problem.ts';
import { mallocSettings } from '../process/node-flags.ts';
import { type EncodeRequest, EncodeResponse, type EncoderProcessLimits } from './image-messages.ts';
import type { ImageSize } from './images.ts';
import { createImageTooCostlyProblem } from './validate.ts';

interface EncoderLimits extends EncoderProcessLimits {
  /** Maximum CPU time of `encodeIfQuick` for one image, in milliseconds. */
  quickCpuMs: number;
  /** Milliseconds without a response after which `encodeIfQuick` kills the encoder process. */
  quickWallMs: number;
  /** Milliseconds without a response after which `encode` kills the encoder process. */
  wallMs: number;
  /** Milliseconds after which an idle encoder process ends. */
  idleMs: number;
}

interface EncoderOptions {
  maxPixels: number;
  limits?: Partial<EncoderLimits>;
  /** Receives a log message after an encoder process was killed or has crashed. */
  warn?: ((message: string) => void) | undefined;
  /** Program that runs in the encoder process. Only tests set it. */
  program?: URL;
}

/**
 * Response of an encoder process, or the number of milliseconds without response after which it was killed.
 */
type EncoderOutcome = EncodeResponse | { timedOutAfterMs: number };

/**
 * Returns whether the encoder process still runs correctly after an encoding with this outcome, and can be
 * reused.
 */
const isEncoderReusable = (outcome: EncoderOutcome): boolean =>
  'sizes' in outcome || 'refusal' in outcome || 'takesTooLong' in outcome;

/** Returns whether the image has exceeded the limits of quick images and must move to the slow queue. */
const mustMoveToSlowQueue = (outcome: EncoderOutcome): boolean =>
  'takesTooLong' in outcome ||
  'timedOutAfterMs' in outcome ||
  ('exceeded' in outcome && outcome.exceeded === 'processor time');

/** Encodes images in separate processes, because the server can kill a process that exceeds a limit. */
export interface ImageEncoder {
  /**
   * Encodes an image. Rejects with a 413 if the image exceeds a limit, with a 415 for a damaged image or
   * another format, and with a 503 if the encoder process crashes or hangs.
   */
  encode(bytes: Buffer, use: ItemFormMode): Promise<Record<ImageSize, Buffer>>;
  /**
   * Encodes an image like `encode`, but returns undefined if this needs more CPU time than the limit for
   * quick images, `quickCpuMs`.
   */
  encodeIfQuick(bytes: Buffer, use: ItemFormMode): Promise<Record<ImageSize, Buffer> | undefined>;
  /** Starts an encoder process if there is none, so that a process is ready when the upload is complete. */
  prepare(): void;
  /** Kills all encoder processes. Encodings in progress fail. */
  close(): void;
}

/**
 * Returns the memory limit of one encoder process in bytes. The server and two encoder processes share
 * `available` bytes. The most costly ordinary file, an AVIF of 49 megapixels, needs 940 MB; a photograph of
 * 12 megapixels needs 120 MB.
 */
function computeMemoryLimit(maxPixels: number, available: number): number {
  const serverBytes = 200_000_000;
  const neededBytes = 200_000_000 + 20 * maxPixels;
  return Math.min(neededBytes, Math.max(150_000_000, (available - serverBytes) / 2));
}

/**
 * Nice value (CPU priority) of encoder processes for quick images. The server gets three times as much CPU
 * time as these processes. With the value 10, they would get almost none on a busy machine.
 */
const QUICK_ENCODER_NICE_VALUE = 5;

/**
 * Nice value (CPU priority) of encoder processes for slow images. Processes for quick images have priority
 * over them.
 */
const SLOW_ENCODER_NICE_VALUE = 15;

/** Returns the memory of the machine in bytes, or of the container if the container has less. */
const getInstalledMemory = (): number => Math.min(process.constrainedMemory() || Infinity, totalmem());

const workerProgram = new URL('image-worker.ts', import.meta.url);

/**
 * Creates an encoder that uses one process for each image being encoded. It starts processes when needed and
 * reuses idle ones.
 */
export function createImageEncoder(options: EncoderOptions): ImageEncoder {
  const { maxPixels, warn = () => undefined } = options;
  const defaults: EncoderLimits = {
    // CPU time limit for any image. Decoding the slowest accepted image, an AVIF of 49 megapixels, takes 9 s.
    cpuMs: 20_000,
    // CPU time limit for quick images. A JPEG, PNG or WebP of 12 megapixels takes 0.5 to 0.8 s.
    quickCpuMs: 1_000,
    quickWallMs: 10_000,
    wallMs: 60_000,
    memoryBytes: computeMemoryLimit(maxPixels, getInstalledMemory()),
    idleMs: 60_000,
  };
  const { idleMs, memoryBytes, cpuMs, wallMs, quickCpuMs, quickWallMs } = { ...defaults, ...options.limits };
  const path = fileURLToPath(options.program ?? workerProgram);
  const pool = createWorkerPool(
    () => startProcess(path),
    (child) => child.kill('SIGKILL'),
    idleMs,
  );

  const runEncoder = async (bytes: Buffer, use: ItemFormMode, isQuick: boolean): Promise<EncoderOutcome> => {
    const child = pool.take();
    const limits = { cpuMs: isQuick ? quickCpuMs : cpuMs, memoryBytes };
    const request = {
      bytes,
      use,
      maxPixels,
      limits,
      nice: isQuick ? QUICK_ENCODER_NICE_VALUE : SLOW_ENCODER_NICE_VALUE,
    };
    const outcome = await sendEncodeRequest(child, request, isQuick ? quickWallMs : wallMs);
    // Ends the process after a slow image: the process has a low priority and cannot raise it for a quick
    // image.
    if (isQuick && isEncoderReusable(outcome)) pool.giveBack(child);
    else child.kill('SIGKILL');
    return outcome;
  };

  return {
    prepare: () => pool.prepare(),
    encode: async (bytes, use) => getEncodedSizesOrThrow(await runEncoder(bytes, use, false), warn),
    encodeIfQuick: async (bytes, use) => {
      const outcome = await runEncoder(bytes, use, true);
      return mustMoveToSlowQueue(outcome) ? undefined : getEncodedSizesOrThrow(outcome, warn);
    },
    close: () => void pool.close(),
  };
}

function startProcess(path: string): ChildProcess {
  const child = fork(path, [], {
    serialization: 'advanced',
    execArgv: [],
    env: { ...mallocSettings, TMPDIR: tmpdir() },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // An idle encoder process does not keep the server running.
  child.unref();
  child.channel?.unref();
  // Without this listener for `error`, an error of an idle encoder process would end the server.
  // `sendEncodeRequest` adds another listener while it waits for a response.
  child.on('error', () => undefined);
  return child;
}

/**
 * Sends a request to an encoder process. Resolves with the response, or with a failure if the process ends or
 * does not respond within `timeoutMs` milliseconds.
 */
function sendEncodeRequest(child: ChildProcess, request: EncodeRequest, timeoutMs: number): Promise<EncoderOutcome> {
  return new Promise((resolve) => {
    const settle = (outcome: EncoderOutcome): void => {
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
    const timer = setTimeout(() => settle({ timedOutAfterMs: timeoutMs }), timeoutMs);
    child.on('message', onMessage).on('exit', onExit).on('error', onError);
    child.send(request, (error) => {
      if (error) onError(error);
    });
  });
}

function getEncodedSizesOrThrow(outcome: EncoderOutcome, warn: (message: string) => void): Record<ImageSize, Buffer> {
  if ('sizes' in outcome) {
    const { full, card } = outcome.sizes;
    return { full: Buffer.from(full), card: Buffer.from(card) };
  }
  if ('refusal' in outcome) {
    const { status, id, values } = outcome.refusal;
    throw new Problem(status, id, { values });
  }
  if ('takesTooLong' in outcome) throw createImageTooCostlyProblem();
  if ('exceeded' in outcome) {
    warn(`An image exceeded the limit of ${outcome.exceeded}: its encoder was ended.`);
    throw createImageTooCostlyProblem();
  }
  const failure =
    'timedOutAfterMs' in outcome ? `no response within ${outcome.timedOutAfterMs / 1_000} s` : outcome.failure;
  warn(`An image encoder failed (${failure}): the upload was refused.`);
  throw new Problem(503, 'error.pictureBusy', { retryAfter: 5 });
}
