import type { FastifyReply } from 'fastify';

/**
 * Adds request header names to `Vary` and keeps those that are there (RFC 9110, section 12.5.5). `Authorization` need not
 * be named: the same section forbids reuse of such a response for other people.
 */
export function addVary(reply: FastifyReply, ...names: string[]): void {
  const present = reply.getHeader('vary');
  const before = typeof present === 'string' ? present.split(', ') : [];
  const added = names.filter((name) => !before.includes(name));
  if (added.length > 0) void reply.header('vary', [...before, ...added].join(', '));
}
