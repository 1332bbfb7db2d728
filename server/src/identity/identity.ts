import type { FastifyPluginAsync } from 'fastify';
import type { Executor } from '../db.ts';

/** What a verified bearer says of its holder. Roles are not in it. */
export interface Claims {
  uid: string;
  email: string;
  emailVerified: boolean;
  name: string;
}

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
  verify(bearer: string): Promise<Claims | undefined>;
  /** What the provider itself knows of `uid`; undefined when there is no such identity. */
  find(uid: string): Promise<KnownIdentity | undefined>;
  /** Whether `uid`, of a record, can only be another provider's: the installation has changed over since. */
  isForeign(uid: string): Promise<boolean>;
  /** Makes or updates what the provider keeps in the database. Before first use; one process at a time. */
  migrate(): Promise<void>;
  /** Begins what only a server that listens can do; `origin` is what people type. Absent where there is nothing. */
  start?(origin: string): void;
  /** Forgets what has had its time; now and then, in any number of processes. Absent where there is nothing. */
  tidy?(executor: Executor): Promise<void>;
  /** How many mails wait to be sent, over all processes. Absent where the provider sends none. */
  countMails?(): Promise<number>;
  close(): Promise<void>;
}

/** Whether the product still lets this identity in; `unknown` when it has no user record yet. */
export type AccountState = 'active' | 'inactive' | 'unknown';
