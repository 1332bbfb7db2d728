import type { FastifyReply, FastifyRequest } from 'fastify';
import { createProblemForField } from './problem.ts';

export function encodePageCursor(position: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

interface CursorPartTypes {
  string: string;
  number: number;
}

/** Types of the values that a cursor contains, for example text for a name and number for an id. */
type CursorShape = readonly (keyof CursorPartTypes)[];

/** Sort values of an entry in a sorted list, for example its name and id. A cursor encodes them. */
type CursorPosition<Shape extends CursorShape> = { -readonly [Index in keyof Shape]: CursorPartTypes[Shape[Index]] };

/**
 * Returns whether `value` contains the sort values of a cursor: their types are those of `shape`, and
 * PostgreSQL accepts them as parameters.
 */
function isPosition<Shape extends CursorShape>(value: unknown, shape: Shape): value is CursorPosition<Shape> {
  if (!Array.isArray(value) || value.length !== shape.length) return false;
  return value.every((part: unknown, at) => {
    if (typeof part !== shape[at]) return false;
    return typeof part === 'string' ? !part.includes('\0') && part.isWellFormed() : Number.isSafeInteger(part);
  });
}

/** Returns the sort values in a cursor. `shape` contains their types. Throws a 400 for an invalid cursor. */
export function decodePageCursor<const Shape extends CursorShape>(cursor: string, shape: Shape): CursorPosition<Shape> {
  try {
    const position: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (isPosition(position, shape)) return position;
  } catch {}
  throw createProblemForField('cursor', 'error.badCursor');
}

/**
 * Sends the header `Link` with the URL of the next page (RFC 8288): the URL of the request, with another
 * cursor.
 */
export function sendNextPageLink(request: FastifyRequest, reply: FastifyReply, cursor: string): void {
  const url = new URL(request.url, 'http://localhost');
  url.searchParams.set('cursor', cursor);
  void reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
}
