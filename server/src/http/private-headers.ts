import type { FastifyReply } from 'fastify';

/**
 * Headers of a response whose URL is secret. They keep the URL from caches, search engines and other sites.
 */
export const privateHeaders = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const;

export const sendPrivateHeaders = (reply: FastifyReply): void => void reply.headers(privateHeaders);
