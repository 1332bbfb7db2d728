import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createFairQueue, computeMaxTasksLeavingCoresFree } from '../concurrency/fair-queue.ts';
import { waitUnlessAborted } from '../concurrency/wait-unless-aborted.ts';
import { createWorkerPool } from '../concurrency/worker-pool.ts';
import type { FetchedResource } from './fetch/link-fetcher.ts';
import type { PageWorkerRequest, PageWorkerResponse } from './page-worker.ts';
import type { ReadProductResult } from './page/read-product.ts';
import { PreviewFailure } from './preview-failure.ts';

interface PageReaderOptions {
  /** Receives a log message if a page could not be read. */
  warn?: ((message: string) => void) | undefined;
  timeoutMs?: number;
  heapMb?: number;
  idleMs?: number;
}

/** Reads shop pages in worker threads. Terminates a thread if its page takes too much time or memory. */
interface PageReader {
  /** Starts a worker thread unless one exists already, so that it is ready when the page arrives. */
  prepare(): void;
  /**
   * Returns the product data of a page. Rejects with the `PreviewFailure` `too_large` if reading exceeds the
   * memory limit. Rejects with `too_slow` if it exceeds the time limit, or if `signal` aborts.
   */
  read(page: FetchedResource, userId: number, signal: AbortSignal): Promise<ReadProductResult>;
  /** Terminates all threads. Unfinished calls of `read` reject. */
  close(): Promise<void>;
}

/**
 * Creates a page reader. Each page has its own worker thread while it is read. The reader starts threads when
 * needed and reuses them.
 */
export function createPageReader(options: PageReaderOptions = {}): PageReader {
  const { warn = () => undefined, timeoutMs = 3_000, heapMb = 128, idleMs = 600_000 } = options;
  const queue = createFairQueue({
    maxRunning: computeMaxTasksLeavingCoresFree(2),
    maxWaiting: 64,
    createRefusal: () => new PreviewFailure('too_slow'),
  });
  // One promise for each worker thread. It resolves when the thread has loaded its modules; only then the
  // time limit for reading a page begins.
  const readiness = new WeakMap<Worker, Promise<unknown>>();
  const startThread = (): Worker => {
    const worker = startReaderThread(heapMb);
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    readiness.set(worker, Promise.race([once(worker, 'message').catch(() => undefined), ended]));
    return worker;
  };
  const pool = createWorkerPool(startThread, (worker) => worker.terminate(), idleMs);

  const readInThread = async (page: FetchedResource, signal: AbortSignal): Promise<ReadProductResult> => {
    const worker = pool.take();
    await waitUnlessAborted(Promise.resolve(readiness.get(worker)), signal).catch((error: unknown) => {
      pool.giveBack(worker);
      throw error;
    });
    const response = await readPageInThread(worker, page, timeoutMs, signal);
    pool.giveBack(worker);
    if ('reading' in response) return response.reading;
    warn(`A page could not be read (${response.failure}).`);
    throw new PreviewFailure('not_a_product');
  };

  return {
    prepare: () => pool.prepare(),
    read: async (page, userId, signal) => {
      try {
        return await queue.run(String(userId), () => readInThread(page, signal), signal);
      } catch (error) {
        throw signal.aborted ? new PreviewFailure('too_slow', { cause: error }) : error;
      }
    },
    close: () => pool.close(),
  };
}

function startReaderThread(heapMb: number): Worker {
  const worker = new Worker(new URL('page-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 2 },
    env: {},
    execArgv: [],
  });
  // An idle worker thread does not keep this process running.
  worker.unref();
  // Without a listener for `error`, an error of an idle worker thread would end this process.
  worker.on('error', () => undefined);
  return worker;
}

/**
 * Sends a page to a worker thread and waits for the result. Rejects with `PreviewFailure` if the thread ends
 * or a limit is exceeded, and terminates the thread. Node ends a thread if its heap is full.
 */
async function readPageInThread(
  worker: Worker,
  { body, url, status, headers }: FetchedResource,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<PageWorkerResponse> {
  const settled = new AbortController();
  const limit = AbortSignal.any([signal, settled.signal, AbortSignal.timeout(timeoutMs)]);
  const message: PageWorkerRequest = { body, url: url.href, status, headers: { ...headers } };
  worker.ref();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
  worker.postMessage(message);
  try {
    const ended = once(worker, 'exit', { signal: limit }).then(() =>
      Promise.reject(new Error('The worker thread ended')),
    );
    const [response] = (await Promise.race([once(worker, 'message', { signal: limit }), ended])) as [
      PageWorkerResponse,
    ];
    worker.unref();
    return response;
  } catch (error) {
    void worker.terminate();
    const isHeapFull = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    throw new PreviewFailure(isHeapFull ? 'too_large' : 'too_slow', { cause: error });
  } finally {
    settled.abort();
  }
}
