import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import type { Config } from '../config/config.ts';
import { describeError } from './describe-error.ts';

// Names of the fields that a log line may contain. The logger removes other fields, because libraries may log
// headers with bearer tokens.
const allowedFields = new Set(
  (
    'err req res reqId method route status ms user uid refusal event network ' +
    'kind attempts cause code responseCode command path postgres pid signal'
  ).split(' '),
);

function keepAllowedFields(line: Record<string, unknown>): Record<string, unknown> {
  const unknownFields = Object.keys(line).filter((key) => !allowedFields.has(key));
  if (unknownFields.length === 0) return line;
  const allowedEntries = Object.entries(line).filter(([key]) => allowedFields.has(key));
  return { ...Object.fromEntries(allowedEntries), leftOut: unknownFields };
}

/** Returns the error of a log call without a message; undefined for all other log calls. */
function findErrorWithoutMessage(first: unknown, second: unknown): unknown {
  if (second !== undefined) return undefined;
  if (first instanceof Error) return { err: first };
  return typeof first === 'object' && first !== null && 'err' in first ? first : undefined;
}

/**
 * Creates a logger that writes JSON lines to `destination`, by default standard output. It logs only the
 * method of a request, the status of a response, and the result of `describeError` for an error.
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
    formatters: { log: keepAllowedFields },
    hooks: {
      logMethod(this: pino.Logger, args: Parameters<pino.LogFn>, log: pino.LogFn) {
        // A log call with an error but no message gets a fixed message. Otherwise Pino would use the message
        // of the error, which may contain user data.
        const onlyError = findErrorWithoutMessage(args[0], args[1]);
        log.apply(this, onlyError === undefined ? args : [onlyError, 'something failed']);
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
