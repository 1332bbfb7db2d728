import { randomUUID } from 'node:crypto';
import { type Database, inTransaction, type Transaction } from '../../db.ts';
import { Problem } from '../../http/problem.ts';
import { hashPassword } from '../passwords.ts';
import { deleteIssuerAccounts, deleteSessions, proveAddress, upsertPassword } from '../queries.ts';
import { digestOf, type LinkKind } from './links.ts';
import { deleteLinks, findLink, spendLink } from './queries.ts';

const ended = (): Problem => new Problem(400, 'login.linkEnded');

interface Parts {
  db: Database;
  /** Told inside the transaction that the address of this identity is proven now. */
  onProven(tx: Transaction, uid: string): Promise<void>;
}

async function spend(tx: Transaction, { onProven }: Parts, kinds: readonly LinkKind[], digest: Buffer) {
  const [link] = await spendLink(tx, [kinds, digest]);
  if (!link) throw ended();
  const [person] = await proveAddress(tx, [link.uid]);
  if (!person) throw ended();
  // Not at every link: what was taken from somebody since would come back by it.
  if (!person.was_proven) await onProven(tx, link.uid);
  return { uid: link.uid, email: person.email };
}

/**
 * Sets a new password by a mailed link, which proves the address too: whoever set the old one may have been somebody
 * else. Every session, link and tie to an issuer ends. Answers the address; throws a `Problem` when the link is spent, old or invented.
 */
export async function resetPassword(
  parts: Parts,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<{ email: string }> {
  const digest = digestOf(token);
  const kinds = ['reset', 'operator'] as const;
  // Before the hash, so that guessing links costs the server nothing.
  if ((await findLink(parts.db, [kinds, digest])).length === 0) throw ended();
  const hash = await hashPassword(newPassword);
  return inTransaction(parts.db, async (tx) => {
    const { uid, email } = await spend(tx, parts, kinds, digest);
    await upsertPassword(tx, [randomUUID(), uid, hash]);
    await deleteIssuerAccounts(tx, [uid]);
    await deleteSessions(tx, [uid]);
    await deleteLinks(tx, [uid]);
    return { email };
  });
}

/**
 * Proves an address by a mailed link, and answers whether it did. To be asked of somebody who knows the account's password:
 * the link alone would let its reader vouch for whoever signed up under the address.
 */
export async function verifyEmail(parts: Parts, token: string, email: string): Promise<boolean> {
  try {
    return await inTransaction(parts.db, async (tx) => {
      const spent = await spend(tx, parts, ['verify'], digestOf(token));
      // Undoes the spending: the link is another's.
      if (spent.email !== email) throw ended();
      return true;
    });
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
