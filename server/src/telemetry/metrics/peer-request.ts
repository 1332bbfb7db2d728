import { withTimeout } from '../../concurrency/with-timeout.ts';
import { isMetricsResponse, createMetricsRequest } from './metrics-messages.ts';

/**
 * Timeout of a request for metrics between processes. It is shorter than the ten seconds that Prometheus
 * waits.
 */
const metricsRequestTimeoutMs = 4_000;

/** The process at the other end of a message channel between a parent and a worker. */
export interface PeerProcess {
  send(message: object): void;
  on(event: 'message', listener: (message: unknown) => void): unknown;
}

/**
 * Returns a function that requests metrics of this kind from the other process. The function rejects after a
 * timeout, and if the other process reports an error.
 */
export function createPeerMetricsRequester(peer: PeerProcess, kind: 'snapshot' | 'all'): () => Promise<unknown> {
  const pending = new Map<number, (content: unknown) => void>();
  let lastNumber = 0;
  peer.on('message', (message) => {
    if (isMetricsResponse(message, kind)) pending.get(message.number)?.(message.content);
  });
  return async () => {
    lastNumber += 1;
    const number = lastNumber;
    const response = new Promise((resolve) => void pending.set(number, resolve));
    try {
      peer.send(createMetricsRequest(kind, number));
      const content = await withTimeout(
        response,
        metricsRequestTimeoutMs,
        () => new Error('No response about the metrics in time'),
      );
      if (content === undefined) throw new Error('A process could not read its metrics');
      return content;
    } finally {
      pending.delete(number);
    }
  };
}
