import { calls } from '@wishwell/contract/calls.ts';
import { pageSizes } from '@wishwell/contract/limits.ts';
import { spendHourlyQuota } from '../limits/hourly-quotas.ts';
import type { ClaimEndings } from '../claims/end-claims.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transactions.ts';
import { afterResponse } from '../http/after-response.ts';
import type { Register } from '../http/call-routes.ts';
import { linkNext, readCursor, writeCursor } from '../http/pagination.ts';
import { preferredLimit } from '../http/preferred-limit.ts';
import { notFound } from '../http/problem.ts';
import { jsonArray } from '../database/json-text.ts';
import { acceptFriend } from './accept-friend.ts';
import { findFriend, listFriends } from './queries.ts';
import { requestFriend } from './request-friend.ts';
import { revokeFriend } from './revoke-friend.ts';
import { listSuggestions } from './suggestions.ts';

interface FriendParts {
  db: Database;
  config: Config;
  claimEndings: Pick<ClaimEndings, 'start'>;
}

export function friendRoutes(on: Register, parts: FriendParts): void {
  const { db, config, claimEndings } = parts;

  on(calls.listFriends, async ({ user, query, request, reply }) => {
    const { cursor } = query;
    const size = cursor === undefined ? pageSizes.firstFriends : pageSizes.friends;
    const position = cursor === undefined ? [null, null] : readCursor(cursor, ['string', 'number']);
    const rows = await listFriends(db, [user.id, ...position, size + 1]);
    const page = rows.slice(0, size);
    const last = page.at(-1);
    if (rows.length > page.length && last) linkNext(request, reply, writeCursor([last.sort_name, last.id]));
    return jsonArray(page.map((row) => row.json));
  });

  on(calls.listSuggestions, async ({ user, query, request, reply }) => {
    const { entries, cursor } = await listSuggestions(db, user.id, query);
    if (cursor !== undefined) linkNext(request, reply, cursor);
    return jsonArray(entries);
  });

  on(calls.getFriend, async ({ user, params, request, reply }) => {
    const [row] = await findFriend(db, [user.id, params.id, preferredLimit(request, reply)]);
    if (!row) throw notFound();
    return row.json;
  });

  on(calls.requestFriend, async ({ user, query }) => {
    await spendHourlyQuota(db, config.rates, 'friendRequest', user.id);
    await inTransaction(db, (tx) => requestFriend(tx, config, user.id, query.friend_id));
  });

  on(calls.revokeFriend, async ({ user, query, reply }) => {
    await inTransaction(db, (tx) => revokeFriend(tx, user.id, query.friend_id));
    afterResponse(reply, claimEndings.start);
  });

  on(calls.acceptFriend, async ({ user, query }) => {
    await inTransaction(db, (tx) => acceptFriend(tx, config, user.id, query.friend_id));
  });
}
