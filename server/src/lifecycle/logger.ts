import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { Config } from '../config.ts';

/** Lines of JSON on standard output, for people and collectors alike. */
export function createLogger({ logLevel }: Pick<Config, 'logLevel'>): FastifyBaseLogger {
  return pino({ level: logLevel });
}
