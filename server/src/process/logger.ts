import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import type { Config } from '../config/config.ts';
import { describeError } from './describe-error.ts';

// What our lines say beside their message. Libraries log as well, and some of them log whole headers, bearers included.
const known = new Set(
  (
    'err req res reqId method route status ms user uid refusal event network ' +
    'kind attempts cause code responseCode command path postgres pid signal'
  ).split(' '),
);

/** Leaves out what has no name of ours, and says that it did. */
function keepKnown(line: Record<string, unknown>): Record<string, unknown> {
  const unknown = Object.keys(line).filter((key) => !known.has(key));
  if (unknown.length === 0) return line;
  const kept = Object.entries(line).filter(([key]) => known.has(key));
  return { ...Object.fromEntries(kept), leftOut: unknown };
}

/** A line that is only an error says so in our words: the error's own may hold somebody's. */
function withOwnWords(first: unknown, second: unknown): unknown {
  if (second !== undefined) return undefined;
  if (first instanceof Error) return { err: first };
  return typeof first === 'object' && first !== null && 'err' in first ? first : undefined;
}

/**
 * Lines of JSON on standard output, or on `destination`, for people and collectors alike. Whatever is handed to it, of a
 * request it says the method alone, of an answer the status, and of an error no more than `describeError` does.
 */
export function createLogger(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination?: DestinationStream,
): FastifyBaseLogger {
  const options = {
    level: logLevel,
    serializers: {
      err: describeError,
      req: ({ method }: { method?: unknown }) => ({ method }),
      res: ({ statusCode }: { statusCode?: unknown }) => ({ statusCode }),
    },
    formatters: { log: keepKnown },
    hooks: {
      logMethod(this: pino.Logger, given: Parameters<pino.LogFn>, log: pino.LogFn) {
        const alone = withOwnWords(given[0], given[1]);
        log.apply(this, alone === undefined ? given : [alone, 'something failed']);
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
