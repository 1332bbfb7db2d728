import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Config } from '../config/config.ts';
import { createDatabase, type Database, type Transaction } from '../database/database.ts';
import { only } from '../database/statements.ts';
import { createMailer } from '../mail/mailer.ts';
import { createSignInAttempts } from '../limits/sign-in-attempts.ts';
import { identitySecret } from './identity-secret.ts';
import { createBearerCheck } from './tokens/verify-bearer.ts';
import { checkOutsideServices } from './check-outside-services.ts';
import type { AccountState, Identity, ProvenAddress } from './identity.ts';
import { createGoogle } from './google/google.ts';
import { createMailQueue } from '../mail/mail-queue.ts';
import { countMails, type QueuedMail } from '../mail/queries.ts';
import { deleteExpiredLinks } from './email-links/queries.ts';
import { sendLinkMail } from './email-links/send-link-mail.ts';
import { createLinks } from './email-links/email-links.ts';
import { createLibrary, mustBeProven } from './better-auth/library.ts';
import { makeTables } from './make-tables.ts';
import { createHolderSearch } from './session-holder.ts';
import { deleteExpiredSessions, findIdentity, findPasswordReset, lockIdentity } from './queries.ts';
import { identityRoutes } from './routes.ts';
import { createPasswordQueue } from './password/passwords.ts';
import { createSigningKeyCheck, ensureSigningKey } from './tokens/signing-keys.ts';

export interface BuiltInIdentityOptions {
  connection: pg.PoolConfig;
  /** That of the calls, for what must not wait behind a rush of sign-ups; the identity's own by default. */
  db?: Database;
  config: Config;
  /** Asked at every sign-in and for every bearer, so that an inactive account gets neither. */
  accountState(uid: string): Promise<AccountState>;
  /** Told inside the transaction that the address of this identity is proven now. */
  onProven?(tx: Transaction, proven: ProvenAddress): Promise<void>;
  /** Told once a reset has ended every bearer of this identity. */
  onReset?(uid: string): void;
  logger: FastifyBaseLogger;
}

export interface BuiltInIdentity extends Identity {
  /** Makes or updates the schema `auth`, and the signing key. Before first use; one process at a time. */
  migrate(): Promise<void>;
}

// A sign-up holds a connection while its password waits to be hashed: in a rush others wait for it longer than usual.
const patience = { max: 4, connectionTimeoutMillis: 10_000, callTimeoutMillis: undefined };

/**
 * Accounts with e-mail and password kept in our own PostgreSQL, in the schema "auth" beside the product's tables, over a
 * few connections of their own: a sign-up holds one while its password is hashed.
 */
export async function createBuiltInIdentity(options: BuiltInIdentityOptions): Promise<BuiltInIdentity> {
  const { config, logger } = options;
  const db = createDatabase({ ...options.connection, ...patience }, (error) =>
    logger.warn('Lost an idle identity connection: %s', error.message),
  );
  const library = createLibrary({ config, db, accountState: (uid) => options.accountState(uid) });
  await library.auth.$context;
  const attempts = createSignInAttempts(db, config.rates, identitySecret(config.appSecret));
  const mailer = createMailer(config, logger);
  const deliver = (mail: QueuedMail, origin: string): Promise<void> => sendLinkMail({ db, mailer }, mail, origin);
  const mailQueue = createMailQueue({ db, deliver, logger });
  const passwordQueue = createPasswordQueue(config.workers);
  const links = createLinks({
    db,
    mailQueue,
    attempts,
    onProven: async (tx, proven) => options.onProven?.(tx, proven),
    onReset: (uid) => options.onReset?.(uid),
  });
  const google = createGoogle({ config, db, library, attempts, accountState: (uid) => options.accountState(uid) });
  return {
    routes: identityRoutes({ db, library, attempts, passwordQueue, links, google }),
    verify: createBearerCheck(db, config),
    findHolder: createHolderSearch({ config, db: options.db ?? db, library }),
    find: async (uid) => {
      const [known] = await findIdentity(db, [uid]);
      return known?.emailVerified || !mustBeProven(config) ? known : undefined;
    },
    lockBearersFrom: async (tx, uid) => {
      await lockIdentity(tx, [uid]);
      return (await findPasswordReset(tx, [uid]))[0]?.at ?? 0;
    },
    isForeign: async (uid) => (await findIdentity(db, [uid])).length === 0,
    migrate: async () => {
      await makeTables(db);
      await ensureSigningKey(db, library);
    },
    tidy: async (executor) => {
      await deleteExpiredSessions(executor);
      await deleteExpiredLinks(executor);
    },
    canIssueBearers: createSigningKeyCheck(db, library),
    countMails: async () => only(await countMails(db)).waiting,
    start: (origin) => {
      mailQueue.start(origin);
      void checkOutsideServices({ mailer, issuer: google.issuer, logger });
    },
    close: async () => {
      await mailQueue.stop();
      await db.close();
    },
  };
}
