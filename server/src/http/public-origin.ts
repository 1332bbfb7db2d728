import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

/**
 * Returns the origin for URLs in responses: the origin of `PUBLIC_URL`, or without this setting the origin of
 * the request. Without `PUBLIC_URL`, the server accepts only requests to loopback names.
 */
export const getPublicOrigin = ({ protocol, host }: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>): string =>
  publicUrl?.origin ?? `${protocol}://${host}`;
