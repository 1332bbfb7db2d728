import { createHash } from 'node:crypto';
import type { TestApp } from './app.ts';
import { sendIdentityRequest } from './identity-requests.ts';

export interface SavedSessions {
  /** Cookie of a session that expired a minute ago. */
  expiredCookie: string;
  /** Restores the saved sessions and user names. Deletes newer sessions and all sign-in attempts. */
  reset(): Promise<void>;
  /** Returns a digest of accounts, passwords and unexpired sessions. */
  digest(): Promise<string>;
}

/** Saves the current sessions and user names. Also creates an expired session for `owner`. */
export async function saveSessions(app: TestApp, owner: { email: string }): Promise<SavedSessions> {
  const { pool } = app.db;
  const { headers } = await sendIdentityRequest(app, 'sign-in/email', { email: owner.email, password: 'secret gift' });
  const expiredCookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
  await pool.query(
    `update auth.session set "expiresAt" = now() - interval '1 minute'
     where id = (select id from auth.session order by "createdAt" desc limit 1)`,
  );
  const { rows } = await pool.query<{ sessions: string; users: string }>(
    'select (select json_agg(s)::text from auth.session s) as sessions, (select json_agg(u)::text from auth."user" u) as users',
  );
  const { sessions = '[]', users = '[]' } = rows[0] ?? {};
  return {
    expiredCookie,
    reset: async () => {
      await pool.query('delete from auth.session; delete from auth.attempts');
      await pool.query('insert into auth.session select * from json_populate_recordset(null::auth.session, $1)', [
        sessions,
      ]);
      await pool.query(
        `update auth."user" u set name = kept.name, "updatedAt" = kept."updatedAt"
         from json_populate_recordset(null::auth."user", $1) kept where kept.id = u.id`,
        [users],
      );
    },
    digest: async () => {
      const { rows: found } = await pool.query({
        text: `select
          (select string_agg(u::text, ' ' order by u.id) from auth."user" u where email not like 'new.%'),
          (select string_agg(a::text, ' ' order by a.id) from auth.account a
            where "userId" in (select id from auth."user" where email not like 'new.%')),
          (select string_agg(s::text, ' ' order by s.id) from auth.session s where "expiresAt" > now())`,
        rowMode: 'array',
      });
      return createHash('sha256').update(JSON.stringify(found)).digest('hex');
    },
  };
}
