import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { superviseWorkers, type WorkerHandle, type WorkerSupervisor } from './worker-supervisor.ts';

/** A worker process that the test controls. */
class FakeWorker implements WorkerHandle {
  static all: FakeWorker[] = [];
  readonly pid = FakeWorker.all.push(this);
  readonly #ready = Promise.withResolvers<string>();
  readonly #exited = Promise.withResolvers<string>();
  readonly ready = this.#ready.promise;
  readonly exited = this.#exited.promise;
  lives = true;
  hangs = false;

  constructor() {
    this.ready.catch(() => undefined);
  }

  serve(): void {
    this.#ready.resolve('http://localhost');
  }

  stop(): void {
    if (!this.hangs) this.end();
  }

  kill(): void {
    this.end();
  }

  end(): void {
    this.lives = false;
    this.#ready.reject(new Error('ended'));
    this.#exited.resolve('by itself');
  }
}

const living = (): FakeWorker[] => FakeWorker.all.filter(({ lives }) => lives);
const logger = pino({ level: 'silent' });

/** Advances the fake clock by `ms` and runs pending promise callbacks. */
const pass = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

async function startTwo(): Promise<WorkerSupervisor> {
  const starting = superviseWorkers(2, () => new FakeWorker(), logger);
  await serveAll();
  return starting;
}

async function serveAll(): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    for (const worker of living()) worker.serve();
    await pass();
  }
}

beforeEach(() => {
  FakeWorker.all = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('a worker that exits is replaced, and the others go on', async () => {
  await startTwo();
  const [lost, other] = living();
  await pass(10_000);
  lost?.end();
  await serveAll();
  expect(living()).toHaveLength(2);
  expect(living()).toContain(other);
});

test('replacing all waits for each new worker, and ends with as many as before', async () => {
  const supervisor = await startTwo();
  const old = living();
  supervisor.replaceAll();
  await pass();
  expect(living()).toHaveLength(3);
  expect(living()).toEqual(expect.arrayContaining(old));
  await serveAll();
  expect(living()).toHaveLength(2);
  expect(living().filter((worker) => old.includes(worker))).toEqual([]);
});

test('a worker that exits during a replacement does not lead to one too many', async () => {
  const supervisor = await startTwo();
  const [lost] = living();
  await pass(10_000);
  supervisor.replaceAll();
  await pass();
  lost?.end();
  await serveAll();
  await pass(60_000);
  await serveAll();
  expect(living()).toHaveLength(2);
});

test('ten requests to replace all are queued as one', async () => {
  const supervisor = await startTwo();
  for (let request = 0; request < 10; request += 1) supervisor.replaceAll();
  await serveAll();
  await serveAll();
  await serveAll();
  expect(FakeWorker.all.length).toBe(4);
  supervisor.replaceAll();
  await pass();
  for (let request = 0; request < 10; request += 1) supervisor.replaceAll();
  await serveAll();
  await serveAll();
  await serveAll();
  expect(FakeWorker.all.length).toBe(8);
});

test('a new worker that never serves is killed, and the old ones go on', async () => {
  const supervisor = await startTwo();
  const old = living();
  supervisor.replaceAll();
  await pass(121_000);
  expect(living()).toEqual(old);
});

test('while a worker serves, failed starts are repeated with back-off', async () => {
  const supervisor = await startTwo();
  const died = vi.fn<(sentence: string) => void>();
  void supervisor.died.then(died);
  const [lost] = living();
  await pass(10_000);
  lost?.end();
  const failing = setInterval(() => living()[1]?.end(), 500);
  await pass(120_000);
  clearInterval(failing);
  expect(died).not.toHaveBeenCalled();
  expect(FakeWorker.all.length).toBeGreaterThan(6);
  expect(FakeWorker.all.length).toBeLessThan(20);
  await pass(60_000);
  await serveAll();
  expect(living()).toHaveLength(2);
});

test('when no worker serves and none can be started, the supervisor gives up', async () => {
  const supervisor = await startTwo();
  const failing = setInterval(() => living().forEach((worker) => worker.end()), 100);
  await pass(60_000);
  clearInterval(failing);
  expect(await supervisor.died).toBe('No worker is left, and none can be started.');
});

test('first workers that do not start are a start failure', async () => {
  const starting = superviseWorkers(2, () => new FakeWorker(), logger);
  living().forEach((worker) => worker.end());
  await expect(starting).rejects.toThrow('ended');
});

test('a stop ends all workers, and none is started after it', async () => {
  const supervisor = await startTwo();
  supervisor.replaceAll();
  await pass();
  await supervisor.stop();
  await pass(60_000);
  expect(living()).toEqual([]);
});

test('a worker that ignores the stop is killed before the ten seconds of its parent are over', async () => {
  const supervisor = await startTwo();
  const [hung] = living();
  if (hung) hung.hangs = true;
  const stopped = vi.fn<() => void>();
  void supervisor.stop().then(stopped);
  await pass(8_499);
  expect(living()).toEqual([hung]);
  await pass(1);
  expect(living()).toEqual([]);
  expect(stopped).toHaveBeenCalledTimes(1);
});
