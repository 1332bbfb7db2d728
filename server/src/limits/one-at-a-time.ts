/**
 * Runs `work` once at a time. A caller during a run waits for one more run, together with all other callers during it,
 * so that at most one run waits.
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const run = (): Promise<void> => {
    next = undefined;
    const now = work().finally(() => {
      if (running === now) running = undefined;
    });
    running = now;
    return now;
  };
  return () => {
    if (running === undefined) return run();
    next ??= running.then(run, run);
    return next;
  };
}
