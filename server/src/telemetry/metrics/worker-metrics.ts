import { askPeer, type Peer } from './ask-peer.ts';
import { answerTo, isQuestion, lastWords } from './metrics-messages.ts';
import type { ProcessMetrics } from './process-metrics.ts';

/** A worker's side of the metrics. */
export interface WorkerMetrics extends AsyncDisposable {
  /** The metrics of all workers, from the parent. */
  text(): Promise<string>;
}

const parent: Peer = {
  on: process.on.bind(process),
  send: (message) => void process.send?.(message, undefined, undefined, () => undefined),
};

/** Answers the parent's questions. Disposing tells it what has been counted to the end, so that nothing is lost. */
export function answerParent(metrics: ProcessMetrics): WorkerMetrics {
  process.on('message', (message: unknown) => {
    if (!isQuestion(message, 'snapshot')) return;
    void metrics
      .snapshot()
      .catch(() => undefined)
      .then((snapshot) => parent.send(answerTo(message, snapshot)));
  });
  const ask = askPeer(parent, 'all');
  return {
    text: async () => String(await ask()),
    [Symbol.asyncDispose]: async () => {
      parent.send(lastWords(await metrics.snapshot()));
    },
  };
}
