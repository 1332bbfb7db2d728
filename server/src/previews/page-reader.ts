import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createFairQueue, computeMaxTasksForFreeCores } from '../concurrency/fair-queue.ts';
import { waitUnlessAborted } from '../concurrency/until-aborted.ts';
import type { FetchedResource } from './fetch/link-fetcher.ts';
import type { PageMessage, PageResponse } from './page-worker.ts';
import type { PageReading } from './page/read-product.ts';
import { PreviewFailure } from './preview-failure.ts';

interface PageReaderOptions {
  /** Receives a warning if a page could not be read. */
  warn?: ((sentence: string) => void) | undefined;
  timeoutMs?: number;
  heapMb?: number;
  idleMs?: number;
}

/** Reads pages in worker threads. Terminates a thread if its page takes too much time or memory. */
export interface PageReader {
  /** Starts a thread unless one exists already. The thread is then ready when the page arrives. */
  prepare(): void;
  /**
   * Returns the product data of a page. Rejects with the `PreviewFailure` `too_large` if reading exceeds the
   * memory limit. Rejects with `too_slow` if it exceeds the time limit, or if `signal` aborts.
   */
  read(page: FetchedResource, userId: number, signal: AbortSignal): Promise<PageReading>;
  /** Terminates all threads. The calls of `read` for unfinished pages reject. */
  close(): Promise<void>;
}

interface ReaderThread {
  worker: Worker;
  /** Resolves when the thread has loaded its modules. This time is not part of the time limit of a page. */
  ready: Promise<unknown>;
}

/**
 * Creates a page reader. Each page that is being read has its own thread. The reader starts threads when
 * needed and reuses them.
 */
export function createPageReader(options: PageReaderOptions = {}): PageReader {
  const { warn = () => undefined, timeoutMs = 3_000, heapMb = 128, idleMs = 600_000 } = options;
  const queue = createFairQueue({
    maxRunning: computeMaxTasksForFreeCores(2),
    maxWaiting: 64,
    createRefusal: () => new PreviewFailure('too_slow'),
  });
  const threads = new Set<ReaderThread>();
  const idleThreads: ReaderThread[] = [];
  let idleTimer: NodeJS.Timeout | undefined;

  const startTracked = (): ReaderThread => {
    const thread = startReaderThread(heapMb);
    threads.add(thread);
    thread.worker.once('exit', () => {
      threads.delete(thread);
      const at = idleThreads.indexOf(thread);
      if (at !== -1) idleThreads.splice(at, 1);
    });
    return thread;
  };

  const terminateIdleThreads = (): void => {
    for (const { worker } of idleThreads.splice(0)) void worker.terminate();
  };

  const startIdleTimer = (): void => {
    clearTimeout(idleTimer);
    idleTimer = setTimeout(terminateIdleThreads, idleMs).unref();
  };

  const readInThread = async (page: FetchedResource, signal: AbortSignal): Promise<PageReading> => {
    clearTimeout(idleTimer);
    const thread = idleThreads.pop() ?? startTracked();
    const { worker, ready } = thread;
    try {
      await waitUnlessAborted(ready, signal);
      const response = await readPageInThread(worker, page, timeoutMs, signal);
      idleThreads.push(thread);
      if ('reading' in response) return response.reading;
      warn(`A page could not be read (${response.failure}).`);
      throw new PreviewFailure('not_a_product');
    } finally {
      startIdleTimer();
    }
  };

  return {
    prepare: () => {
      if (threads.size > 0) return;
      idleThreads.push(startTracked());
      startIdleTimer();
    },
    read: async (page, userId, signal) => {
      try {
        return await queue.run(String(userId), () => readInThread(page, signal), signal);
      } catch (error) {
        throw signal.aborted ? new PreviewFailure('too_slow', { cause: error }) : error;
      }
    },
    close: async () => {
      clearTimeout(idleTimer);
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}

function startReaderThread(heapMb: number): ReaderThread {
  const worker = new Worker(new URL('page-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 2 },
    env: {},
    execArgv: [],
  });
  // An idle thread must not keep this process running.
  worker.unref();
  // Ignores errors of an idle thread. Without a listener for `error`, such an error would end this process.
  worker.on('error', () => undefined);
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  return { worker, ready: Promise.race([once(worker, 'message').catch(() => undefined), ended]) };
}

/**
 * Sends a page to a thread and waits for the result. Rejects with `PreviewFailure` if the thread ends or a
 * limit is exceeded, and terminates the thread. Node ends a thread if its heap is full.
 */
async function readPageInThread(
  worker: Worker,
  { body, url, status, headers }: FetchedResource,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<PageResponse> {
  const settled = new AbortController();
  const limit = AbortSignal.any([signal, settled.signal, AbortSignal.timeout(timeoutMs)]);
  const message: PageMessage = { body, url: url.href, status, headers: { ...headers } };
  worker.ref();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads take none
  worker.postMessage(message);
  try {
    const ended = once(worker, 'exit', { signal: limit }).then(() => Promise.reject(new Error('The thread ended')));
    const [response] = (await Promise.race([once(worker, 'message', { signal: limit }), ended])) as [PageResponse];
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
