import { calls } from '@wishwell/contract/calls.ts';
import type { Guest } from '@wishwell/contract/sharing.ts';
import type { FastifyRequest } from 'fastify';
import { assertSameSite } from '../accounts/own-origin.ts';
import type { Executor } from '../database/database.ts';
import type { JsonText } from '../database/json-text.ts';
import { getOnlyRow } from '../database/statements.ts';
import { runInTransaction } from '../database/transactions.ts';
import type { RegisterRoute } from '../http/call-routes.ts';
import { sendHeadersForUrlsWithToken } from '../http/headers-for-urls-with-token.ts';
import { createNotFoundProblem } from '../http/problem.ts';
import type { UserRow } from '../users/queries.ts';
import { findGuestByCookie } from './guest-of-browser.ts';
import {
  countGuestClaimsMovableToUser,
  deleteGuest,
  deleteGuestClaim,
  deleteGuestWithoutClaims,
  findGuest,
  type GuestRow,
  listItemsClaimedByGuest,
  listOwnersOfItemsClaimedByGuest,
  lockGuest,
  moveGuestClaimsToUser,
} from './guest-queries.ts';
import { hashToken } from './link-tokens.ts';
import type { SharingDependencies } from './sharing-dependencies.ts';

export function registerGuestRoutes(route: RegisterRoute, parts: SharingDependencies): void {
  const { db, config, guestCookie, knownUsers } = parts;
  const getGuest = async (token: string): Promise<GuestRow> => {
    const [guest] = await findGuest(db, [hashToken(token)]);
    if (!guest) throw createNotFoundProblem();
    return guest;
  };
  /**
   * Returns the gifts that the personal link shows. Excludes gifts on lists of the signed-in user, and of
   * users who have signed in with this browser: the visitor may be the owner, who must not see claims.
   */
  const listShownGifts = async (
    executor: Executor,
    request: FastifyRequest,
    { id, name }: GuestRow,
    user: Pick<UserRow, 'id'> | undefined,
  ): Promise<JsonText<Guest>> => {
    const owners = await listOwnersOfItemsClaimedByGuest(executor, [id]);
    const excludedOwners = owners.filter((owner) => owner.id === user?.id || knownUsers.has(request, owner.uid));
    const { items } = getOnlyRow(
      await listItemsClaimedByGuest(executor, [id, excludedOwners.map((owner) => owner.id)]),
    );
    return `{"name":${JSON.stringify(name)},"items":${items ?? '[]'}}` as JsonText<Guest>;
  };

  route(calls.getGuest, async ({ user, params, request, reply }) => {
    sendHeadersForUrlsWithToken(reply);
    return listShownGifts(db, request, await getGuest(params.token), user);
  });

  route(calls.releaseAsGuest, async ({ user, params, request, reply }) => {
    sendHeadersForUrlsWithToken(reply);
    assertSameSite(request, config);
    const guest = await getGuest(params.token);
    return runInTransaction(db, async (tx) => {
      await lockGuest(tx, [guest.id]);
      await deleteGuestClaim(tx, [params.itemId, guest.id]);
      return listShownGifts(tx, request, guest, user);
    });
  });

  route(calls.rememberGuest, async ({ params, request, reply }) => {
    sendHeadersForUrlsWithToken(reply);
    assertSameSite(request, config);
    await getGuest(params.token);
    guestCookie.write(reply, params.token);
  });

  route(calls.deleteGuest, async ({ params, request, reply }) => {
    sendHeadersForUrlsWithToken(reply);
    assertSameSite(request, config);
    const guest = await getGuest(params.token);
    await deleteGuest(db, [guest.id]);
    if (guestCookie.read(request) === params.token) guestCookie.clear(reply);
  });

  route(calls.findMergeableGuest, async ({ user, request, reply }) => {
    sendHeadersForUrlsWithToken(reply);
    const guest = await findGuestByCookie(parts, request);
    return { count: guest ? getOnlyRow(await countGuestClaimsMovableToUser(db, [guest.id, user.id])).count : 0 };
  });

  route(calls.mergeGuest, async ({ user, request, reply }) => {
    sendHeadersForUrlsWithToken(reply);
    assertSameSite(request, config);
    const guest = await findGuestByCookie(parts, request);
    if (!guest) return { count: 0 };
    const count = await runInTransaction(db, async (tx) => {
      await lockGuest(tx, [guest.id]);
      const moved = await moveGuestClaimsToUser(tx, [guest.id, user.id]);
      await deleteGuestWithoutClaims(tx, [guest.id]);
      return moved.length;
    });
    return { count };
  });
}
