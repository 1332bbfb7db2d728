import type { FastifyRequest } from 'fastify';
import { getIpNetwork } from '../http/network.ts';

/**
 * Returns the key by which rate limits count a request: the user of a valid bearer token, otherwise the
 * network (a range of IP addresses).
 */
export const getCallerKey = ({ bearerPayload, ip }: Pick<FastifyRequest, 'bearerPayload' | 'ip'>): string =>
  bearerPayload ? `user:${bearerPayload.uid}` : `ip:${getIpNetwork(ip)}`;
