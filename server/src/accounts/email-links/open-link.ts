import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../../database/database.ts';
import { inTransaction } from '../../database/transactions.ts';
import { Problem } from '../../http/problem.ts';
import type { ProvenAddress } from '../identity.ts';
import { deleteIssuerAccounts, deleteSessions, endBearers, proveAddress, upsertPassword } from '../queries.ts';
import { digestOf } from './make-link.ts';
import { deleteLinks, findLink, type LinkKind, spendLink } from './queries.ts';

const ended = (): Problem => new Problem(400, 'login.linkEnded');

interface Parts {
  db: Database;
  /** Told inside the transaction that an address is proven now. */
  onProven(tx: Transaction, proven: ProvenAddress): Promise<void>;
}

interface Spending {
  kinds: readonly LinkKind[];
  digest: Buffer;
  /** Whether whoever opens the link has shown to be the one who uses the account. */
  isHolder: (uid: string) => boolean;
}

async function spend(tx: Transaction, { onProven }: Parts, { kinds, digest, isHolder }: Spending) {
  const [link] = await spendLink(tx, [kinds, digest]);
  if (!link) throw ended();
  const [person] = await proveAddress(tx, [link.uid]);
  if (!person) throw ended();
  // Not at every link: what was taken from somebody since would come back by it.
  // An operator knows to whom the link was handed.
  const isBySomebodyElse = link.kind !== 'operator' && !isHolder(link.uid);
  if (!person.was_proven) await onProven(tx, { uid: link.uid, isBySomebodyElse });
  return { uid: link.uid, email: person.email };
}

export interface Reset {
  token: string;
  newPassword: string;
  /** The uid of the session that this browser has; undefined without one. */
  signedIn: string | undefined;
  /** Waits for a slot of the password queue. */
  hash(password: string): Promise<string>;
}

/**
 * Sets a new password by a mailed link, which proves the address too: whoever set the old one may have been somebody
 * else. Every session, bearer, link and tie to an issuer ends; an address that was not proven is proven by somebody else unless
 * `signedIn`, the uid of this browser's session, is the account's. Throws a `Problem` when the link is spent, old or invented.
 */
export async function resetPassword(
  parts: Parts,
  { token, newPassword, signedIn, hash }: Reset,
): Promise<{ uid: string; email: string }> {
  const digest = digestOf(token);
  const kinds = ['reset', 'operator'] as const;
  // Before the hash, so that guessing links costs the server nothing.
  if ((await findLink(parts.db, [kinds, digest])).length === 0) throw ended();
  const hashed = await hash(newPassword);
  return inTransaction(parts.db, async (tx) => {
    const { uid, email } = await spend(tx, parts, { kinds, digest, isHolder: (holder) => holder === signedIn });
    await upsertPassword(tx, [randomUUID(), uid, hashed]);
    await deleteIssuerAccounts(tx, [uid]);
    await deleteSessions(tx, [uid]);
    await deleteLinks(tx, [uid]);
    await endBearers(tx, [uid]);
    return { uid, email };
  });
}

/**
 * Proves an address by a mailed link, and answers whether it did. To be asked of somebody who knows the account's password:
 * the link alone would let its reader vouch for whoever signed up under the address.
 */
export async function verifyEmail(parts: Parts, token: string, email: string): Promise<boolean> {
  try {
    return await inTransaction(parts.db, async (tx) => {
      const spent = await spend(tx, parts, { kinds: ['verify'], digest: digestOf(token), isHolder: () => true });
      // Undoes the spending: the link is another's.
      if (spent.email !== email) throw ended();
      return true;
    });
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
