import { randomUUID } from 'node:crypto';
import { cleanAndShortenName, emailSchema } from '@wishwell/contract/fields.ts';
import * as v from 'valibot';
import type { Database, Executor, Transaction } from '../../database/database.ts';
import { runInTransaction } from '../../database/transactions.ts';
import { GoogleFailure } from './failures.ts';
import type { VerifiedIdentity } from './issuer-client.ts';
import {
  findAccountOfIssuerUser,
  insertLinkToIssuerUser,
  insertAccountWithProvenEmail,
  lockAccountRowByEmail,
} from './queries.ts';

/**
 * Returns whether the account at the issuer is linked to the user. A simultaneous sign-in may have linked it.
 */
async function isAccountLinkedTo(
  tx: Transaction,
  { issuer, subject }: VerifiedIdentity,
  uid: string,
): Promise<boolean> {
  return (await findAccountOfIssuerUser(tx, [issuer, subject]))[0]?.uid === uid;
}

/** Throws a `Problem` if a person with this proven e-mail address is not allowed to sign up. */
export type AuthoriseSignUp = (executor: Executor, email: string) => Promise<unknown>;

/**
 * Returns the uid of the account with this e-mail address. Creates the account if there is none. Throws if
 * the address of an existing account is unproven, because a stranger may have created that account: the user
 * must reset the password first.
 */
async function findOrCreateAccountByEmail(
  tx: Transaction,
  email: string,
  verified: VerifiedIdentity,
  authoriseSignUp: AuthoriseSignUp,
): Promise<string> {
  const [newAccount] = await insertAccountWithProvenEmail(tx, [
    randomUUID(),
    email,
    cleanAndShortenName(verified.name),
  ]);
  if (newAccount) {
    await authoriseSignUp(tx, email);
    return newAccount.uid;
  }
  const [account] = await lockAccountRowByEmail(tx, [email, verified.issuer]);
  if (!account?.is_proven) throw new GoogleFailure('resetFirst');
  // The Wishwell account with this e-mail address is linked to another user of the issuer. So the address has
  // a new owner, who must not get the account.
  if (account.is_linked && !(await isAccountLinkedTo(tx, verified, account.uid)))
    throw new GoogleFailure('otherPerson');
  return account.uid;
}

/**
 * Returns the uid of the user whom the issuer has authenticated. Finds the user by issuer and subject, else
 * by the proven e-mail address, else creates an account. Throws `GoogleFailure` if the address is unproven,
 * either at the issuer or in an existing account. Throws a `Problem` if the person is not allowed to sign up.
 */
export async function findOrCreateAccount(
  db: Database,
  verified: VerifiedIdentity,
  authoriseSignUp: AuthoriseSignUp,
): Promise<string> {
  const { issuer, subject, email, emailVerified } = verified;
  const [account] = await findAccountOfIssuerUser(db, [issuer, subject]);
  if (account) return account.uid;
  if (!emailVerified || !v.is(emailSchema, email)) throw new GoogleFailure('emailUnproven');
  return runInTransaction(db, async (tx) => {
    const uid = await findOrCreateAccountByEmail(tx, email, verified, authoriseSignUp);
    await insertLinkToIssuerUser(tx, [randomUUID(), issuer, subject, uid]);
    return (await findAccountOfIssuerUser(tx, [issuer, subject]))[0]?.uid ?? uid;
  });
}
