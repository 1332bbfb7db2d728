import type { Executor } from '../database/database.ts';
import { createNotFoundProblem } from '../http/problem.ts';
import { findUserByUid, type UserRow } from './queries.ts';

export async function getUserIfVisibleToCaller(
  db: Executor,
  uid: string,
  callerUid: string,
  caller: UserRow | undefined,
): Promise<UserRow> {
  if (uid !== callerUid && caller?.is_superuser !== true) throw createNotFoundProblem();
  const [user] = uid === callerUid && caller ? [caller] : await findUserByUid(db, [uid]);
  if (!user) throw createNotFoundProblem();
  return user;
}
