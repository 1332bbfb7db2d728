import { AggregatorRegistry } from 'prom-client';
import type { Snapshot } from './process-metrics.ts';

/** The metrics of several processes as one: sums, or what each metric says is right for it. */
export interface MetricsSum {
  /** Takes note of what a process says now, in place of what it has said before. */
  note(process: number, snapshot: Snapshot): void;
  /** A process has ended. What it has counted stays, so that no sum ever falls; what it was does not. */
  end(process: number): void;
  /** In the text form of Prometheus, of the processes `present`, and of all that have ended. */
  text(present: readonly number[]): Promise<string>;
}

const isCounted = ({ type }: Snapshot[number]): boolean => `${type}` === 'counter' || `${type}` === 'histogram';

export function createMetricsSum(): MetricsSum {
  const last = new Map<number, Snapshot>();
  let ended: Snapshot = [];
  let folding: Promise<void> = Promise.resolve();
  return {
    note: (process, snapshot) => void last.set(process, snapshot),
    end: (process) => {
      const counted = (last.get(process) ?? []).filter(isCounted);
      last.delete(process);
      if (counted.length === 0) return;
      folding = folding.then(async () => {
        ended = await AggregatorRegistry.aggregate([ended, counted]).getMetricsAsJSON();
      });
    },
    text: async (present) => {
      await folding;
      // One that does not answer now still counts with what it counted before.
      const said = Array.from(last, ([process, snapshot]) =>
        present.includes(process) ? snapshot : snapshot.filter(isCounted),
      );
      return AggregatorRegistry.aggregate([...said, ended]).metrics();
    },
  };
}
