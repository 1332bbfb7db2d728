import { calls } from '@wishwell/contract/calls.ts';
import { pageSizes } from '@wishwell/contract/limits.ts';
import type { User } from '@wishwell/contract/users.ts';
import { only } from '../database/statements.ts';
import { inTransaction } from '../database/transactions.ts';
import type { Register } from '../http/call-routes.ts';
import { assertMatch, sendTag } from '../http/entity-tags.ts';
import { linkNext, readCursor, writeCursor } from '../http/pagination.ts';
import { notFound } from '../http/problem.ts';
import { jsonArray } from '../database/json-text.ts';
import { getReadableUser } from './access.ts';
import { createUser, type CreateUserParts } from './create-user.ts';
import { listUsers, lockUser, updateProfile, type UserRow } from './queries.ts';

const shown = ({ version: _, bearers_from: __, address_proven: ___, ...user }: UserRow): User => user;

export function userRoutes(on: Register, parts: CreateUserParts): void {
  const { db } = parts;

  on(calls.createUser, async ({ claims, body, reply }) => {
    const { user, isNew } = await createUser(parts, claims, body);
    if (!isNew) void reply.code(200);
    return shown(user);
  });

  on(calls.getUserByUid, async ({ claims, user: caller, params, reply }) => {
    const user = await getReadableUser(db, params.uid, claims.uid, caller);
    sendTag(reply, user.version);
    return shown(user);
  });

  on(calls.updateProfile, async ({ user, body, request, reply }) => {
    const changed = await inTransaction(db, async (tx) => {
      const [current] = await lockUser(tx, [user.id]);
      if (!current) throw notFound();
      assertMatch(request.headers['if-match'], current.version);
      return only(await updateProfile(tx, [user.id, body.display_name, body.avatar ?? null]));
    });
    sendTag(reply, changed.version);
    return shown(changed);
  });

  on(calls.listUsers, async ({ query, request, reply }) => {
    const [after = 0] = query.cursor === undefined ? [] : readCursor(query.cursor, ['number']);
    const rows = await listUsers(db, [after, pageSizes.users + 1]);
    const page = rows.slice(0, pageSizes.users);
    const last = page.at(-1);
    if (rows.length > page.length && last) linkNext(request, reply, writeCursor([last.id]));
    return jsonArray(page.map((row) => row.json));
  });
}
