import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Executor, Transaction } from '../database/database.ts';

/** What a verified bearer says of its holder. Roles are not in it. */
export interface Claims {
  uid: string;
  email: string;
  emailVerified: boolean;
  name: string;
}

/** What a bearer says of its holder and of when it was issued. */
export interface BearerClaims extends Claims {
  /** Seconds since 1970, by the issuer's clock. */
  issuedAt: number;
  /** The holder's `bearers_from` when the bearer was issued, in microseconds; undefined with an outside provider. */
  bearersFrom: number | undefined;
}

/**
 * Whether a bearer was issued since `bearersFrom` (microseconds), the last change of its holder. Our own carry that value:
 * comparing for equality needs no clock. An outside provider's are compared by their time of issue.
 */
export const countsSince = (claims: Pick<BearerClaims, 'issuedAt' | 'bearersFrom'>, bearersFrom: number): boolean =>
  claims.bearersFrom === undefined ? claims.issuedAt * 1_000_000 >= bearersFrom : claims.bearersFrom === bearersFrom;

/** An identity as the provider keeps it, asked for without a bearer. */
export interface KnownIdentity extends Claims {
  createdAt: Date;
}

/**
 * Where people prove who they are. The built-in implementation mounts `/api/auth`; an outside provider would
 * mount nothing and only verify.
 */
export interface Identity {
  /** The provider's own calls, to be registered on the app; absent where the provider lives elsewhere. */
  readonly routes?: FastifyPluginAsync;
  /** The claims of a bearer that is genuine, meant for us and not expired; undefined for every other text. */
  verify(bearer: string): Promise<BearerClaims | undefined>;
  /**
   * The claims of the session whose cookie a request carries, as a bearer issued now would have them. Null without a
   * cookie; undefined when it proves nothing. Absent where the provider keeps its sessions elsewhere.
   */
  findHolder?(request: Pick<FastifyRequest, 'headers'>): Promise<BearerClaims | null | undefined>;
  /** What the provider itself knows of `uid`; undefined when there is no such identity. */
  find(uid: string): Promise<KnownIdentity | undefined>;
  /**
   * From when bearers of `uid` count while it has no record, in microseconds. No reset of its password ends before the
   * transaction does.
   */
  lockBearersFrom(tx: Transaction, uid: string): Promise<number>;
  /** Whether `uid`, of a record, can only be another provider's: the installation has changed over since. */
  isForeign(uid: string): Promise<boolean>;
  /** Makes or updates what the provider keeps in the database. Before first use; one process at a time. */
  migrate(): Promise<void>;
  /** Begins what only a server that listens can do; `origin` is what people type. Absent where there is nothing. */
  start?(origin: string): void;
  /** Forgets what has had its time; now and then, in any number of processes. Absent where there is nothing. */
  tidy?(executor: Executor): Promise<void>;
  /** Whether bearers can be signed. Absent where another provider issues them. Rejects when the database is away. */
  canIssueBearers?(): Promise<boolean>;
  /** How many mails wait to be sent, over all processes. Absent where the provider sends none. */
  countMails?(): Promise<number>;
  close(): Promise<void>;
}

/** What else follows when an address is proven, inside that transaction. */
export interface ProvenAddress {
  uid: string;
  /** The address was not proven before, and who proves it now need not be who signed up under it. */
  isBySomebodyElse: boolean;
}

/** Whether the product still lets this identity in; `unknown` when it has no user record yet. */
export type AccountState = 'active' | 'inactive' | 'unknown';
