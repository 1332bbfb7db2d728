import * as v from 'valibot';

const Counts = v.array(v.number());

/** Of a file with a line for each installation: how many requests each of its processes answered. */
export const readCounts = (text: string): number[][] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => v.parse(Counts, JSON.parse(line)));

/** A process that was one of three at random has answered about a third; with less than this part nothing was spread. */
const leastPart = 0.2;

/** Adds them up, and says what is wrong when one process was left out. */
export function judgeCounts(installations: readonly (readonly number[])[]): {
  served: number[];
  complaint: string | undefined;
} {
  const processes = Math.max(0, ...installations.map((counts) => counts.length));
  const served = Array.from({ length: processes }, (_, at) =>
    installations.reduce((sum, counts) => sum + (counts[at] ?? 0), 0),
  );
  const all = served.reduce((sum, count) => sum + count, 0);
  const isSpread = all > 0 && served.every((count) => count >= all * leastPart);
  return { served, complaint: isSpread ? undefined : 'Requests were not spread over all processes' };
}
