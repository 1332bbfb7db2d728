import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { HttpResponse } from '../connection.ts';
import type { ApiDescription } from './api-description.ts';
import type { FuzzRequest } from './requests.ts';

/**
 * Statuses that every operation may return: 421 for an unknown host name, 431 for headers that are too
 * large.
 */
const alwaysAllowedStatuses: readonly number[] = [421, 431];

function decodeResponseText({ headers, bytes }: HttpResponse): string {
  const unpack = { gzip: gunzipSync, br: brotliDecompressSync }[headers['content-encoding'] ?? ''];
  return (unpack ? unpack(bytes) : bytes).toString();
}

/** Returns a description of the problem of a response; undefined if there is no problem. */
export function describeResponseProblem(
  api: ApiDescription,
  { operation, request }: FuzzRequest,
  response: HttpResponse,
): string | undefined {
  const { status, headers } = response;
  if (status >= 500) return `a fault: ${status}`;
  if (alwaysAllowedStatuses.includes(status)) return undefined;
  if (headers['x-request-id'] === undefined) return `no x-request-id with ${status}`;
  if (!operation || request.method === 'HEAD') return undefined;
  const type = headers['content-type']?.split(';')[0];
  return api.findComplaint(operation.id, { status, type, text: decodeResponseText(response) });
}

/**
 * Returns the log lines about serialization failures and deadlocks. Clients get only the status 503 for
 * both.
 */
export const findConflictLogLines = (output: string): string[] =>
  output.split('\n').filter((line) => /"code":"(?:40001|40P01)"/.test(line));
