import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { JsonText } from '../json-text.ts';
import { expiryFor } from '../pictures/signature.ts';
import { Problem } from './problem.ts';

const tagOf = (version: number): string => `"${version}"`;

/** Says which version an answer shows (RFC 9110, section 8.8.3). A version counts the owner's changes alone. */
export function sendTag(reply: FastifyReply, version: number): void {
  void reply.header('etag', tagOf(version));
}

/** A record's JSON, and the version that it shows. */
export interface Shown<T> {
  json: JsonText<T>;
  version: number;
}

/** Answers it under its tag. Comes after the transaction that read it: a refusal must carry no tag. */
export function show<T>(reply: FastifyReply, { json, version }: Shown<T>): JsonText<T> {
  sendTag(reply, version);
  return json;
}

/** The versions that a list of tags names; `"3.x"` is version 3 as it was shown to somebody who read it. */
const versionsIn = (tags: string): string[] =>
  tags.split(',').flatMap((tag) => /^"(\d+)(?:\.[\w-]+)?"$/.exec(tag.trim())?.[1] ?? []);

/** 412 when `If-Match` was sent and names another version (RFC 9110, section 13.1.1); without it the last writer wins. */
export function assertMatch(ifMatch: string | undefined, version: number): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  if (!versionsIn(ifMatch).includes(String(version))) throw new Problem(412, 'error.stale');
}

/**
 * What was read and the database's own tag of it, which changes whenever the JSON would; no JSON where `knownTag` was
 * that tag already. Addresses of pictures are not part of it: they change from day to day.
 */
export class Reading<T> {
  readonly tag: string;
  readonly json: JsonText<T> | null;
  constructor(tag: string, json: JsonText<T> | null) {
    this.tag = tag;
    this.json = json;
  }
}

/** The day whose addresses of pictures an answer holds. */
const today = (): string => String(expiryFor(new Date()));

/** The tags of an `If-None-Match`, strong and weak alike (RFC 9110, section 13.1.2). */
const knownIn = ({ headers }: FastifyRequest): string[] =>
  (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));

/** The database's tag of what the caller has already, with today's addresses; null when there is none. */
export function knownTag(request: FastifyRequest): string | null {
  const [known = ''] = knownIn(request);
  const end = `.${today()}"`;
  return known.startsWith('"') && known.endsWith(end) ? known.slice(1, -end.length) : null;
}

/** The tag of any other text that was read. The next page can change while this one does not. */
function digestTag(reply: FastifyReply, text: string): string {
  const version = reply.getHeader('etag');
  const digest = hash('sha256', `${String(reply.getHeader('link') ?? '')}\n${text}`, 'base64url').slice(0, 22);
  return typeof version === 'string' ? `${version.slice(0, -1)}.${digest}"` : `"${digest}"`;
}

/**
 * Answers what was read under a tag of it, or 304 when the caller has just that. It was looked up either way, for
 * somebody who may: what has changed is answered at once.
 */
export function sendReading(
  request: FastifyRequest,
  reply: FastifyReply,
  result: Reading<unknown> | string,
  write: (json: string) => string,
): FastifyReply {
  const text = result instanceof Reading ? result.json : result;
  const written = text === null ? undefined : write(text);
  const tag = result instanceof Reading ? `"${result.tag}.${today()}"` : digestTag(reply, written ?? '');
  void reply.header('etag', tag);
  if (written === undefined || knownIn(request).some((known) => known === tag || known === '*')) {
    return reply.code(304).send();
  }
  return reply.type('application/json; charset=utf-8').send(written);
}
