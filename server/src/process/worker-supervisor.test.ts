import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { superviseWorkers, type WorkerHandle, type WorkerSupervisor } from './worker-supervisor.ts';

class FakeWorker implements WorkerHandle {
  static all: FakeWorker[] = [];
  readonly pid = FakeWorker.all.push(this);
  readonly #ready = Promise.withResolvers<string>();
  readonly #exited = Promise.withResolvers<string>();
  readonly ready = this.#ready.promise;
  readonly exited = this.#exited.promise;
  isRunning = true;
  isHung = false;

  constructor() {
    this.ready.catch(() => undefined);
  }

  serve(): void {
    this.#ready.resolve('http://localhost');
  }

  stop(): void {
    if (!this.isHung) this.end();
  }

  kill(): void {
    this.end();
  }

  end(): void {
    this.isRunning = false;
    this.#ready.reject(new Error('ended'));
    this.#exited.resolve('by itself');
  }
}

const listRunningWorkers = (): FakeWorker[] => FakeWorker.all.filter(({ isRunning }) => isRunning);
const logger = pino({ level: 'silent' });

/** Advances the fake clock, and runs the callbacks of promises. */
const advanceClock = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

async function superviseTwoWorkers(): Promise<WorkerSupervisor> {
  const starting = superviseWorkers(2, () => new FakeWorker(), logger);
  await makeAllWorkersReady();
  return starting;
}

async function makeAllWorkersReady(): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    for (const worker of listRunningWorkers()) worker.serve();
    await advanceClock();
  }
}

beforeEach(() => {
  FakeWorker.all = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('a worker that exits is replaced, and the other workers continue', async () => {
  await superviseTwoWorkers();
  const [lost, other] = listRunningWorkers();
  await advanceClock(10_000);
  lost?.end();
  await makeAllWorkersReady();
  expect(listRunningWorkers()).toHaveLength(2);
  expect(listRunningWorkers()).toContain(other);
});

test('replaceAll replaces all workers, and stops an old worker only when a new worker can serve', async () => {
  const supervisor = await superviseTwoWorkers();
  const old = listRunningWorkers();
  supervisor.replaceAll();
  await advanceClock();
  expect(listRunningWorkers()).toHaveLength(3);
  expect(listRunningWorkers()).toEqual(expect.arrayContaining(old));
  await makeAllWorkersReady();
  expect(listRunningWorkers()).toHaveLength(2);
  expect(listRunningWorkers().filter((worker) => old.includes(worker))).toEqual([]);
});

test('two workers run again after one of two workers has exited during a replacement', async () => {
  const supervisor = await superviseTwoWorkers();
  const [lost] = listRunningWorkers();
  await advanceClock(10_000);
  supervisor.replaceAll();
  await advanceClock();
  lost?.end();
  await makeAllWorkersReady();
  await advanceClock(60_000);
  await makeAllWorkersReady();
  expect(listRunningWorkers()).toHaveLength(2);
});

test('ten calls of replaceAll during a replacement cause only one further replacement', async () => {
  const supervisor = await superviseTwoWorkers();
  for (let request = 0; request < 10; request += 1) supervisor.replaceAll();
  await makeAllWorkersReady();
  await makeAllWorkersReady();
  await makeAllWorkersReady();
  expect(FakeWorker.all.length).toBe(4);
  supervisor.replaceAll();
  await advanceClock();
  for (let request = 0; request < 10; request += 1) supervisor.replaceAll();
  await makeAllWorkersReady();
  await makeAllWorkersReady();
  await makeAllWorkersReady();
  expect(FakeWorker.all.length).toBe(8);
});

test('a new worker that never becomes ready in a replacement is killed, and the old workers continue', async () => {
  const supervisor = await superviseTwoWorkers();
  const old = listRunningWorkers();
  supervisor.replaceAll();
  await advanceClock(121_000);
  expect(listRunningWorkers()).toEqual(old);
});

test('while one worker serves, failed starts of another worker are repeated after growing pauses', async () => {
  const supervisor = await superviseTwoWorkers();
  const died = vi.fn<(message: string) => void>();
  void supervisor.died.then(died);
  const [lost] = listRunningWorkers();
  await advanceClock(10_000);
  lost?.end();
  const failureTimer = setInterval(() => listRunningWorkers()[1]?.end(), 500);
  await advanceClock(120_000);
  clearInterval(failureTimer);
  expect(died).not.toHaveBeenCalled();
  expect(FakeWorker.all.length).toBeGreaterThan(6);
  expect(FakeWorker.all.length).toBeLessThan(20);
  await advanceClock(60_000);
  await makeAllWorkersReady();
  expect(listRunningWorkers()).toHaveLength(2);
});

test('the promise died resolves if no worker runs and none can be started', async () => {
  const supervisor = await superviseTwoWorkers();
  const failureTimer = setInterval(() => listRunningWorkers().forEach((worker) => worker.end()), 100);
  await advanceClock(60_000);
  clearInterval(failureTimer);
  expect(await supervisor.died).toBe('No worker is left, and none can be started.');
});

test('superviseWorkers rejects if its first worker does not start', async () => {
  const starting = superviseWorkers(2, () => new FakeWorker(), logger);
  listRunningWorkers().forEach((worker) => worker.end());
  await expect(starting).rejects.toThrow('ended');
});

test('stop ends all workers, and no new worker starts after it', async () => {
  const supervisor = await superviseTwoWorkers();
  supervisor.replaceAll();
  await advanceClock();
  await supervisor.stop();
  await advanceClock(60_000);
  expect(listRunningWorkers()).toEqual([]);
});

test('stop kills a worker that does not end within 8.5 seconds', async () => {
  const supervisor = await superviseTwoWorkers();
  const [hung] = listRunningWorkers();
  if (hung) hung.isHung = true;
  const stopped = vi.fn<() => void>();
  void supervisor.stop().then(stopped);
  await advanceClock(8_499);
  expect(listRunningWorkers()).toEqual([hung]);
  await advanceClock(1);
  expect(listRunningWorkers()).toEqual([]);
  expect(stopped).toHaveBeenCalledTimes(1);
});
