import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCrew, type Crew, type Member } from './crew.ts';

/** A process that does what the test says. */
class Actor implements Member {
  static all: Actor[] = [];
  readonly pid = Actor.all.push(this);
  readonly #ready = Promise.withResolvers<string>();
  readonly #ended = Promise.withResolvers<string>();
  readonly ready = this.#ready.promise;
  readonly ended = this.#ended.promise;
  lives = true;

  constructor() {
    this.ready.catch(() => undefined);
  }

  serve(): void {
    this.#ready.resolve('http://localhost');
  }

  dismiss(): void {
    this.end();
  }

  kill(): void {
    this.end();
  }

  end(): void {
    this.lives = false;
    this.#ready.reject(new Error('ended'));
    this.#ended.resolve('by itself');
  }
}

const living = (): Actor[] => Actor.all.filter(({ lives }) => lives);
const logger = pino({ level: 'silent' });

/** Lets everything happen that only waits for promises, and `ms` of the clock. */
const pass = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

async function crewOfTwo(): Promise<Crew> {
  const starting = createCrew(2, () => new Actor(), logger);
  await serveAll();
  return starting;
}

async function serveAll(): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    for (const actor of living()) actor.serve();
    await pass();
  }
}

beforeEach(() => {
  Actor.all = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('who is lost is replaced, and others go on', async () => {
  await crewOfTwo();
  const [lost, other] = living();
  await pass(10_000);
  lost?.end();
  await serveAll();
  expect(living()).toHaveLength(2);
  expect(living()).toContain(other);
});

test('a replacement of all waits for each successor, and ends with as many as before', async () => {
  const crew = await crewOfTwo();
  const old = living();
  crew.replace();
  await pass();
  expect(living()).toHaveLength(3);
  expect(living()).toEqual(expect.arrayContaining(old));
  await serveAll();
  expect(living()).toHaveLength(2);
  expect(living().filter((actor) => old.includes(actor))).toEqual([]);
});

test('who is lost in the middle of it makes nobody too many', async () => {
  const crew = await crewOfTwo();
  const [lost] = living();
  await pass(10_000);
  crew.replace();
  await pass();
  lost?.end();
  await serveAll();
  await pass(60_000);
  await serveAll();
  expect(living()).toHaveLength(2);
});

test('ten requests to replace all are one more than the one under way', async () => {
  const crew = await crewOfTwo();
  for (let request = 0; request < 10; request += 1) crew.replace();
  await serveAll();
  await serveAll();
  await serveAll();
  expect(Actor.all.length).toBe(4);
  crew.replace();
  await pass();
  for (let request = 0; request < 10; request += 1) crew.replace();
  await serveAll();
  await serveAll();
  await serveAll();
  expect(Actor.all.length).toBe(8);
});

test('a successor that never serves is ended, and the old ones go on', async () => {
  const crew = await crewOfTwo();
  const old = living();
  crew.replace();
  await pass(121_000);
  expect(living()).toEqual(old);
});

test('while somebody serves, starts that fail are tried again, ever more slowly, and are no end', async () => {
  const crew = await crewOfTwo();
  const died = vi.fn<(sentence: string) => void>();
  void crew.died.then(died);
  const [lost] = living();
  await pass(10_000);
  lost?.end();
  const failing = setInterval(() => living()[1]?.end(), 500);
  await pass(120_000);
  clearInterval(failing);
  expect(died).not.toHaveBeenCalled();
  expect(Actor.all.length).toBeGreaterThan(6);
  expect(Actor.all.length).toBeLessThan(20);
  await pass(60_000);
  await serveAll();
  expect(living()).toHaveLength(2);
});

test('when nobody serves and nobody can be started, it is the end', async () => {
  const crew = await crewOfTwo();
  const failing = setInterval(() => living().forEach((actor) => actor.end()), 100);
  await pass(60_000);
  clearInterval(failing);
  expect(await crew.died).toBe('No worker is left, and none can be started.');
});

test('first members that do not start are said so', async () => {
  const starting = createCrew(2, () => new Actor(), logger);
  living().forEach((actor) => actor.end());
  await expect(starting).rejects.toThrow('ended');
});

test('a stop ends everybody, and nobody follows', async () => {
  const crew = await crewOfTwo();
  crew.replace();
  await pass();
  await crew.stop();
  await pass(60_000);
  expect(living()).toEqual([]);
});
