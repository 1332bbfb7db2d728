import { calls } from '@wishwell/contract/calls.ts';
import { maxShareLinksPerWishlist } from '@wishwell/contract/limits.ts';
import type { ShareLink } from '@wishwell/contract/sharing.ts';
import type { FastifyRequest } from 'fastify';
import { getOnlyRow } from '../database/statements.ts';
import { runInTransaction } from '../database/transactions.ts';
import type { RegisterRoute } from '../http/call-routes.ts';
import { sendHeadersForUrlsWithToken } from '../http/headers-for-urls-with-token.ts';
import { createProblemForField, createNotFoundProblem, Problem } from '../http/problem.ts';
import { getPublicOrigin } from '../http/public-origin.ts';
import { assertOwnsWishlist, incrementWishlistVersion, lockOwnWishlist } from '../wishlists/access.ts';
import {
  countShareLinks,
  deleteShareLink,
  insertShareLink,
  listShareLinks,
  type ShareLinkRow,
} from './link-queries.ts';
import type { SharingDependencies } from './sharing-dependencies.ts';

export function registerShareLinkRoutes(route: RegisterRoute, { db, config, tokens }: SharingDependencies): void {
  const toShareLink = (request: FastifyRequest, { token_cipher: cipher, ...link }: ShareLinkRow): ShareLink => {
    // The token is empty if it was encrypted with another `APP_SECRET`. The link still works, but the owner
    // cannot see it again.
    const token = tokens.decrypt(cipher) ?? '';
    return { ...link, token, url: token === '' ? '' : `${getPublicOrigin(request, config)}/l/${token}` };
  };

  route(calls.listShareLinks, async ({ user, params, request, reply }) => {
    await assertOwnsWishlist(db, user.id, params.id);
    sendHeadersForUrlsWithToken(reply);
    return (await listShareLinks(db, [params.id])).map((row) => toShareLink(request, row));
  });

  route(calls.createShareLink, async ({ user, params, body, request, reply }) => {
    sendHeadersForUrlsWithToken(reply);
    const expiresAt = body.expires_at === null ? null : new Date(body.expires_at);
    if (expiresAt && expiresAt.getTime() <= Date.now()) throw createProblemForField('expires_at', 'error.mustBeFuture');
    const { hash, cipher } = tokens.create();
    const row = await runInTransaction(db, async (tx) => {
      const list = await lockOwnWishlist(tx, user.id, params.id);
      const { count } = getOnlyRow(await countShareLinks(tx, [list.id]));
      if (count >= maxShareLinksPerWishlist)
        throw new Problem(409, 'error.quotaLinks', { values: { max: maxShareLinksPerWishlist } });
      await incrementWishlistVersion(tx, list);
      return getOnlyRow(
        await insertShareLink(tx, [list.id, hash, cipher, body.label, body.may_claim, body.shows_title, expiresAt]),
      );
    });
    return toShareLink(request, row);
  });

  route(calls.deleteShareLink, async ({ user, params }) => {
    await runInTransaction(db, async (tx) => {
      const list = await lockOwnWishlist(tx, user.id, params.id);
      const [deleted] = await deleteShareLink(tx, [params.linkId, list.id]);
      if (!deleted) throw createNotFoundProblem();
      await incrementWishlistVersion(tx, list);
    });
  });
}
