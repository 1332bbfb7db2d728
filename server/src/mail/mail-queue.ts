import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '@wishwell/text/messages.ts';
import type { Database } from '../database/database.ts';
import type { Mailer } from './mail.ts';
import { linkMail } from './link-mail.ts';
import { addressOf, makeLink, type MailKind } from '../accounts/email-links/make-link.ts';
import {
  deleteMail,
  deleteOldMails,
  endLongPauses,
  takeDueMails,
  upsertMail,
  type WaitingMail,
} from '../accounts/email-links/queries.ts';

/** Mails sent side by side. */
const AT_ONCE = 5;
/** Milliseconds between looks for what other processes left, or what is due again. */
const ROUND = 10_000;
/** Milliseconds before a mail just asked for is looked at, and as much again by chance. */
const PAUSE = 400;

/** Milliseconds that an end waits for mails on their way: they are tried again by who comes next. */
const PATIENCE = 5_000;

/** Takes mails with links: they wait in the database until they are in other hands. */
export interface Post {
  /** Resolves when the mail cannot be lost any more. Costs the same for an address that is nobody's. */
  queue(kind: MailKind, email: string, locale: Locale): Promise<void>;
  /** Begins to send; links lead to `origin`. */
  start(origin: string): void;
  /** Ends after the mails that are being sent. */
  stop(): Promise<void>;
}

interface PostParts {
  db: Database;
  mailer: Mailer;
  logger: FastifyBaseLogger;
}

/** What may be said of a refusal: its texts often repeat the address. */
function refusalOf(error: unknown): object {
  if (!(error instanceof Error)) return {};
  return Object.fromEntries(['code', 'responseCode', 'command'].map((key) => [key, Reflect.get(error, key)]));
}

async function deliver({ db, mailer, logger }: PostParts, waiting: WaitingMail, origin: string): Promise<void> {
  const { kind, email, locale, uid, attempts } = waiting;
  // Before the address is proven the name is whatever anybody typed, and no text for a stranger's inbox.
  const name = (waiting.is_proven && waiting.name) || '';
  const isWanted = uid !== null && !(kind === 'verify' && waiting.is_proven);
  try {
    if (isWanted) {
      const { token, keep, drop } = await makeLink(db, kind, uid);
      const mail = linkMail(kind, { email, name, locale }, addressOf(origin, kind, token));
      await mailer.send(mail).catch(async (error: unknown) => {
        await drop();
        throw error;
      });
      await keep();
    }
    await deleteMail(db, [kind, email, waiting.asked_at]);
  } catch (error) {
    logger.warn({ kind, attempts, ...refusalOf(error) }, 'a mail could not be sent and will be tried again');
  }
}

/**
 * Makes the post. A link is made only when its mail leaves, so that none lies in the database; who asks is answered
 * before, and a moment passes until the work, so that neither answer nor timing tells whether an address is known.
 */
export function createPost(parts: PostParts): Post {
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
      await Promise.all(due.map((mail) => deliver(parts, mail, to)));
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
    queue: async (kind, email, locale) => {
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
      await Promise.race([round, sleep(PATIENCE, undefined, { ref: false })]);
    },
  };
}
