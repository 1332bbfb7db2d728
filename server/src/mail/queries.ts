import type { Locale } from '@wishwell/text/messages.ts';
import { type NoRow, sql } from '../database/statements.ts';

/**
 * Queues a mail, or replaces a queued mail with the same recipient, kind and key. The mail then has a new id
 * and is due at once. The outbox tries to send it for a day.
 */
export const upsertMail = sql<
  NoRow,
  [kind: string, email: string, userId: number | null, locale: Locale, payloadJson: string, dedupeKey: string]
>(
  'mail.upsertMail',
  `insert into mails (kind, email, user_id, locale, payload, dedupe_key) values ($1, $2, $3, $4, $5::jsonb, $6)
   on conflict (email, kind, dedupe_key)
   do update set id = default, user_id = excluded.user_id, locale = excluded.locale, payload = excluded.payload,
     asked_at = now(), due_at = now(), attempts = 0`,
);

export interface QueuedMail {
  id: number;
  kind: string;
  email: string;
  locale: Locale;
  /** Values that were passed to `queueMail`, possibly by a process of another version. */
  payload: unknown;
  /** Number of attempts to send the mail, including the current one. */
  attempts: number;
}

/**
 * Returns up to `maxRows` mails that are due. Each stays in the queue and is due again after a pause, in case
 * a crash prevents its sending. The pause doubles with each attempt, from 30 s to an hour. Simultaneous
 * processes get different mails.
 */
export const takeDueMails = sql<QueuedMail, [maxRows: number]>(
  'mail.takeDueMails',
  `with due as (
     select id from mails where due_at <= now() order by due_at limit $1 for update skip locked
   )
   update mails m set
     attempts = m.attempts + 1,
     due_at = now() + least(interval '1 hour', interval '30 seconds' * power(2, least(m.attempts, 10)))
   from due where m.id = due.id
   returning m.id, m.kind, m.email, m.locale, m.payload, m.attempts`,
);

/**
 * Deletes a sent mail. Does not delete a newer mail that has replaced it, because the newer mail has another
 * id.
 */
export const deleteMail = sql<NoRow, [mailId: number]>('mail.deleteMail', 'delete from mails where id = $1');

/**
 * Makes mails due now if they are due only after more than an hour. Such mails exist after the clock was set
 * back.
 */
export const makeFarFutureMailsDue = sql(
  'mail.makeFarFutureMailsDue',
  `update mails set due_at = now() where due_at > now() + interval '1 hour'`,
);

/** Deletes mails that could not be sent within a day. Returns their kinds. */
export const deleteOldMails = sql<{ kind: string }>(
  'mail.deleteOldMails',
  `delete from mails where asked_at < now() - interval '1 day' returning kind`,
);

/**
 * Moves due mails from the former table `auth.mails` to `mails`. During an upgrade, servers of the previous
 * version still queue mails there. Restored backups of that version also contain the table. A mail that such
 * a server is sending is not due, so it stays there.
 */
export const moveMailsFromQueueOfPreviousVersion = sql(
  'mail.moveMailsFromQueueOfPreviousVersion',
  `with older as (
     delete from auth.mails where due_at <= now() returning kind, email, locale, asked_at, attempts
   )
   insert into mails (kind, email, locale, asked_at, attempts) select kind, email, locale, asked_at, attempts from older
   on conflict do nothing`,
);

/** Counts all queued mails, including mails that are not due yet. */
export const countMails = sql<{ waiting: number }>('mail.countMails', 'select count(*) as waiting from mails');
