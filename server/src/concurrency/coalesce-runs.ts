import PQueue from 'p-queue';

/**
 * Returns a function that runs `work`, never twice at a time. All calls during a run share one more run after it, so at
 * most one run waits.
 */
export function coalesceRuns(work: () => Promise<void>): () => Promise<void> {
  const queue = new PQueue({ concurrency: 1 });
  let next: Promise<void> | undefined;
  return () => {
    if (queue.pending === 0) return queue.add(work);
    next ??= queue.add(() => {
      next = undefined;
      return work();
    });
    return next;
  };
}
