import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Answer } from '../connection.ts';
import type { Described } from './document.ts';
import type { Fuzzed } from './requests.ts';

/** Said of every operation in the document's own words: not our host name; and by HTTP itself: too long a head. */
const everywhere: readonly number[] = [421, 431];

function textOf({ headers, bytes }: Answer): string {
  const unpack = { gzip: gunzipSync, br: brotliDecompressSync }[headers['content-encoding'] ?? ''];
  return (unpack ? unpack(bytes) : bytes).toString();
}

/** What is wrong with an answer; undefined if nothing is. */
export function complaintOf(described: Described, { operation, sending }: Fuzzed, answer: Answer): string | undefined {
  const { status, headers } = answer;
  if (status >= 500) return `a fault: ${status}`;
  if (everywhere.includes(status)) return undefined;
  if (headers['x-request-id'] === undefined) return `no x-request-id with ${status}`;
  if (!operation || sending.method === 'HEAD') return undefined;
  const type = headers['content-type']?.split(';')[0];
  return described.complaintOf(operation.id, { status, type, text: textOf(answer) });
}

/** Lines of a server's log about transactions that PostgreSQL gave up for one another; no client is told of them but by 503. */
export const conflictsIn = (output: string): string[] =>
  output.split('\n').filter((line) => /"code":"(?:40001|40P01)"/.test(line));
