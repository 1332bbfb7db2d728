import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { JsonText } from '../database/json-text.ts';
import { computeUrlExpirySeconds } from '../images/url-signature.ts';
import { Problem } from './problem.ts';

const formatTag = (version: number): string => `"${version}"`;

/**
 * Sends the version of a list as its entity tag (RFC 9110, section 8.8.3). Claims by friends do not change
 * the version.
 */
export function sendTag(reply: FastifyReply, version: number): void {
  void reply.header('etag', formatTag(version));
}

/** JSON text of a record, with the version of the list to which the record belongs. */
export interface VersionedJson<T> {
  json: JsonText<T>;
  version: number;
}

/**
 * Sends the version as entity tag and returns the JSON text. Call it after the end of the transaction,
 * because an error response must have no entity tag.
 */
export function sendTagAndGetJson<T>(reply: FastifyReply, { json, version }: VersionedJson<T>): JsonText<T> {
  sendTag(reply, version);
  return json;
}

/**
 * Returns the versions that a header with entity tags contains. Both `"3"` and `"3.x"` mean version 3. Only
 * responses to GET requests contain the longer form.
 */
const parseVersions = (tags: string): string[] =>
  tags.split(',').flatMap((tag) => /^"(\d+)(?:\.[\w-]+)?"$/.exec(tag.trim())?.[1] ?? []);

/**
 * Throws a 412 if the header `If-Match` does not contain `version` (RFC 9110, section 13.1.1). Without this
 * header, a change may overwrite earlier changes.
 */
export function assertIfMatchContainsVersion(ifMatch: string | undefined, version: number): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  if (!parseVersions(ifMatch).includes(String(version))) throw new Problem(412, 'error.stale');
}

/**
 * JSON text with an entity tag that the database computes. The tag changes whenever the JSON changes. `json`
 * is null if the client already has this tag.
 */
export class ConditionalRead<T> {
  readonly tag: string;
  readonly json: JsonText<T> | null;
  constructor(tag: string, json: JsonText<T> | null) {
    this.tag = tag;
    this.json = json;
  }
}

/**
 * Returns the suffix of an entity tag: the day until which image URLs are valid. The tag that the database
 * computes does not depend on this day.
 */
const createTagSuffix = (): string => `.${computeUrlExpirySeconds(new Date())}"`;

/** Returns the entity tags of the header `If-None-Match`, without the prefix `W/` of weak tags. */
const getClientTags = ({ headers }: FastifyRequest): string[] =>
  (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));

/**
 * Returns the entity tag in the request, without its suffix. Returns null if the request has no entity tag,
 * or a tag for another day.
 */
export function getMatchingClientTag(request: FastifyRequest): string | null {
  const [clientTag = ''] = getClientTags(request);
  const suffix = createTagSuffix();
  return clientTag.startsWith('"') && clientTag.endsWith(suffix) ? clientTag.slice(1, -suffix.length) : null;
}

/**
 * Returns an entity tag for JSON for which the database computes no tag. The tag is a digest of the JSON text
 * and of the header `Link`. This header can change while the text stays the same.
 */
function createDigestTag(reply: FastifyReply, text: string): string {
  const version = reply.getHeader('etag');
  const digest = hash('sha256', `${String(reply.getHeader('link') ?? '')}\n${text}`, 'base64url').slice(0, 22);
  return typeof version === 'string' ? `${version.slice(0, -1)}.${digest}"` : `"${digest}"`;
}

/**
 * Sends the result with its entity tag, or a 304 if the client already has the same tag. `insertUrls` inserts
 * signed image URLs into the JSON text.
 */
export function sendConditionalRead(
  request: FastifyRequest,
  reply: FastifyReply,
  result: ConditionalRead<unknown> | string,
  insertUrls: (json: string) => string,
): FastifyReply {
  const text = result instanceof ConditionalRead ? result.json : result;
  const body = text === null ? undefined : insertUrls(text);
  const tag =
    result instanceof ConditionalRead ? `"${result.tag}${createTagSuffix()}` : createDigestTag(reply, body ?? '');
  void reply.header('etag', tag);
  if (body === undefined || getClientTags(request).some((known) => known === tag || known === '*')) {
    return reply.code(304).send();
  }
  return reply.type('application/json; charset=utf-8').send(body);
}
