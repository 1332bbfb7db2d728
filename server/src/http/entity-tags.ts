import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { JsonText } from '../database/json-text.ts';
import { expiryFor } from '../images/url-signature.ts';
import { Problem } from './problem.ts';

const tagOf = (version: number): string => `"${version}"`;

/** Says which version an answer shows (RFC 9110, section 8.8.3). A version counts the owner's changes alone. */
export function sendTag(reply: FastifyReply, version: number): void {
  void reply.header('etag', tagOf(version));
}

/** A record's JSON, and the version that it shows. */
export interface VersionedJson<T> {
  json: JsonText<T>;
  version: number;
}

/** Answers it under its tag. Comes after the transaction that read it: a refusal must carry no tag. */
export function withTag<T>(reply: FastifyReply, { json, version }: VersionedJson<T>): JsonText<T> {
  sendTag(reply, version);
  return json;
}

/** The versions that a list of tags names; `"3.x"` is the tag of version 3 in a response to a GET. */
const versionsIn = (tags: string): string[] =>
  tags.split(',').flatMap((tag) => /^"(\d+)(?:\.[\w-]+)?"$/.exec(tag.trim())?.[1] ?? []);

/** 412 when `If-Match` was sent and names another version (RFC 9110, section 13.1.1); without it the last writer wins. */
export function assertMatch(ifMatch: string | undefined, version: number): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  if (!versionsIn(ifMatch).includes(String(version))) throw new Problem(412, 'error.stale');
}

/**
 * A record's JSON and the database's tag of the whole record, which changes whenever its JSON would. `json` is null
 * where `knownTag` was that tag already. `limit` is how many entries the JSON holds at most; null for all.
 */
export class ConditionalRead<T> {
  readonly tag: string;
  readonly json: JsonText<T> | null;
  readonly limit: number | null;
  constructor(tag: string, json: JsonText<T> | null, limit: number | null) {
    this.tag = tag;
    this.json = json;
    this.limit = limit;
  }
}

/**
 * The end of a tag. The database's tag covers neither the image URLs, which change every day, nor the applied limit: a
 * part of a list must not have the tag of the whole (RFC 9110, section 8.8.1).
 */
function tagEnd(limit: number | null): string {
  const day = String(expiryFor(new Date()));
  return limit === null ? `.${day}"` : `.${limit}-${day}"`;
}

/** The tags of an `If-None-Match`, strong and weak alike (RFC 9110, section 13.1.2). */
const knownIn = ({ headers }: FastifyRequest): string[] =>
  (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));

/** The database's tag of what the caller has already, with this limit and today's URLs; null when there is none. */
export function knownTag(request: FastifyRequest, limit: number | null): string | null {
  const [known = ''] = knownIn(request);
  const end = tagEnd(limit);
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
export function sendConditionalRead(
  request: FastifyRequest,
  reply: FastifyReply,
  result: ConditionalRead<unknown> | string,
  write: (json: string) => string,
): FastifyReply {
  const text = result instanceof ConditionalRead ? result.json : result;
  const written = text === null ? undefined : write(text);
  const tag =
    result instanceof ConditionalRead ? `"${result.tag}${tagEnd(result.limit)}` : digestTag(reply, written ?? '');
  void reply.header('etag', tag);
  if (written === undefined || knownIn(request).some((known) => known === tag || known === '*')) {
    return reply.code(304).send();
  }
  return reply.type('application/json; charset=utf-8').send(written);
}
