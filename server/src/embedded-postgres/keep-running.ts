import { setTimeout as sleep } from 'node:timers/promises';
import type { Postmaster } from './postmaster.ts';

/** A PostgreSQL that is started again whenever it ends by itself. */
export interface KeptRunning {
  /** Resolves with a sentence when it ends too often, or cannot be started again. */
  died: Promise<string>;
  stop(): Promise<void>;
}

/** Milliseconds. An end after a longer life is an accident (out of memory, a kill by mistake). */
const shortLife = 3_000;
/** So many short lives, or failed starts, one after another are a fault that stays. */
const mostShortLives = 5;
/** Milliseconds after a failed start. */
const pause = 1_000;

/** Launches, and launches again after every end nobody asked for; `onEnd` gets the last words each time. */
export async function keepRunning(
  launch: () => Promise<Postmaster>,
  onEnd: (lastWords: string) => void,
): Promise<KeptRunning> {
  let current = await launch();
  let stopping = false;
  const launchAgain = async (): Promise<Postmaster> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await launch();
      } catch (error) {
        if (stopping || tries === mostShortLives) throw error;
        await sleep(pause);
      }
    }
  };
  const watch = async (): Promise<string | undefined> => {
    let shortLives = 0;
    for (;;) {
      const born = performance.now();
      const lastWords = await current.ended;
      if (stopping) return undefined;
      shortLives = performance.now() - born < shortLife ? shortLives + 1 : 0;
      const words = `The embedded PostgreSQL has stopped by itself. Its last words: ${lastWords}`;
      if (shortLives === mostShortLives) return words;
      onEnd(words);
      current = await launchAgain();
      if (stopping) await current.stop();
    }
  };
  const watched = watch().catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
  const died = Promise.withResolvers<string>();
  void watched.then((sentence) => {
    if (sentence !== undefined) died.resolve(sentence);
  });
  return {
    died: died.promise,
    stop: async () => {
      stopping = true;
      await current.stop();
      await watched;
    },
  };
}
