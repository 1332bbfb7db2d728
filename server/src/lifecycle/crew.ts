import type { FastifyBaseLogger } from 'fastify';
import { StartFailure } from './start-failure.ts';
import type { Farewell } from './worker-messages.ts';

/** One process that serves. */
export interface Member {
  pid: number | undefined;
  /** The address it serves at; rejects when it ends before. */
  ready: Promise<string>;
  /** Resolves when it has ended, in words, for whatever reason. */
  ended: Promise<string>;
  /** Asks it to finish and end. */
  dismiss(why: Farewell): void;
  kill(): void;
}

/** Several processes that serve as one. */
export interface Crew {
  address: string;
  /** Resolves with a sentence when nobody serves any more and nobody can be started. */
  died: Promise<string>;
  /** Replaces everybody, one after another. Asked while that goes on, it is done once more. */
  replace(): void;
  stop(): Promise<void>;
}

/** Milliseconds. Who ends sooner after having begun to serve has not been of use. */
const shortLife = 3_000;
/** So many in a row that were of no use, while nobody else serves, are no accident. */
const mostFailures = 5;
/** Milliseconds: the pause after one failure; after each that follows it is twice as long, up to the second. */
const pauses = { first: 1_000, longest: 30_000 };
/** Milliseconds until a successor serves, and until a member has let go of its last requests. */
const limits = { start: 120_000, leave: 15_000 };

const sleep = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Whether `promise` settles within `ms`. */
function settles(promise: Promise<unknown>, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const clock = setTimeout(resolve, ms, false);
    const settled = (): void => {
      clearTimeout(clock);
      resolve(true);
    };
    promise.then(settled, settled);
  });
}

/**
 * Keeps `count` members serving. Everything that starts one waits in one line, so that there are never more than `count`,
 * and one more while it replaces another. Throws `StartFailure` when the first members do not start.
 */
export async function createCrew(count: number, fork: () => Member, logger: FastifyBaseLogger): Promise<Crew> {
  const present = new Map<Member, number>();
  const alive = new Set<Member>();
  const died = Promise.withResolvers<string>();
  const state = { stopping: false };
  let failures = 0;
  let line: Promise<unknown> = Promise.resolve();
  const waiting = new Set<() => Promise<void>>();

  /** Does it when all before it is done; what waits already is not asked for twice. */
  const enqueue = (task: () => Promise<void>): void => {
    if (waiting.has(task)) return;
    waiting.add(task);
    line = line.then(async () => {
      waiting.delete(task);
      if (!state.stopping) await task();
    });
  };

  const hire = async (patience?: number): Promise<string> => {
    const member = fork();
    alive.add(member);
    void member.ended.then((how) => leave(member, how));
    if (patience !== undefined && !(await settles(member.ready, patience))) member.kill();
    const address = await member.ready;
    present.set(member, performance.now());
    return address;
  };

  const leave = (member: Member, how: string): void => {
    alive.delete(member);
    const since = present.get(member);
    if (!present.delete(member) || since === undefined || state.stopping) return;
    failures = performance.now() - since < shortLife ? failures + 1 : 0;
    logger.warn({ worker: member.pid, how }, 'a worker has ended by itself and is replaced');
    enqueue(fill);
  };

  const fill = async (): Promise<void> => {
    while (!state.stopping && present.size < count) {
      if (failures >= mostFailures && present.size === 0) {
        died.resolve('No worker is left, and none can be started.');
        return;
      }
      if (failures > 0) await sleep(Math.min(pauses.first * 2 ** (failures - 1), pauses.longest));
      if (state.stopping) return;
      await hire(limits.start).catch((error: unknown) => {
        failures += 1;
        logger.error({ err: error }, 'a worker could not be started');
      });
    }
  };

  const dismiss = async (member: Member, why: Farewell): Promise<void> => {
    present.delete(member);
    if (!alive.has(member)) return;
    member.dismiss(why);
    if (!(await settles(member.ended, limits.leave))) member.kill();
    await member.ended;
  };

  const replaceAll = async (): Promise<void> => {
    try {
      for (const member of Array.from(present.keys())) {
        if (state.stopping) return;
        if (!present.has(member)) continue;
        await hire(limits.start);
        await dismiss(member, 'replaced');
      }
      logger.info('every worker has been replaced');
    } catch (error) {
      logger.error({ err: error }, 'no successor could be started: the workers that are left go on');
    }
  };

  // The first one may have a schema to migrate, for as long as that takes.
  const first = hire();
  line = first.then(() => Promise.all(Array.from({ length: count - 1 }, () => hire(limits.start))));
  const started = line;
  line = line.catch(() => undefined);
  return {
    replace: () => enqueue(replaceAll),
    address: await first.then(async (address) => {
      await started;
      return address;
    }),
    died: died.promise,
    stop: async () => {
      state.stopping = true;
      await Promise.all(Array.from(alive, (member) => dismiss(member, 'stopped')));
    },
  };
}

/** What a member's `ready` rejects with. */
export const notStarted = (how: string): StartFailure => new StartFailure(`A worker did not start (${how}).`);
