import { createMetricsResponse, isMetricsRequest, createFinalSnapshot } from './metrics-messages.ts';
import { createPeerMetricsRequester, type PeerProcess } from './peer-request.ts';
import type { ProcessMetrics } from './process-metrics.ts';

export interface WorkerMetrics extends AsyncDisposable {
  /** Requests the metrics of all workers from the parent process, and returns them as text. */
  text(): Promise<string>;
}

const parentProcess: PeerProcess = {
  on: process.on.bind(process),
  send: (message) => void process.send?.(message, undefined, undefined, () => undefined),
};

/**
 * Sends the metrics of this worker to the parent whenever the parent requests them. Disposing sends the final
 * metrics.
 */
export function createWorkerMetrics(metrics: ProcessMetrics): WorkerMetrics {
  process.on('message', (message: unknown) => {
    if (!isMetricsRequest(message, 'snapshot')) return;
    void metrics
      .snapshot()
      .catch(() => undefined)
      .then((snapshot) => parentProcess.send(createMetricsResponse(message, snapshot)));
  });
  const requestAllMetrics = createPeerMetricsRequester(parentProcess, 'all');
  return {
    text: async () => String(await requestAllMetrics()),
    [Symbol.asyncDispose]: async () => {
      parentProcess.send(createFinalSnapshot(await metrics.snapshot()));
    },
  };
}
