import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { cleanName, email as emailPattern } from '@wishwell/contract/fields.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { inTransaction } from '../../database/transactions.ts';
import { GoogleFailure } from './failures.ts';
import type { VerifiedIdentity } from './issuer.ts';
import { findAccount, insertAccount, insertIdentity, lockIdentityByEmail } from './queries.ts';

/** Whether another window of the same person was faster. */
async function isAccountOf(tx: Transaction, { issuer, subject }: VerifiedIdentity, uid: string): Promise<boolean> {
  return (await findAccount(tx, [issuer, subject]))[0]?.uid === uid;
}

/** Whose address this is; a password account under it must have proven the address itself, or it may be a trap. */
async function ownerOf(tx: Transaction, email: string, vouched: VerifiedIdentity): Promise<string> {
  const [made] = await insertIdentity(tx, [randomUUID(), email, cleanName(vouched.name)]);
  if (made) return made.uid;
  const [known] = await lockIdentityByEmail(tx, [email, vouched.issuer]);
  if (!known?.is_proven) throw new GoogleFailure('resetFirst');
  // The address has passed to somebody else, and the one before must not share what is theirs from now on.
  if (known.is_linked && !(await isAccountOf(tx, vouched, known.uid))) throw new GoogleFailure('otherPerson');
  return known.uid;
}

/**
 * The identity of whom an issuer vouches for: found by issuer and subject, else by a proven address, else made. Throws
 * `GoogleFailure` when the issuer has not proven the address, or the account under it has not.
 */
export async function accountOf(db: Database, vouched: VerifiedIdentity): Promise<string> {
  const { issuer, subject, email, emailVerified } = vouched;
  const [known] = await findAccount(db, [issuer, subject]);
  if (known) return known.uid;
  if (!emailVerified || !v.is(emailPattern, email)) throw new GoogleFailure('emailUnproven');
  return inTransaction(db, async (tx) => {
    const uid = await ownerOf(tx, email, vouched);
    await insertAccount(tx, [randomUUID(), issuer, subject, uid]);
    return (await findAccount(tx, [issuer, subject]))[0]?.uid ?? uid;
  });
}
