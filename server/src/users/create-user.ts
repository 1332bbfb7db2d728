import type * as v from 'valibot';
import { cleanName, foldAddress } from '@wishwell/contract/fields.ts';
import type { NewUser } from '@wishwell/contract/users.ts';
import type { ClaimEndings } from '../claims/end-claims.ts';
import type { Config } from '../config/config.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/transactions.ts';
import { Problem } from '../http/problem.ts';
import { type BearerClaims, type Claims, countsSince, type Identity } from '../accounts/identity.ts';
import { findUserByEmail, findUserByUid, insertUser, replaceUid, type UserRow } from './queries.ts';

type Body = v.InferOutput<typeof NewUser>;

/** How long after an identity was made its record may be made without a bearer. */
const VOUCHED_MS = 5 * 60_000;

const sameAddress = (a: string, b: string): boolean => foldAddress(a) === foldAddress(b);

/** Without a bearer the identity provider must vouch: a fresh identity with this address and no record yet. */
async function vouchedFor(db: Database, identity: Identity, body: Body): Promise<Claims> {
  const known = await identity.find(body.firebase_uid);
  const fresh = known !== undefined && Date.now() - known.createdAt.getTime() < VOUCHED_MS;
  if (!fresh || !sameAddress(known.email, body.email)) throw new Problem(401, 'error.unauthenticated');
  if ((await findUserByUid(db, [known.uid])).length > 0) throw new Problem(401, 'error.unauthenticated');
  return known;
}

function assertOwn(claims: Claims, body: Body): void {
  if (body.firebase_uid !== claims.uid) throw new Problem(403, 'error.notYourUid');
  if (!sameAddress(body.email, claims.email)) throw new Problem(403, 'error.notYourEmail');
}

export interface CreateUserParts {
  db: Database;
  identity: Identity;
  config: Pick<Config, 'superuserEmails' | 'loopbackOnly'>;
  /** Told of a proven bearer for a record that may not be proven yet. */
  settleProof(tx: Transaction, claims: BearerClaims): Promise<void>;
  claimEndings: Pick<ClaimEndings, 'start'>;
}

/**
 * The record that has this address already. One that the installation's former provider left behind goes to whoever
 * proves the address, without its friends where nobody had; any other is somebody else's.
 */
async function takeOver(parts: CreateUserParts, owner: Claims, claims: BearerClaims | undefined): Promise<UserRow> {
  const { db, identity, claimEndings } = parts;
  const [record] = await findUserByEmail(db, [owner.email]);
  // The same person may have called twice.
  if (record?.uid === owner.uid) return record;
  if (!record || !(await identity.isForeign(record.uid))) throw new Problem(409, 'error.emailTaken');
  if (!claims?.emailVerified) throw new Problem(409, 'error.proveEmail');
  if (!record.is_active) return record;
  await inTransaction(db, async (tx) => {
    const [taken] = await replaceUid(tx, [owner.uid, record.uid]);
    if (taken) await parts.settleProof(tx, claims);
  });
  claimEndings.start();
  // Another call may have been faster.
  const [user] = await findUserByUid(db, [owner.uid]);
  if (!user) throw new Problem(409, 'error.emailTaken');
  return user;
}

/** Throws 401 when the bearer, if there is one, was issued before `bearersFrom` (microseconds). */
function assertCurrent(claims: BearerClaims | undefined, bearersFrom: number): void {
  if (claims && !countsSince(claims, bearersFrom)) throw new Problem(401, 'error.unauthenticated');
}

/** The record that the identity has already; its bearer must be current, so that an old one cannot read it. */
async function findOwn(db: Database, claims: BearerClaims | undefined, uid: string): Promise<UserRow | undefined> {
  const [user] = await findUserByUid(db, [uid]);
  if (user && !user.is_active) throw new Problem(403, 'error.inactive');
  if (user) assertCurrent(claims, user.bearers_from);
  return user;
}

/**
 * Makes the record of an identity, once: later calls find it, as does the first one of somebody whom the former provider
 * knew. A configured superuser is raised only when the address is proven, or as the first account of an installation
 * that this machine alone can reach.
 */
export async function createUser(
  parts: CreateUserParts,
  claims: BearerClaims | undefined,
  body: Body,
): Promise<{ user: UserRow; isNew: boolean }> {
  const { db, identity, config } = parts;
  if (claims) assertOwn(claims, body);
  const owner = claims ?? (await vouchedFor(db, identity, body));
  const known = await findOwn(db, claims, owner.uid);
  if (known) return { user: known, isNew: false };
  const name = claims ? body.display_name : cleanName(owner.name);
  const mayBeSuperuser = config.superuserEmails.includes(foldAddress(owner.email));
  const parameters = [
    owner.uid,
    owner.email,
    name,
    body.avatar,
    mayBeSuperuser && owner.emailVerified,
    mayBeSuperuser && config.loopbackOnly,
  ];
  const [created] = await inTransaction(db, async (tx) => {
    const bearersFrom = await identity.lockBearersFrom(tx, owner.uid);
    assertCurrent(claims, bearersFrom);
    return insertUser(tx, [...parameters, bearersFrom, owner.emailVerified]);
  });
  if (created) return { user: created, isNew: true };
  // Another call may have been faster.
  const user = (await findOwn(db, claims, owner.uid)) ?? (await takeOver(parts, owner, claims));
  if (!user.is_active) throw new Problem(403, 'error.inactive');
  return { user, isNew: false };
}
