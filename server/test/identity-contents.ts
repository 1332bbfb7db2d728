import { createHash } from 'node:crypto';
import type { TestApp } from './app.ts';
import { postIdentity } from './identity-calls.ts';

/** The sessions that there are, to come back to. */
export interface Sessions {
  /** Of one that ran out a minute ago. */
  expiredCookie: string;
  /** Gives back sessions that have ended since and names that were changed, and forgets new sessions and attempts. */
  reset(): Promise<void>;
  /** A digest of the identities, their passwords and the sessions that are alive: equal when none has changed. */
  digest(): Promise<string>;
}

/** Keeps the sessions of now, and one more of `owner` that has run out. */
export async function sessionsOf(app: TestApp, owner: { email: string }): Promise<Sessions> {
  const { pool } = app.db;
  const { headers } = await postIdentity(app, 'sign-in/email', { email: owner.email, password: 'secret gift' });
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
