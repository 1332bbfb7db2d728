import type { Locale } from '@wishwell/text/messages.ts';
import { sql } from '../database/statements.ts';
import type { MailKind } from './link-mail.ts';

/** `$1` kind, `$2` e-mail, `$3` language. Whoever asks again is served afresh. */
export const upsertMail = sql<object>(
  'identity.upsertMail',
  `insert into auth.mails (kind, email, locale) values ($1, $2, $3)
   on conflict (kind, email)
   do update set locale = excluded.locale, asked_at = now(), due_at = now(), attempts = 0`,
);

export interface QueuedMail {
  kind: MailKind;
  email: string;
  locale: Locale;
  /** In the database's own words, which keep its microseconds. */
  asked_at: string;
  attempts: number;
  /** Undefined where the address is nobody's. */
  uid: string | null;
  name: string | null;
  is_proven: boolean | null;
}

/**
 * Takes up to `$1` mails that are due. Each is due again after a pause that doubles from 30 s to an hour, whether its
 * sender fails, dies or only forgets it; of several processes each takes others.
 */
export const takeDueMails = sql<QueuedMail>(
  'identity.takeDueMails',
  `with due as (
     select kind, email from auth.mails where due_at <= now() order by due_at limit $1 for update skip locked
   ), taken as (
     update auth.mails m set
       attempts = m.attempts + 1,
       due_at = now() + least(interval '1 hour', interval '30 seconds' * power(2, least(m.attempts, 10)))
     from due where m.kind = due.kind and m.email = due.email
     returning m.kind, m.email, m.locale, m.asked_at, m.attempts
   )
   select t.kind, t.email, t.locale, t.asked_at::text, t.attempts, u.id as uid, u.name, u."emailVerified" as is_proven
   from taken t left join auth."user" u on u.email = t.email`,
);

/** `$1` kind, `$2` e-mail, `$3` when it was asked for: stays when it has been asked for again meanwhile. */
export const deleteMail = sql<object>(
  'identity.deleteMail',
  'delete from auth.mails where kind = $1 and email = $2 and asked_at = $3::timestamptz',
);

/** No pause is longer than an hour: a mail that waits for longer was put off by a clock that has been set back since. */
export const endLongPauses = sql<object>(
  'identity.endLongPauses',
  `update auth.mails set due_at = now() where due_at > now() + interval '1 hour'`,
);

/** Gives up what could not be sent for a day: whoever waited has asked again or gone. */
export const deleteOldMails = sql<{ kind: string }>(
  'identity.deleteOldMails',
  `delete from auth.mails where asked_at < now() - interval '1 day' returning kind`,
);

/** All that wait, due or not. */
export const countMails = sql<{ waiting: number }>('identity.countMails', 'select count(*) as waiting from auth.mails');
