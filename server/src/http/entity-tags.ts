import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { JsonText } from '../database/json-text.ts';
import { computeImageUrlExpiryUnixSeconds } from '../images/url-signature.ts';
import { Problem } from './problem.ts';

const formatTag = (version: number): string => `"${version}"`;

/**
 * Sends the version of a list as its entity tag (RFC 9110, section 8.8.3). The version must not reveal claims
 * to the owner, so claims do not change it.
 */
export function sendEntityTag(reply: FastifyReply, version: number): void {
  void reply.header('etag', formatTag(version));
}

/** JSON text of a record, and the version of the list to which the record belongs. */
export interface JsonWithRowVersion<T> {
  json: JsonText<T>;
  version: number;
}

/**
 * Sends the list's version as entity tag and returns the JSON text. Call it after the commit: if the commit
 * fails, the error response must have no entity tag.
 */
export function setEntityTagAndReturnJson<T>(
  reply: FastifyReply,
  { json, version }: JsonWithRowVersion<T>,
): JsonText<T> {
  sendEntityTag(reply, version);
  return json;
}

/**
 * Returns the list versions in a header with entity tags. Both `"3"` and `"3.x"` mean version 3; only GET
 * responses contain the longer form.
 */
const parseVersions = (tags: string): string[] =>
  tags.split(',').flatMap((tag) => /^"(\d+)(?:\.[\w-]+)?"$/.exec(tag.trim())?.[1] ?? []);

/**
 * Throws a 412 if the header `If-Match` does not contain `version` (RFC 9110, section 13.1.1). Accepts a
 * request without this header, which may then overwrite earlier changes.
 */
export function assertIfMatchContainsVersion(ifMatch: string | undefined, version: number): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  if (!parseVersions(ifMatch).includes(String(version))) throw new Problem(412, 'error.stale');
}

/**
 * JSON text with an entity tag, both computed by the database. The tag changes whenever the JSON changes.
 * `json` is null if the client already has this tag.
 */
export class JsonWithEntityTag<T> {
  readonly tag: string;
  readonly json: JsonText<T> | null;
  constructor(tag: string, json: JsonText<T> | null) {
    this.tag = tag;
    this.json = json;
  }
}

/**
 * Returns the suffix that the server adds to an entity tag from the database. It is the time until which the
 * image URLs in the response are valid. It changes each day, so that clients get new image URLs before the
 * old ones expire.
 */
const createTagSuffix = (): string => `.${computeImageUrlExpiryUnixSeconds(new Date())}"`;

/** Returns the entity tags of the header `If-None-Match`, without the prefix `W/` of weak tags. */
const getClientTags = ({ headers }: FastifyRequest): string[] =>
  (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));

/**
 * Returns the entity tag that the client sent, without the suffix for image URLs. Returns null if the client
 * sent none, or one of an earlier day.
 */
export function getRequestEntityTag(request: FastifyRequest): string | null {
  const [clientTag = ''] = getClientTags(request);
  const suffix = createTagSuffix();
  return clientTag.startsWith('"') && clientTag.endsWith(suffix) ? clientTag.slice(1, -suffix.length) : null;
}

/**
 * Returns an entity tag for JSON for which the database computes none. It is a digest of the JSON text and of
 * the header `Link`, which can change while the text stays the same.
 */
function createDigestTag(reply: FastifyReply, text: string): string {
  const version = reply.getHeader('etag');
  const digest = hash('sha256', `${String(reply.getHeader('link') ?? '')}\n${text}`, 'base64url').slice(0, 22);
  return typeof version === 'string' ? `${version.slice(0, -1)}.${digest}"` : `"${digest}"`;
}

/**
 * Sends JSON with its entity tag, or a 304 if the client already has the same tag. `insertUrls` inserts
 * signed image URLs into the JSON text.
 */
export function sendJsonOrNotModified(
  request: FastifyRequest,
  reply: FastifyReply,
  result: JsonWithEntityTag<unknown> | string,
  insertUrls: (json: string) => string,
): FastifyReply {
  const text = result instanceof JsonWithEntityTag ? result.json : result;
  const body = text === null ? undefined : insertUrls(text);
  const tag =
    result instanceof JsonWithEntityTag ? `"${result.tag}${createTagSuffix()}` : createDigestTag(reply, body ?? '');
  void reply.header('etag', tag);
  if (body === undefined || getClientTags(request).some((known) => known === tag || known === '*')) {
    return reply.code(304).send();
  }
  return reply.type('application/json; charset=utf-8').send(body);
}
