import type { Worker } from 'node:cluster';
import { askPeer, type Peer } from './ask-peer.ts';
import { answerTo, isLastWords, isQuestion } from './metrics-messages.ts';
import type { Snapshot } from './process-metrics.ts';
import { createMetricsSum } from './sum-metrics.ts';

/** The metrics of all workers of this parent. */
export interface ParentMetrics {
  /** Takes a new worker in, until it ends. */
  admit(worker: Worker): void;
  /** Asks every worker. One that does not answer in time counts with what it has said before. */
  text(): Promise<string>;
}

export function createParentMetrics(): ParentMetrics {
  const sum = createMetricsSum();
  const workers = new Map<number, () => Promise<Snapshot>>();
  const text = async (): Promise<string> => {
    const asked = Array.from(workers, async ([id, ask]) => {
      const snapshot = await ask();
      // It may have ended meanwhile, and was counted as one that has.
      if (!workers.has(id)) throw new Error('The worker has ended');
      sum.note(id, snapshot);
      return id;
    });
    const settled = await Promise.allSettled(asked);
    return sum.text(settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])));
  };
  return {
    text,
    admit: (worker) => {
      const { id } = worker;
      const peer: Peer = { on: worker.on.bind(worker), send: (message) => tell(worker, message) };
      workers.set(id, askPeer(peer, 'snapshot') as () => Promise<Snapshot>);
      worker.on('message', (message: unknown) => {
        if (isLastWords(message)) {
          workers.delete(id);
          sum.note(id, message.lastWords);
        }
        if (isQuestion(message, 'all')) {
          void text()
            .catch(() => undefined)
            .then((content) => tell(worker, answerTo(message, content)));
        }
      });
      worker.once('exit', () => {
        workers.delete(id);
        sum.end(id);
      });
    },
  };
}

/** To a worker that is going, nothing. */
function tell(worker: Worker, message: object): void {
  if (worker.isConnected()) worker.send(message, () => undefined);
}
