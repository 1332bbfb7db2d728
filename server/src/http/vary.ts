import type { FastifyReply } from 'fastify';

/**
 * Adds names of request headers to the response header `Vary` (RFC 9110, section 12.5.5). `Authorization` is
 * never needed, because caches do not reuse responses to requests with this header.
 */
export function addVaryHeader(reply: FastifyReply, ...names: string[]): void {
  const currentHeader = reply.getHeader('vary');
  const currentNames = typeof currentHeader === 'string' ? currentHeader.split(', ') : [];
  const newNames = names.filter((name) => !currentNames.includes(name));
  if (newNames.length > 0) void reply.header('vary', [...currentNames, ...newNames].join(', '));
}
