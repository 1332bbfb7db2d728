import { calls } from '@wishwell/contract/calls.ts';
import { pageSizes } from '@wishwell/contract/limits.ts';
import type { User } from '@wishwell/contract/users.ts';
import { joinToJsonArray } from '../database/json-text.ts';
import { getOnlyRow } from '../database/statements.ts';
import { runInTransaction } from '../database/transactions.ts';
import type { RegisterRoute } from '../http/call-routes.ts';
import { assertIfMatchContainsVersion, sendEntityTag } from '../http/entity-tags.ts';
import { sendNextPageLink, decodePageCursor, encodePageCursor } from '../http/pagination.ts';
import { createNotFoundProblem } from '../http/problem.ts';
import type { RecentUsersCookie } from '../http/recent-users-cookie.ts';
import type { SignUpService } from '../invitations/sign-ups.ts';
import { getUserIfVisibleToCaller } from './access.ts';
import { createUser, type CreateUserDependencies } from './create-user.ts';
import { listUsers, lockUser, updateProfile, type UserRow } from './queries.ts';
import { getCurrencyForAcceptLanguage } from './region-currency.ts';

const toPublicUser = ({ version: _, bearers_from: __, address_proven: ___, ...user }: UserRow): User => user;

/**
 * Registers the routes of user records: the caller's own record, and for superusers the records of all users.
 */
export function registerUserRoutes(
  route: RegisterRoute,
  parts: CreateUserDependencies & { knownUsers: RecentUsersCookie; signUps: SignUpService },
): void {
  const { db, knownUsers } = parts;

  route(calls.createUser, async ({ payload, body, request, reply }) => {
    const currency = body.currency ?? getCurrencyForAcceptLanguage(request.headers['accept-language']);
    const { user, isNew } = await createUser(parts, payload, { ...body, currency }, request);
    if (isNew) parts.signUps.clearInvitationCookie(request, reply);
    knownUsers.add(request, reply, user.uid);
    if (!isNew) void reply.code(200);
    return toPublicUser(user);
  });

  route(calls.getUserByUid, async ({ payload, user: caller, params, request, reply }) => {
    const user = await getUserIfVisibleToCaller(db, params.uid, payload.uid, caller);
    if (user.uid === payload.uid) knownUsers.add(request, reply, user.uid);
    sendEntityTag(reply, user.version);
    return toPublicUser(user);
  });

  route(calls.updateProfile, async ({ user, body, request, reply }) => {
    const changed = await runInTransaction(db, async (tx) => {
      const [current] = await lockUser(tx, [user.id]);
      if (!current) throw createNotFoundProblem();
      assertIfMatchContainsVersion(request.headers['if-match'], current.version);
      return getOnlyRow(
        await updateProfile(tx, [user.id, body.display_name, body.avatar ?? null, body.currency ?? null]),
      );
    });
    sendEntityTag(reply, changed.version);
    return toPublicUser(changed);
  });

  route(calls.listUsers, async ({ query, request, reply }) => {
    const [after = 0] = query.cursor === undefined ? [] : decodePageCursor(query.cursor, ['number']);
    const rows = await listUsers(db, [after, pageSizes.users + 1]);
    const page = rows.slice(0, pageSizes.users);
    const last = page.at(-1);
    if (rows.length > page.length && last) sendNextPageLink(request, reply, encodePageCursor([last.id]));
    return joinToJsonArray(page.map((row) => row.json));
  });
}
