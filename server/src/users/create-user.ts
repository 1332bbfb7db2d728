import type * as v from 'valibot';
import { foldAddress } from '@wishwell/contract/fields.ts';
import type { NewUser } from '@wishwell/contract/users.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db.ts';
import { Problem } from '../http/problem.ts';
import type { Claims, Identity } from '../identity/identity.ts';
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
}

/**
 * The record that has this address already. One that the installation's former provider left behind goes to whoever
 * proves the address; any other is somebody else's.
 */
async function takeOver({ db, identity }: CreateUserParts, owner: Claims, isProven: boolean): Promise<UserRow> {
  const [record] = await findUserByEmail(db, [owner.email]);
  // The same person may have called twice.
  if (record?.uid === owner.uid) return record;
  if (!record || !(await identity.isForeign(record.uid))) throw new Problem(409, 'error.emailTaken');
  if (!isProven) throw new Problem(409, 'error.proveEmail');
  if (!record.is_active) return record;
  const [taken] = await replaceUid(db, [owner.uid, record.uid]);
  const [user] = taken ? [taken] : await findUserByUid(db, [owner.uid]);
  if (!user) throw new Problem(409, 'error.emailTaken');
  return user;
}

/**
 * Makes the record of an identity, once: later calls find it, as does the first one of somebody whom the former provider
 * knew. A configured superuser is raised only when the address is proven, or as the first account of an installation
 * that this machine alone can reach.
 */
export async function createUser(
  parts: CreateUserParts,
  claims: Claims | undefined,
  body: Body,
): Promise<{ user: UserRow; isNew: boolean }> {
  const { db, identity, config } = parts;
  if (claims) assertOwn(claims, body);
  const owner = claims ?? (await vouchedFor(db, identity, body));
  const name = claims ? body.display_name : owner.name;
  const mayBeSuperuser = config.superuserEmails.includes(foldAddress(owner.email));
  const parameters = [
    owner.uid,
    owner.email,
    name,
    body.avatar,
    mayBeSuperuser && owner.emailVerified,
    mayBeSuperuser && config.loopbackOnly,
  ];
  const [created] = await insertUser(db, parameters);
  if (created) return { user: created, isNew: true };
  const [known] = await findUserByUid(db, [owner.uid]);
  const user = known ?? (await takeOver(parts, owner, claims?.emailVerified === true));
  if (!user.is_active) throw new Problem(403, 'error.inactive');
  return { user, isNew: false };
}
