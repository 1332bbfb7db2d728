import type { Worker } from 'node:cluster';
import { createMetricsResponse, isFinalSnapshot, isMetricsRequest } from './metrics-messages.ts';
import { createPeerMetricsRequester, type PeerProcess } from './peer-request.ts';
import type { MetricsSnapshot } from './process-metrics.ts';
import { createMetricsSum } from './sum-metrics.ts';

export interface ParentMetrics {
  /** Includes the metrics of a new worker until the worker exits. */
  addWorker(worker: Worker): void;
  /**
   * Returns the metrics of all workers as text. If a worker does not respond in time, uses only the counters
   * that it sent last.
   */
  text(): Promise<string>;
}

export function createParentMetrics(): ParentMetrics {
  const sum = createMetricsSum();
  const workers = new Map<number, () => Promise<MetricsSnapshot>>();
  const text = async (): Promise<string> => {
    const requests = Array.from(workers, async ([id, requestSnapshot]) => {
      const snapshot = await requestSnapshot();
      // Skips a worker that has exited in the meantime. Its final metrics are already included.
      if (!workers.has(id)) throw new Error('The worker has ended');
      sum.updateSnapshot(id, snapshot);
      return id;
    });
    const results = await Promise.allSettled(requests);
    return sum.text(results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])));
  };
  return {
    text,
    addWorker: (worker) => {
      const { id } = worker;
      const peer: PeerProcess = { on: worker.on.bind(worker), send: (message) => sendToWorker(worker, message) };
      workers.set(id, createPeerMetricsRequester(peer, 'snapshot') as () => Promise<MetricsSnapshot>);
      worker.on('message', (message: unknown) => {
        if (isFinalSnapshot(message)) {
          workers.delete(id);
          sum.updateSnapshot(id, message.finalSnapshot);
        }
        if (isMetricsRequest(message, 'all')) {
          void text()
            .catch(() => undefined)
            .then((content) => sendToWorker(worker, createMetricsResponse(message, content)));
        }
      });
      worker.once('exit', () => {
        workers.delete(id);
        sum.removeProcess(id);
      });
    },
  };
}

/** Sends a message to a worker, unless the worker has disconnected. */
function sendToWorker(worker: Worker, message: object): void {
  if (worker.isConnected()) worker.send(message, () => undefined);
}
