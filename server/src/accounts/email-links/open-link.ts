import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../../database/database.ts';
import { runInTransaction } from '../../database/transactions.ts';
import { Problem } from '../../http/problem.ts';
import type { ProvenEmail } from '../identity.ts';
import {
  deleteIssuerUsers,
  deleteSessions,
  invalidateAllBearerTokens,
  markEmailProven,
  upsertPassword,
} from '../queries.ts';
import { hashEmailLinkToken } from './create-link.ts';
import { deletePasswordLinks, findLink, type LinkKind, redeemLink } from './queries.ts';

const createLinkEndedProblem = (): Problem => new Problem(400, 'login.linkEnded');

interface OpenLinkDependencies {
  db: Database;
  /** Callback that runs inside the transaction that marks an e-mail address as proven. */
  onProven(tx: Transaction, proven: ProvenEmail): Promise<void>;
}

interface LinkRedemptionOptions {
  kinds: readonly LinkKind[];
  digest: Buffer;
  /** Returns whether the person who opened the link is certainly the user of the account. */
  isAccountUser: (uid: string) => boolean;
}

async function redeemLinkInTransaction(
  tx: Transaction,
  { onProven }: OpenLinkDependencies,
  { kinds, digest, isAccountUser }: LinkRedemptionOptions,
) {
  const [link] = await redeemLink(tx, [kinds, digest]);
  if (!link) throw createLinkEndedProblem();
  const [person] = await markEmailProven(tx, [link.uid]);
  if (!person) throw createLinkEndedProblem();
  // An operator gives a link only to a person whom the operator knows, so the person is no stranger.
  const canBePlantedAccount = link.kind !== 'operator' && !isAccountUser(link.uid);
  // Calls `onProven` only for the first proof of the e-mail address. A second call could grant a superuser
  // role again that an operator has removed since the first one.
  if (!person.was_proven) await onProven(tx, { uid: link.uid, canBePlantedAccount });
  return { uid: link.uid, email: person.email };
}

export interface PasswordResetInput {
  token: string;
  newPassword: string;
  /** The uid of the signed-in user who sends the request; undefined without a session. */
  signedIn: string | undefined;
  /** Hashes the password in a queue that limits simultaneous hashing. */
  hash(password: string): Promise<string>;
}

/**
 * Sets a new password by a mailed link, and marks the e-mail address as proven. Ends all sessions and bearer
 * tokens of the account. Deletes its other password links, and its connections to issuers such as Google.
 * Calls `onProven` if the address was unproven before. Throws a `Problem` for a used, expired or unknown
 * link.
 */
export async function resetPassword(
  parts: OpenLinkDependencies,
  { token, newPassword, signedIn, hash }: PasswordResetInput,
): Promise<{ uid: string; email: string }> {
  const digest = hashEmailLinkToken(token);
  const kinds = ['reset', 'operator'] as const;
  // Checks the link before it hashes the password: requests with guessed tokens must not cause expensive
  // hashing.
  if ((await findLink(parts.db, [kinds, digest])).length === 0) throw createLinkEndedProblem();
  const passwordHash = await hash(newPassword);
  return runInTransaction(parts.db, async (tx) => {
    const { uid, email } = await redeemLinkInTransaction(tx, parts, {
      kinds,
      digest,
      isAccountUser: (accountUid) => accountUid === signedIn,
    });
    await upsertPassword(tx, [randomUUID(), uid, passwordHash]);
    await deleteIssuerUsers(tx, [uid]);
    await deleteSessions(tx, [uid]);
    await deletePasswordLinks(tx, [uid]);
    await invalidateAllBearerTokens(tx, [uid]);
    return { uid, email };
  });
}

/**
 * Proves an e-mail address by a mailed link. Returns whether the link was valid. Call it only after the
 * password check. Otherwise the recipient of the mail could confirm an account that a stranger created with
 * the recipient's address.
 */
export async function verifyEmail(parts: OpenLinkDependencies, token: string, email: string): Promise<boolean> {
  try {
    return await runInTransaction(parts.db, async (tx) => {
      const account = await redeemLinkInTransaction(tx, parts, {
        kinds: ['verify'],
        digest: hashEmailLinkToken(token),
        isAccountUser: () => true,
      });
      // The link does not belong to the entered e-mail address. The error rolls back the
      // transaction, so the link stays unused.
      if (account.email !== email) throw createLinkEndedProblem();
      return true;
    });
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
