import { isAbsolute } from 'node:path';
import * as v from 'valibot';
import { isDatabaseUrl } from './values.ts';

const DatabaseUrl = v.pipe(v.string(), v.check(isDatabaseUrl, 'must begin with postgres:// or postgresql://'));

/** Environment variables of the database; see `.env.example`. */
export const databaseVariables = {
  DATABASE_URL: v.optional(DatabaseUrl),
  POSTGRES_BIN: v.optional(v.pipe(v.string(), v.check(isAbsolute, 'must be the absolute path of a folder'))),
  ALLOW_UNSAFE_DATABASE: v.optional(v.picklist(['yes', 'no'], 'must be yes or no'), 'no'),
};

const DatabaseVariables = v.object(databaseVariables);

export function findDatabaseContradictions(values: v.InferOutput<typeof DatabaseVariables>): string[] {
  return values.DATABASE_URL === undefined || values.POSTGRES_BIN === undefined
    ? []
    : ['POSTGRES_BIN has no effect with DATABASE_URL, which names a running server.'];
}
