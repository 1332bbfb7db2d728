import { calls } from '@wishwell/contract/calls.ts';
import { pageSizes } from '@wishwell/contract/limits.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { joinToJsonArray } from '../database/json-text.ts';
import { runInTransaction } from '../database/transactions.ts';
import type { RegisterRoute } from '../http/call-routes.ts';
import { sendNextPageLink, decodePageCursor, encodePageCursor } from '../http/pagination.ts';
import { createNotFoundProblem } from '../http/problem.ts';
import { addUseToHourlyQuotaOrThrow } from '../limits/hourly-quotas.ts';
import { acceptFriend } from './accept-friend.ts';
import { endFriendshipOrRequest } from './end-friendship-or-request.ts';
import { findFriend, listFriends } from './queries.ts';
import { requestFriend } from './request-friend.ts';
import { listSuggestions } from './suggestions.ts';

interface FriendRouteDependencies {
  db: Database;
  config: Config;
}

export function registerFriendRoutes(route: RegisterRoute, parts: FriendRouteDependencies): void {
  const { db, config } = parts;

  route(calls.listFriends, async ({ user, query, request, reply }) => {
    const { cursor } = query;
    const size = cursor === undefined ? pageSizes.firstFriends : pageSizes.friends;
    const [lastSortName = null, lastId = null] =
      cursor === undefined ? [] : decodePageCursor(cursor, ['string', 'number']);
    const rows = await listFriends(db, [user.id, lastSortName, lastId, size + 1]);
    const page = rows.slice(0, size);
    const last = page.at(-1);
    if (rows.length > page.length && last)
      sendNextPageLink(request, reply, encodePageCursor([last.sort_name, last.id]));
    return joinToJsonArray(page.map((row) => row.json));
  });

  route(calls.listSuggestions, async ({ user, query, request, reply }) => {
    const { entries, cursor } = await listSuggestions(db, user.id, query);
    if (cursor !== undefined) sendNextPageLink(request, reply, cursor);
    return joinToJsonArray(entries);
  });

  route(calls.getFriend, async ({ user, params }) => {
    const [row] = await findFriend(db, [user.id, params.id]);
    if (!row) throw createNotFoundProblem();
    return row.json;
  });

  route(calls.requestFriend, async ({ user, query }) => {
    await addUseToHourlyQuotaOrThrow(db, config.rates, 'friendRequest', user.id);
    await runInTransaction(db, (tx) => requestFriend(tx, config, user.id, query.friend_id));
  });

  route(calls.revokeFriend, ({ user, query }) =>
    runInTransaction(db, (tx) => endFriendshipOrRequest(tx, user.id, query.friend_id)),
  );

  route(calls.acceptFriend, async ({ user, query }) => {
    await runInTransaction(db, (tx) => acceptFriend(tx, config, user.id, query.friend_id));
  });
}
