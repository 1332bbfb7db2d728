import { setTimeout as sleep } from 'node:timers/promises';
import type { Locale } from '@wishwell/text/messages.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from '../database/database.ts';
import { getOnlyRow } from '../database/statements.ts';
import { checkMailer } from './check-mailer.ts';
import type { Mail, Mailer } from './mail.ts';
import { createMailer, type MailerConfig } from './mailer.ts';
import {
  countMails,
  deleteMail,
  deleteOldMails,
  makeFarFutureMailsDue,
  moveMailsFromQueueOfPreviousVersion,
  type QueuedMail,
  takeDueMails,
  upsertMail,
} from './queries.ts';

/** Maximum number of mails that this process sends at the same time. */
const MAX_CONCURRENT_MAILS = 5;
/**
 * Milliseconds between two regular checks of the mail queue. They find mails that another process did not
 * send, and mails that are due for a retry.
 */
const MAIL_CHECK_INTERVAL_MS = 10_000;
/**
 * Minimum milliseconds between queuing a mail and sending it. The outbox adds a random delay of up to the
 * same length.
 */
const NEW_MAIL_DELAY_MS = 400;

/** Milliseconds that `stop` waits for mails that are being sent. */
const STOP_TIMEOUT_MS = 5_000;

interface NewMail {
  /** Kind of the mail. A function that renders this kind must be registered. */
  kind: string;
  email: string;
  locale: Locale;
  /** Id of the recipient's user record. If the user record is deleted, the queued mail is deleted too. */
  userId?: number;
  /**
   * Values for the function that renders the mail. They must contain no token, because the database stores
   * them unencrypted.
   */
  payload?: Readonly<Record<string, string | number | boolean | null>>;
  /**
   * Key that identifies repeated mails; empty by default. The mail replaces a queued mail with the same
   * recipient, kind and key.
   */
  dedupeKey?: string;
}

interface RenderedMail {
  mail: Mail;
  /** Called after the mail server has accepted the mail. */
  onSent?(): Promise<void>;
  /** Called after a failed attempt to send the mail. The outbox tries again later. */
  onFailed?(): Promise<void>;
}

/**
 * Renders a queued mail immediately before it is sent. Returns undefined to delete the mail without sending
 * it. Links in the mail begin with `origin`.
 */
type RenderMail = (queued: QueuedMail, origin: string) => Promise<RenderedMail | undefined>;

/** A queue of outgoing mails in the database (transactional outbox, decision 13). */
export interface Outbox {
  /**
   * True if a mail server is configured. Without a mail server, mails become files that only the operator
   * sees.
   */
  readonly hasMailServer: boolean;
  /**
   * Registers the function that renders a kind of mail. Call this before `start`. Throws if the kind is
   * already registered.
   */
  register(kind: string, render: RenderMail): void;
  /**
   * Queues a mail, which is sent after `tx` has committed. Takes equally long for every recipient, so the
   * time does not reveal who has an account.
   */
  queueMail(tx: Transaction, mail: NewMail): Promise<void>;
  /** Starts sending mails. Links in mails begin with `origin`. */
  start(origin: string): void;
  count(): Promise<number>;
  /** Stops sending mails. Waits for mails that are being sent. */
  stop(): Promise<void>;
}

interface OutboxDependencies {
  db: Database;
  config: MailerConfig;
  logger: FastifyBaseLogger;
}

/**
 * Returns the loggable parts of a mail error: no error message, because it often contains the e-mail address.
 */
function describeFailure(error: unknown): object {
  if (!(error instanceof Error)) return {};
  const smtpFields = Object.fromEntries(
    ['code', 'responseCode', 'command'].map((key) => [key, Reflect.get(error, key)]),
  );
  const [firstFrame] = /(?<=^ {4})at .*:\d+:\d+\)?$/m.exec(error.stack ?? '') ?? [];
  return Object.assign({ name: error.name, at: firstFrame }, smtpFields);
}

async function sendMail(mailer: Mailer, { mail, onSent, onFailed }: RenderedMail): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    await onFailed?.();
    throw error;
  }
  await onSent?.();
}

/**
 * Creates the outbox. It sends a mail a random time after the request that queued the mail. Therefore neither
 * the response nor its timing reveals whether an e-mail address has an account.
 */
export function createOutbox({ db, config, logger }: OutboxDependencies): Outbox {
  const mailer = createMailer(config, logger);
  const renderers = new Map<string, RenderMail>();
  let origin: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let nextCheckAt = Infinity;
  let currentCheck = Promise.resolve();

  const deliver = async (queued: QueuedMail, linkOrigin: string): Promise<void> => {
    const { id, kind, attempts } = queued;
    const render = renderers.get(kind);
    if (!render) {
      logger.warn({ kind, attempts }, 'a mail waits for a process that knows its kind');
      return;
    }
    try {
      const rendered = await render(queued, linkOrigin);
      if (rendered) await sendMail(mailer, rendered);
      await deleteMail(db, [id]);
    } catch (error) {
      logger.warn({ kind, attempts, ...describeFailure(error) }, 'a mail could not be sent and will be tried again');
    }
  };

  const sendDueMails = async (linkOrigin: string): Promise<void> => {
    await moveMailsFromQueueOfPreviousVersion(db);
    const expired = await deleteOldMails(db);
    for (const { kind } of expired) logger.warn({ kind }, 'a mail could not be sent within a day and was deleted');
    await makeFarFutureMailsDue(db);
    for (;;) {
      const due = await takeDueMails(db, [MAX_CONCURRENT_MAILS]);
      await Promise.all(due.map((queued) => deliver(queued, linkOrigin)));
      if (due.length < MAX_CONCURRENT_MAILS) return;
    }
  };

  const scheduleCheck = (milliseconds: number): void => {
    // Does not postpone a check of the queue that is already scheduled. Otherwise each new mail would delay
    // all queued mails.
    const checkAt = performance.now() + milliseconds;
    if (origin === undefined || checkAt >= nextCheckAt) return;
    const linkOrigin = origin;
    nextCheckAt = checkAt;
    clearTimeout(timer);
    timer = setTimeout(() => {
      nextCheckAt = Infinity;
      currentCheck = currentCheck
        .then(() => sendDueMails(linkOrigin))
        .catch((error: unknown) =>
          logger.warn({ err: error }, 'the mail queue could not be checked; checking it again in ten seconds'),
        )
        .then(() => scheduleCheck(MAIL_CHECK_INTERVAL_MS));
    }, milliseconds);
    timer.unref();
  };

  return {
    hasMailServer: config.mail.smtpUrl !== undefined,
    register: (kind, render) => {
      if (renderers.has(kind)) throw new Error(`The kind of mail ${kind} is already registered`);
      renderers.set(kind, render);
    },
    queueMail: async (tx, { kind, email, locale, userId = null, payload = {}, dedupeKey = '' }) => {
      await upsertMail(tx, [kind, email, userId, locale, JSON.stringify(payload), dedupeKey]);
      // If the scheduled check of the queue runs before `tx` commits, the next regular check sends the mail.
      scheduleCheck(NEW_MAIL_DELAY_MS * (1 + Math.random()));
    },
    start: (newOrigin) => {
      origin = newOrigin;
      scheduleCheck(0);
      void checkMailer(mailer, logger);
    },
    count: async () => getOnlyRow(await countMails(db)).waiting,
    stop: async () => {
      origin = undefined;
      clearTimeout(timer);
      await Promise.race([currentCheck, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}
