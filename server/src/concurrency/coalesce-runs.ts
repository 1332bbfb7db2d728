import PQueue from 'p-queue';

/**
 * Returns a function that runs `work`, but never twice at the same time. All calls during a run share one
 * further run, which starts after the current run.
 */
export function createCoalescedRunner(work: () => Promise<void>): () => Promise<void> {
  const queue = new PQueue({ concurrency: 1 });
  let nextRun: Promise<void> | undefined;
  return () => {
    if (queue.pending === 0) return queue.add(work);
    nextRun ??= queue.add(() => {
      nextRun = undefined;
      return work();
    });
    return nextRun;
  };
}
