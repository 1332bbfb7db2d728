import type { FastifyReply } from 'fastify';

/**
 * Headers of a response whose URL is secret. They prevent caches, search engines and other sites from
 * learning the URL.
 */
export const headersForUrlsWithToken = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const;

export const sendHeadersForUrlsWithToken = (reply: FastifyReply): void => void reply.headers(headersForUrlsWithToken);
