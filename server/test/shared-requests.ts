import type { RequestInput } from './person.ts';
import { shareLinkIds, type ShareLinkName } from './shared-world.ts';
import { itemIds, listIds, missingId, type TestData } from './world.ts';

/** Parts of a request that a row of the access table describes. */
export interface RequestParts {
  params?: RequestInput['params'];
  query?: RequestInput['query'];
  fields?: Readonly<Record<string, unknown>>;
  headers?: RequestInput['headers'];
}

export const crossSiteHeaders = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

const createInvitationParams = ({ token }: { token: string }): RequestParts => ({ params: { token } });

const crossSiteRequest = { headers: crossSiteHeaders };

/**
 * Returns the parts of requests for an operation on share links, guests or invitations. The key is the value
 * in the column `on` of the access table.
 */
export function createSharedTargets(name: string, { tokens }: TestData): Record<string, RequestParts> {
  const missingToken = 'A'.repeat(24);
  const throughLink = (link: ShareLinkName, itemId: number = itemIds.free, fields: object = {}): RequestParts => ({
    params: { token: tokens.links[link].token, itemId },
    fields: { ...fields },
  });
  const release = { purchased: false, name: undefined };
  const asGuest = (itemId: number, fields: object = {}): RequestParts => ({
    params: { token: tokens.guest.token, itemId },
    fields: { ...fields },
  });
  const { invitations } = tokens;
  const validRequests: Readonly<Record<string, RequestParts>> = {
    purchaseShared: throughLink('public'),
    releaseAsGuest: asGuest(itemIds.guests),
    deleteGuest: asGuest(itemIds.guests),
    rememberGuest: asGuest(itemIds.guests),
    refuseInvitationMails: createInvitationParams(invitations.strangers),
  };
  return {
    '-': {},
    'its-link': { params: { id: listIds.public, linkId: shareLinkIds.public } },
    'link-of-another-list': { params: { id: listIds.second, linkId: shareLinkIds.public } },
    'strangers-link': { params: { id: listIds.public, linkId: shareLinkIds.strangers } },
    'link-of-strangers-list': { params: { id: listIds.strangers, linkId: shareLinkIds.strangers } },
    'missing-lists-link': { params: { id: missingId, linkId: shareLinkIds.strangers } },
    'missing-link': { params: { id: listIds.public, linkId: missingId, token: missingToken, itemId: itemIds.free } },
    'public-link': throughLink('public'),
    giving: { ...throughLink('public'), query: { giving: 'true' } },
    'private-link': throughLink('private'),
    'reading-link': throughLink('reading'),
    'expired-link': throughLink('expired'),
    'inactives-link': throughLink('inactives', itemIds.inactives),
    free: throughLink('public', itemIds.free),
    taken: throughLink('public', itemIds.taken),
    guests: throughLink('private', itemIds.guests),
    'switched-off': throughLink('public', itemIds.switchedOff),
    'release-free': throughLink('public', itemIds.free, release),
    'release-taken': throughLink('public', itemIds.taken, release),
    'release-guests': throughLink('private', itemIds.guests, release),
    'of-another-list': throughLink('public', itemIds.onSecond),
    'missing-item': throughLink('public', missingId),
    guest: asGuest(itemIds.guests),
    'of-another': asGuest(itemIds.taken),
    claims: asGuest(itemIds.guests, { purchased: true }),
    'missing-guest': { params: { token: missingToken, itemId: itemIds.guests } },
    'by-mail': { fields: { email: 'new@example.com' } },
    'owners-invitation': createInvitationParams(invitations.owners),
    'operators-invitation': createInvitationParams(invitations.operators),
    'strangers-invitation': createInvitationParams(invitations.strangers),
    'used-invitation': createInvitationParams(invitations.used),
    'expired-invitation': createInvitationParams(invitations.expired),
    'inactives-invitation': createInvitationParams(invitations.inactives),
    'missing-invitation': createInvitationParams({ token: missingToken }),
    'from-another-site': { ...validRequests[name], ...crossSiteRequest },
  };
}

/**
 * Names of the operations on share links, guests and invitations. For each of them, this file has the
 * parameters and the body of a test request.
 */
export const sharingOperations = new Set([
  'deleteShareLink',
  'getSharedWishlist',
  'purchaseShared',
  'getGuest',
  'releaseAsGuest',
  'deleteGuest',
  'rememberGuest',
  'findMergeableGuest',
  'mergeGuest',
  'createInvitation',
  'getInvitation',
  'acceptInvitation',
  'refuseInvitationMails',
]);
