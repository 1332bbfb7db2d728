import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchHeartbeats } from './worker-heartbeat.ts';
import { heartbeat } from './worker-messages.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watchedWorker(): { worker: EventEmitter; onHung: () => void } {
  const worker = new EventEmitter();
  const onHung = vi.fn<() => void>();
  watchHeartbeats(worker, onHung);
  return { worker, onHung };
}

test('a worker counts as hung once, at the eighth check without a heartbeat', () => {
  const { worker, onHung } = watchedWorker();
  worker.emit('message', heartbeat);
  vi.advanceTimersByTime(7_999);
  expect(onHung).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onHung).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(onHung).toHaveBeenCalledTimes(1);
});

test('a slow worker whose heartbeats come every seven seconds is not hung', () => {
  const { worker, onHung } = watchedWorker();
  for (let beat = 0; beat < 20; beat += 1) {
    worker.emit('message', heartbeat);
    vi.advanceTimersByTime(7_000);
  }
  expect(onHung).not.toHaveBeenCalled();
});

test('other messages of a worker are no heartbeats', () => {
  const { worker, onHung } = watchedWorker();
  worker.emit('message', heartbeat);
  for (let second = 0; second < 8; second += 1) {
    worker.emit('message', { ready: 'http://localhost' });
    vi.advanceTimersByTime(1_000);
  }
  expect(onHung).toHaveBeenCalledTimes(1);
});

test('a worker that loads its modules has a minute for its first heartbeat', () => {
  const { onHung } = watchedWorker();
  vi.advanceTimersByTime(59_999);
  expect(onHung).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onHung).toHaveBeenCalledTimes(1);
});

test('a worker that exits is watched no more', () => {
  const { worker, onHung } = watchedWorker();
  worker.emit('message', heartbeat);
  worker.emit('exit');
  vi.advanceTimersByTime(60_000);
  expect(onHung).not.toHaveBeenCalled();
});
