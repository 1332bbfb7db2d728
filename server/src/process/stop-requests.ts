/**
 * A second stop signal within this number of milliseconds may be a copy of the first. Ctrl-C causes two
 * signals: one from the terminal, and one that npm forwards.
 */
const duplicateSignalWindowMs = 1_000;
/** Milliseconds between two checks whether npm still runs. */
const npmCheckIntervalMs = 250;

/**
 * Resolves when this process gets SIGINT, SIGTERM or SIGHUP. With `underNpm`, also resolves when npm ends,
 * because npm does not forward every signal. A further signal ends the process at once, unless it arrives
 * within 1000 ms: then it could be a copy of the first.
 */
export function waitForStopRequest(underNpm: boolean): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let firstAt: number | undefined;
  const onSignal = (): void => {
    firstAt ??= Date.now();
    if (Date.now() - firstAt > duplicateSignalWindowMs) process.exit(1);
    resolve();
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal).on('SIGHUP', onSignal);
  if (underNpm) void waitForEndOfNpm().then(resolve);
  return promise;
}

/**
 * Resolves when npm ends: the operating system then assigns another parent to this process. The parent is npm
 * itself, because the scripts in package.json start Node with `exec`, which replaces npm's shell.
 */
function waitForEndOfNpm(): Promise<void> {
  const npmPid = process.ppid;
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (process.ppid === npmPid) return;
      clearInterval(timer);
      resolve();
    }, npmCheckIntervalMs);
    timer.unref();
  });
}
