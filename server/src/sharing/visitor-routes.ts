import { calls } from '@wishwell/contract/calls.ts';
import { lowercaseEmailAscii } from '@wishwell/contract/fields.ts';
import type { SharedPurchaseResult } from '@wishwell/contract/sharing.ts';
import type { FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import type { BearerPayload } from '../accounts/identity.ts';
import { assertSameSite } from '../accounts/own-origin.ts';
import type { JsonText } from '../database/json-text.ts';
import { getOnlyRow } from '../database/statements.ts';
import type { RegisterRoute } from '../http/call-routes.ts';
import { chooseLocale } from '../http/content-negotiation.ts';
import { sendHeadersForUrlsWithToken } from '../http/headers-for-urls-with-token.ts';
import { createNotFoundProblem, Problem } from '../http/problem.ts';
import { getPublicOrigin } from '../http/public-origin.ts';
import type { UserRow } from '../users/queries.ts';
import { findGuestByCookie } from './guest-of-browser.ts';
import { hashToken } from './link-tokens.ts';
import { claimItemThroughShareLink } from './purchase-shared.ts';
import {
  findShareLink,
  findWishlistByShareLink,
  areUsersWithoutFriendship,
  type FoundShareLink,
  updateLinkLastOpened,
} from './shared-queries.ts';
import type { SharingDependencies } from './sharing-dependencies.ts';

interface Visitor {
  user: Pick<UserRow, 'id'> | undefined;
  payload: BearerPayload | undefined;
}

export function registerShareLinkVisitorRoutes(route: RegisterRoute, parts: SharingDependencies): void {
  const { db, config, outbox, tokens, guestCookie, limits, knownUsers } = parts;

  /** Returns the share link of a token. Throws the same 404 for an unknown, expired or revoked link. */
  const getLink = async (token: string): Promise<FoundShareLink> => {
    const [link] = await findShareLink(db, [hashToken(token)]);
    if (!link) throw createNotFoundProblem();
    return link;
  };

  /**
   * Returns whether the visitor is or could be the owner of the list. A visitor without a user record could
   * be the owner in two cases: the owner has signed in with this browser within a year, or the visitor's
   * identity has the owner's e-mail address.
   */
  const mayBeOwner = (request: FastifyRequest, link: FoundShareLink, { user, payload }: Visitor): boolean => {
    if (user) return user.id === link.owner_id;
    const hasEmailOfOwner =
      payload !== undefined && lowercaseEmailAscii(payload.email) === lowercaseEmailAscii(link.owner_email);
    return hasEmailOfOwner || knownUsers.has(request, link.owner_uid);
  };

  const createPersonalUrl = (request: FastifyRequest, token: string): string =>
    `${getPublicOrigin(request, config)}/g/${token}`;

  route(calls.getSharedWishlist, async ({ user, payload, params, query, request, reply }) => {
    sendHeadersForUrlsWithToken(reply);
    const link = await getLink(params.token);
    const isOwner = mayBeOwner(request, link, { user, payload });
    const showsClaims = query.giving === 'true' && !isOwner;
    const guest = showsClaims && !user ? await findGuestByCookie(parts, request) : undefined;
    const isSignedInOwner = user?.id === link.owner_id;
    const canRequestFriendship =
      user &&
      !isSignedInOwner &&
      getOnlyRow(await areUsersWithoutFriendship(db, [user.id, link.owner_id])).are_strangers;
    const list = await findWishlistByShareLink(
      db,
      hashToken(params.token),
      showsClaims ? { userId: user?.id ?? null, guestId: guest?.id ?? null } : undefined,
      {
        sends_mail: outbox.hasMailServer,
        ...(isSignedInOwner ? { own_wishlist_id: link.wishlist_id } : {}),
        ...(canRequestFriendship ? { owner_id: link.owner_id } : {}),
        ...(guest ? { guest_url: createPersonalUrl(request, guestCookie.read(request) ?? '') } : {}),
      },
    );
    if (!list) throw createNotFoundProblem();
    if (!isOwner && !link.is_opened_today && !isLinkPreviewRequest(request)) await updateLinkLastOpened(db, [link.id]);
    return list;
  });

  route(calls.purchaseShared, async ({ user, payload, params, body, request, reply }) => {
    sendHeadersForUrlsWithToken(reply);
    assertSameSite(request, config);
    const link = await getLink(params.token);
    if (mayBeOwner(request, link, { user, payload })) throw new Problem(403, 'purchase.own');
    if (body.purchased && !link.may_claim) throw new Problem(403, 'shared.readOnly');
    const guest = user ? undefined : await findGuestByCookie(parts, request);
    // A visitor who is neither a user nor a guest has no claim to release. The server refuses the request
    // before it reads the item, because the response must not reveal claims of others.
    if (!user && !guest && !body.purchased) throw new Problem(403, 'purchase.notYourClaim');
    if (!user) await limits.spendClaim(request, link.id);
    if (!user && !guest && body.purchased && body.name !== undefined) await limits.spendNewGuest(request, link.id);
    if (!user && body.purchased && body.email !== undefined && (guest?.email ?? null) === null)
      await limits.spendGuestMail(body.email);
    const newGuest = tokens.create();
    const giver = {
      userId: user?.id ?? null,
      guestId: guest?.id ?? null,
      newGuest,
      locale: chooseLocale(request.headers['accept-language']),
    };
    const { json, isNewGuest } = await claimItemThroughShareLink({ db, outbox }, link, params.itemId, giver, body);
    if (!isNewGuest) return json;
    guestCookie.write(reply, newGuest.token);
    return addGuestUrl(json, createPersonalUrl(request, newGuest.token));
  });
}

const addGuestUrl = (json: string, url: string): JsonText<v.InferOutput<typeof SharedPurchaseResult>> =>
  `${json.slice(0, -1)},"guest_url":${JSON.stringify(url)}}` as JsonText<v.InferOutput<typeof SharedPurchaseResult>>;

/**
 * Returns whether a program instead of a person opens the share link, for example a messenger for its link
 * preview. Such a request does not count as a visit.
 */
const isLinkPreviewRequest = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /bot\b|preview|crawler|spider|facebookexternalhit|whatsapp|skypeuripreview|embedly/i.test(
    headers['user-agent'] ?? '',
  );
