import { parseCookie } from 'cookie';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { Library } from './better-auth/library.ts';
import { mustBeProven } from './better-auth/library.ts';
import { findSession } from './better-auth/library-call.ts';
import { sessionCookie } from './better-auth/session-cookie.ts';
import type { Identity } from './identity.ts';
import { findSessionHolder } from './queries.ts';

interface Parts {
  config: Config;
  db: Database;
  library: Library;
}

/** Creates the search for the holder of a session: only of one for whom a bearer would be issued. */
export function createHolderSearch({ config, db, library }: Parts): NonNullable<Identity['findHolder']> {
  const { name } = sessionCookie(config.publicUrl);
  return async (request) => {
    const value = parseCookie(request.headers.cookie ?? '')[name];
    if (value === undefined) return null;
    const found = await findSession(library, request);
    if (!found) return undefined;
    const { session, user } = found;
    const [holder] = await findSessionHolder(db, [session.id]);
    if (!holder?.is_active || (mustBeProven(config) && !user.emailVerified)) return undefined;
    const { id: uid, email, emailVerified, name: displayName } = user;
    const issuedAt = Math.floor(Date.now() / 1000);
    return { uid, email, emailVerified, name: displayName, issuedAt, bearersFrom: holder.bearers_from };
  };
}
