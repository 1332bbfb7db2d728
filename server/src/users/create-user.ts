import { cleanAndShortenName, lowercaseEmailAscii } from '@wishwell/contract/fields.ts';
import type { NewUser } from '@wishwell/contract/users.ts';
import type * as v from 'valibot';
import {
  type BearerPayload,
  type UserIdentity,
  isBearerStillValid,
  type IdentityProvider,
} from '../accounts/identity.ts';
import type { Config } from '../config/config.ts';
import type { Database, Transaction } from '../database/database.ts';
import { runInTransaction } from '../database/transactions.ts';
import { Problem } from '../http/problem.ts';
import type { SignUpService } from '../invitations/sign-ups.ts';
import { findUserByEmail, findUserByUid, insertUser, replaceUserIdentityUid, type UserRow } from './queries.ts';

type NewUserBody = v.InferOutput<typeof NewUser>;

/** Milliseconds after a sign-up during which the user record may be created without a bearer token. */
const MAX_NEW_IDENTITY_AGE_MS = 5 * 60_000;

const isSameEmailAddress = (a: string, b: string): boolean => lowercaseEmailAscii(a) === lowercaseEmailAscii(b);

/**
 * Returns the sign-in account of a request without a bearer token. Throws 401 unless the account is new, has
 * the e-mail address of the request, and has no user record.
 */
async function getNewIdentity(db: Database, identity: IdentityProvider, body: NewUserBody): Promise<UserIdentity> {
  const foundIdentity = await identity.find(body.firebase_uid);
  const isFresh =
    foundIdentity !== undefined && Date.now() - foundIdentity.createdAt.getTime() < MAX_NEW_IDENTITY_AGE_MS;
  if (!isFresh || !isSameEmailAddress(foundIdentity.email, body.email)) throw new Problem(401, 'error.unauthenticated');
  if ((await findUserByUid(db, [foundIdentity.uid])).length > 0) throw new Problem(401, 'error.unauthenticated');
  return foundIdentity;
}

function assertBodyMatchesIdentity({ uid, email }: UserIdentity, body: NewUserBody): void {
  if (body.firebase_uid !== uid) throw new Problem(403, 'error.notYourUid');
  if (!isSameEmailAddress(body.email, email)) throw new Problem(403, 'error.notYourEmail');
}

export interface CreateUserDependencies {
  db: Database;
  identity: IdentityProvider;
  config: Pick<Config, 'superuserEmails' | 'loopbackOnly'>;
  signUps: Pick<SignUpService, 'authoriseSignUp' | 'useInvitation'>;
  applyProof(tx: Transaction, payload: BearerPayload): Promise<void>;
}

/**
 * Finds the user record by the e-mail address of `owner`. Replaces the record's uid of the former identity
 * provider by the new uid, and returns the record. Ends the record's friendships if its address was never
 * proven. Throws 409 if `owner` has not proven the address, or if the record's old uid does not come from a
 * former provider.
 */
async function moveRecordToNewIdentity(
  parts: CreateUserDependencies,
  owner: UserIdentity,
  payload: BearerPayload | undefined,
): Promise<UserRow> {
  const { db, identity } = parts;
  const [record] = await findUserByEmail(db, [owner.email]);
  // Another request of the same person has replaced the uid in the meantime.
  if (record?.uid === owner.uid) return record;
  if (!record || !(await identity.isFromOtherProvider(record.uid))) throw new Problem(409, 'error.emailTaken');
  if (!payload?.emailVerified) throw new Problem(409, 'error.proveEmail');
  if (!record.is_active) return record;
  await runInTransaction(db, async (tx) => {
    const [replaced] = await replaceUserIdentityUid(tx, [owner.uid, record.uid]);
    if (replaced) await parts.applyProof(tx, payload);
  });
  // If `replaceUserIdentityUid` changed no row, a simultaneous request has replaced the uid. This was a
  // request of the same person only if a record with the new uid exists now.
  const [user] = await findUserByUid(db, [owner.uid]);
  if (!user) throw new Problem(409, 'error.emailTaken');
  return user;
}

/** Throws 401 if the bearer token was issued before `bearersValidFrom` (microseconds since 1970). */
function assertBearerIsCurrent(payload: BearerPayload | undefined, bearersValidFrom: number): void {
  if (payload && !isBearerStillValid(payload, bearersValidFrom)) throw new Problem(401, 'error.unauthenticated');
}

/**
 * Returns the user record with this uid, or undefined. Throws 403 if the user is inactive. Throws 401 if the
 * bearer token was issued before `bearers_from` of the record.
 */
async function findUserOfIdentity(
  db: Database,
  payload: BearerPayload | undefined,
  uid: string,
): Promise<UserRow | undefined> {
  const [user] = await findUserByUid(db, [uid]);
  if (user && !user.is_active) throw new Problem(403, 'error.inactive');
  if (user) assertBearerIsCurrent(payload, user.bearers_from);
  return user;
}

/**
 * Creates the user record of an identity, or returns the existing one, also one of a former identity
 * provider. Throws 403 if sign-up needs an invitation (`SIGN_UP`). Grants the superuser role if
 * `SUPERUSER_EMAILS` contains the e-mail address, and the address is proven. Without proof, grants it only to
 * the first account of an installation that no other machine can reach.
 */
export async function createUser(
  parts: CreateUserDependencies,
  payload: BearerPayload | undefined,
  body: NewUserBody & { currency: string },
  request: Parameters<SignUpService['authoriseSignUp']>[1],
): Promise<{ user: UserRow; isNew: boolean }> {
  const { db, identity, config, signUps } = parts;
  if (payload) assertBodyMatchesIdentity(payload, body);
  const owner = payload ?? (await getNewIdentity(db, identity, body));
  const existingUser = await findUserOfIdentity(db, payload, owner.uid);
  if (existingUser) return { user: existingUser, isNew: false };
  const name = payload ? body.display_name : cleanAndShortenName(owner.name);
  const mayBeSuperuser = config.superuserEmails.includes(lowercaseEmailAscii(owner.email));
  const [created] = await runInTransaction(db, async (tx) => {
    const bearersValidFrom = await identity.lockPasswordResetTime(tx, owner.uid);
    assertBearerIsCurrent(payload, bearersValidFrom);
    const inserted = await insertUser(tx, [
      owner.uid,
      owner.email,
      name,
      body.avatar,
      mayBeSuperuser && owner.emailVerified,
      mayBeSuperuser && config.loopbackOnly,
      bearersValidFrom,
      owner.emailVerified,
      body.currency,
    ]);
    if (inserted[0])
      await signUps.useInvitation(
        tx,
        await signUps.authoriseSignUp(tx, request, { email: owner.email, isProven: owner.emailVerified }),
        inserted[0].id,
      );
    return inserted;
  });
  if (created) return { user: created, isNew: true };
  // A record with this uid or e-mail address exists already. A simultaneous request has created it, or it
  // belongs to an identity of the former provider.
  const user =
    (await findUserOfIdentity(db, payload, owner.uid)) ?? (await moveRecordToNewIdentity(parts, owner, payload));
  if (!user.is_active) throw new Problem(403, 'error.inactive');
  return { user, isNew: false };
}
