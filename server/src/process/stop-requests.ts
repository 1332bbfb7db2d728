import { readParents } from './parent-processes.ts';

const forwardedWithinMs = 1_000;
const parentCheckMs = 250;

/**
 * Resolves when the server is asked to stop: by SIGINT, by SIGTERM, with `bySighup` by the end of its terminal, or, with
 * `underNpm`, by the end of npm, which does not pass every signal on. Another signal ends the process at once; one that follows within a second is the same Ctrl-C,
 * from the terminal and from npm.
 */
export function stopRequested({ underNpm, bySighup }: { underNpm: boolean; bySighup: boolean }): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let firstAt: number | undefined;
  const onSignal = (): void => {
    firstAt ??= Date.now();
    if (Date.now() - firstAt > forwardedWithinMs) process.exit(1);
    resolve();
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  if (bySighup) process.on('SIGHUP', onSignal);
  if (underNpm) void npmEnded().then(resolve);
  return promise;
}

function npmEnded(): Promise<void> {
  const parents = readParents();
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (readParents() === parents) return;
      clearInterval(timer);
      resolve();
    }, parentCheckMs);
    timer.unref();
  });
}
