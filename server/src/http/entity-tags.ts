import type { FastifyReply } from 'fastify';
import type { JsonText } from '../json-text.ts';
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

/** 412 when `If-Match` was sent and names another version (RFC 9110, section 13.1.1); without it the last writer wins. */
export function assertMatch(ifMatch: string | undefined, version: number): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const tags = ifMatch.split(',').map((tag) => tag.trim());
  if (!tags.includes(tagOf(version))) throw new Problem(412, 'error.stale');
}
