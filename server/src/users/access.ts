import type { Executor } from '../database/database.ts';
import { notFound } from '../http/problem.ts';
import { findUserByUid, type UserRow } from './queries.ts';

/** A record is for its own holder and for superusers; for everybody else it is not there. */
export async function getReadableUser(
  db: Executor,
  uid: string,
  callerUid: string,
  caller: UserRow | undefined,
): Promise<UserRow> {
  if (uid !== callerUid && caller?.is_superuser !== true) throw notFound();
  const [user] = uid === callerUid && caller ? [caller] : await findUserByUid(db, [uid]);
  if (!user) throw notFound();
  return user;
}
