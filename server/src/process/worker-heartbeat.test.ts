import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchHeartbeats } from './worker-heartbeat.ts';
import { heartbeatMessage } from './worker-messages.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watchWorker(): { worker: EventEmitter; onHung: () => void } {
  const worker = new EventEmitter();
  const onHung = vi.fn<() => void>();
  watchHeartbeats(worker, onHung);
  return { worker, onHung };
}

test('onHung is called exactly once, at the eighth check without a heartbeat of the worker', () => {
  const { worker, onHung } = watchWorker();
  worker.emit('message', heartbeatMessage);
  vi.advanceTimersByTime(7_999);
  expect(onHung).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onHung).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(onHung).toHaveBeenCalledTimes(1);
});

test('onHung is not called for a worker that sends a heartbeat every seven seconds', () => {
  const { worker, onHung } = watchWorker();
  for (let beat = 0; beat < 20; beat += 1) {
    worker.emit('message', heartbeatMessage);
    vi.advanceTimersByTime(7_000);
  }
  expect(onHung).not.toHaveBeenCalled();
});

test('onHung is called for a worker that sends messages, but no heartbeats', () => {
  const { worker, onHung } = watchWorker();
  worker.emit('message', heartbeatMessage);
  for (let second = 0; second < 8; second += 1) {
    worker.emit('message', { ready: 'http://localhost' });
    vi.advanceTimersByTime(1_000);
  }
  expect(onHung).toHaveBeenCalledTimes(1);
});

test('onHung is called after a minute for a worker that has never sent a heartbeat', () => {
  const { onHung } = watchWorker();
  vi.advanceTimersByTime(59_999);
  expect(onHung).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onHung).toHaveBeenCalledTimes(1);
});

test('onHung is not called for a worker that has exited', () => {
  const { worker, onHung } = watchWorker();
  worker.emit('message', heartbeatMessage);
  worker.emit('exit');
  vi.advanceTimersByTime(60_000);
  expect(onHung).not.toHaveBeenCalled();
});
