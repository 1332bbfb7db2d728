import * as v from 'valibot';

const RequestCounts = v.array(v.number());

/**
 * Parses the text of a file with request counts: one line per installation, with one number per server
 * process.
 */
export const parseRequestCounts = (text: string): number[][] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => v.parse(RequestCounts, JSON.parse(line)));

/**
 * Smallest allowed fraction of the requests for each of three server processes. Usually each process gets a
 * third.
 */
const minRequestShareOfProcess = 0.2;

/** Returns the number of requests per server process, and a complaint if one process got too few requests. */
export function evaluateRequestCounts(installations: readonly (readonly number[])[]): {
  served: number[];
  complaint: string | undefined;
} {
  const processes = Math.max(0, ...installations.map((counts) => counts.length));
  const served = Array.from({ length: processes }, (_, at) =>
    installations.reduce((sum, counts) => sum + (counts[at] ?? 0), 0),
  );
  const all = served.reduce((sum, count) => sum + count, 0);
  const isSpread = all > 0 && served.every((count) => count >= all * minRequestShareOfProcess);
  return { served, complaint: isSpread ? undefined : 'Requests were not spread over all processes' };
}
