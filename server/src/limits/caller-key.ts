import type { FastifyRequest } from 'fastify';
import { networkOf } from '../http/network.ts';

/** Names who a limit counts: the person of a genuine bearer, else the network of the address. */
export const callerKey = ({ claims, ip }: Pick<FastifyRequest, 'claims' | 'ip'>): string =>
  claims ? `user:${claims.uid}` : `ip:${networkOf(ip)}`;
