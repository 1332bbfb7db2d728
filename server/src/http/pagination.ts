import type { FastifyReply, FastifyRequest } from 'fastify';
import { badField } from './problem.ts';

/** A position in a list as a caller carries it: opaque, and worthless to anybody else. */
export function writeCursor(position: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

type Shape = readonly ('string' | 'number')[];

/** Whether it has this shape, and every part is something that PostgreSQL can compare with a column of ours. */
function isPosition(value: unknown, shape: Shape): value is (string | number)[] {
  if (!Array.isArray(value) || value.length !== shape.length) return false;
  return value.every((part: unknown, at) => {
    if (typeof part !== shape[at]) return false;
    return typeof part === 'string' ? !part.includes('\0') && part.isWellFormed() : Number.isSafeInteger(part);
  });
}

/** The position in a cursor of ours; 400 for any other text. `shape` is what each of its parts must be. */
export function readCursor(cursor: string, shape: Shape): (string | number)[] {
  try {
    const position: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (isPosition(position, shape)) return position;
  } catch {
    // Falls through to the refusal.
  }
  throw badField('cursor', 'error.badCursor');
}

/** Names the next page (RFC 8288): this call's own address with another cursor. */
export function linkNext(request: FastifyRequest, reply: FastifyReply, cursor: string): void {
  const address = new URL(request.url, 'http://localhost');
  address.searchParams.set('cursor', cursor);
  void reply.header('link', `<${address.pathname}${address.search}>; rel="next"`);
}
