import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '@wishwell/text/messages.ts';
import type { Database } from '../database/database.ts';
import type { MailKind } from './link-mail.ts';
import { deleteMail, deleteOldMails, endLongPauses, type QueuedMail, takeDueMails, upsertMail } from './queries.ts';

/** Mails sent side by side. */
const AT_ONCE = 5;
/** Milliseconds between looks for what other processes left, or what is due again. */
const ROUND = 10_000;
/** Milliseconds before a mail just asked for is looked at, and as much again by chance. */
const PAUSE = 400;

/** Milliseconds that an end waits for mails on their way: they are tried again by who comes next. */
const STOP_TIMEOUT = 5_000;

/** Mails that wait in the database until they are sent. */
export interface MailQueue {
  /** Resolves when the mail cannot be lost any more. Costs the same for an address that is nobody's. */
  add(kind: MailKind, email: string, locale: Locale): Promise<void>;
  /** Begins to send; links lead to `origin`. */
  start(origin: string): void;
  /** Ends after the mails that are being sent. */
  stop(): Promise<void>;
}

interface MailQueueParts {
  db: Database;
  /** Writes one mail and sends it. The mail stays in the queue when this rejects. */
  deliver(mail: QueuedMail, origin: string): Promise<void>;
  logger: FastifyBaseLogger;
}

/** What may be said of a refusal: its texts often repeat the address. */
function refusalOf(error: unknown): object {
  if (!(error instanceof Error)) return {};
  return Object.fromEntries(['code', 'responseCode', 'command'].map((key) => [key, Reflect.get(error, key)]));
}

async function deliverQueued({ db, deliver, logger }: MailQueueParts, mail: QueuedMail, origin: string): Promise<void> {
  const { kind, email, attempts } = mail;
  try {
    await deliver(mail, origin);
    await deleteMail(db, [kind, email, mail.asked_at]);
  } catch (error) {
    logger.warn({ kind, attempts, ...refusalOf(error) }, 'a mail could not be sent and will be tried again');
  }
}

/**
 * Creates the queue. Whoever asks for a mail is answered before it is sent, and a moment passes until the work, so that
 * neither answer nor timing tells whether an address is known.
 */
export function createMailQueue(parts: MailQueueParts): MailQueue {
  const { db, logger } = parts;
  let origin: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lookAt = Infinity;
  let round = Promise.resolve();

  const sendDue = async (to: string): Promise<void> => {
    const given = await deleteOldMails(db);
    for (const { kind } of given) logger.warn({ kind }, 'a mail could not be sent for a day and was given up');
    await endLongPauses(db);
    for (;;) {
      const due = await takeDueMails(db, [AT_ONCE]);
      await Promise.all(due.map((mail) => deliverQueued(parts, mail, to)));
      if (due.length < AT_ONCE) return;
    }
  };

  const lookIn = (milliseconds: number): void => {
    // Who asks again and again must not put off what others wait for.
    const at = performance.now() + milliseconds;
    if (origin === undefined || at >= lookAt) return;
    const to = origin;
    lookAt = at;
    clearTimeout(timer);
    timer = setTimeout(() => {
      lookAt = Infinity;
      round = round
        .then(() => sendDue(to))
        .catch((error: unknown) => logger.warn({ err: error }, 'mails will be looked for again'))
        .then(() => lookIn(ROUND));
    }, milliseconds);
    timer.unref();
  };

  return {
    add: async (kind, email, locale) => {
      await upsertMail(db, [kind, email, locale]);
      lookIn(PAUSE * (1 + Math.random()));
    },
    start: (at) => {
      origin = at;
      lookIn(0);
    },
    stop: async () => {
      origin = undefined;
      clearTimeout(timer);
      await Promise.race([round, sleep(STOP_TIMEOUT, undefined, { ref: false })]);
    },
  };
}
