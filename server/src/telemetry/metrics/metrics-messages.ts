import type { MetricsSnapshot } from './process-metrics.ts';

interface MetricsRequest {
  request: 'snapshot' | 'all';
  number: number;
}

interface MetricsResponse {
  response: 'snapshot' | 'all';
  number: number;
  /** Metrics of the process. Undefined if the process could not read them. */
  content: unknown;
}

/**
 * Message with the last metrics of a worker before its exit. The worker sends it without a request from the
 * parent.
 */
interface FinalSnapshot {
  finalSnapshot: MetricsSnapshot;
}

export const createMetricsRequest = (request: MetricsRequest['request'], number: number): MetricsRequest => ({
  request,
  number,
});
export const createMetricsResponse = ({ request, number }: MetricsRequest, content: unknown): MetricsResponse => ({
  response: request,
  number,
  content,
});
export const createFinalSnapshot = (snapshot: MetricsSnapshot): FinalSnapshot => ({ finalSnapshot: snapshot });

const isObject = (message: unknown): message is Record<string, unknown> =>
  typeof message === 'object' && message !== null;

export const isMetricsRequest = (message: unknown, request: MetricsRequest['request']): message is MetricsRequest =>
  isObject(message) && message['request'] === request && typeof message['number'] === 'number';

export const isMetricsResponse = (message: unknown, request: MetricsRequest['request']): message is MetricsResponse =>
  isObject(message) && message['response'] === request && typeof message['number'] === 'number';

export const isFinalSnapshot = (message: unknown): message is FinalSnapshot =>
  isObject(message) && Array.isArray(message['finalSnapshot']);
