import { expect } from 'vitest';
import { shareLinkIds } from '../../server/test/shared-world.ts';
import { itemIds, listIds } from '../../server/test/world.ts';
import { type AbuseCase, createAbuseCaseAs } from './abuse-case.ts';

const formatClaimRequest = (link: string, item: number, more = ''): string =>
  `PUT /api/shared/<${link} link>/items/${item}/purchase {"purchased":true,"name":"Rosa"${more}}`;
const formatReleaseRequest = (link: string, item: number): string =>
  `PUT /api/shared/<${link} link>/items/${item}/purchase {"purchased":false}`;

const noClaimsExpectation: NonNullable<AbuseCase['alsoExpect']> = [
  'the response does not contain `purchased`',
  (_server, { text }) => expect(text).not.toContain('purchased'),
];

/** Abuse cases with share links, claims of guests, and invitations of other people (API1:2023). */
export const sharedObjectCases: readonly AbuseCase[] = [
  createAbuseCaseAs.anonymous('guessed token of a share link', `GET /api/shared/${'A'.repeat(24)}`, 404),
  createAbuseCaseAs.anonymous('expired share link', 'GET /api/shared/<expired link>', 404),
  createAbuseCaseAs.anonymous('share link of a deactivated person', 'GET /api/shared/<inactives link>', 404),
  createAbuseCaseAs.stranger(
    'share links of another person’s list',
    `GET /api/mywishlists/${listIds.public}/links`,
    404,
  ),
  createAbuseCaseAs.stranger(
    'share link for another person’s list',
    `POST /api/mywishlists/${listIds.public}/links {}`,
    404,
  ),
  createAbuseCaseAs.stranger(
    'revocation of another person’s share link, through an own list',
    `DELETE /api/mywishlists/${listIds.strangers}/links/${shareLinkIds.public}`,
    404,
  ),
  createAbuseCaseAs.owner(
    'claims on an own list, read through its link',
    'GET /api/shared/<public link>?giving=true',
    200,
    {
      alsoExpect: noClaimsExpectation,
    },
  ),
  createAbuseCaseAs.owner(
    'search for claimed items: claim of an own item that is claimed',
    formatClaimRequest('public', itemIds.taken),
    403,
    {
      textMatches: /^You cannot claim your own wish$/,
    },
  ),
  createAbuseCaseAs.owner(
    'search for claimed items: claim of an own item that is not claimed',
    formatClaimRequest('public', itemIds.free),
    403,
    {
      textMatches: /^You cannot claim your own wish$/,
    },
  ),
  createAbuseCaseAs.anonymous(
    'claims in a shared list, without the parameter giving=true',
    'GET /api/shared/<public link>',
    200,
    {
      alsoExpect: noClaimsExpectation,
    },
  ),
  createAbuseCaseAs.guest(
    'claim of an item through the share link of another list',
    formatClaimRequest('private', itemIds.free),
    404,
  ),
  createAbuseCaseAs.guest('claim of a friend, released by a guest', formatReleaseRequest('public', itemIds.taken), 403),
  createAbuseCaseAs.anonymous(
    'claim of a guest, released without the cookie',
    formatReleaseRequest('private', itemIds.guests),
    403,
  ),
  createAbuseCaseAs.friend(
    'claim of a guest, released by a friend',
    formatReleaseRequest('private', itemIds.guests),
    403,
  ),
  createAbuseCaseAs.guest(
    'claim through a link that only shows the list',
    formatClaimRequest('reading', itemIds.free),
    403,
  ),
  createAbuseCaseAs.anonymous('token of a share link as a personal link', 'GET /api/guests/<public link>', 404),
  createAbuseCaseAs.anonymous('token of a share link as an invitation', 'GET /api/invitations/<public link>', 404),
  createAbuseCaseAs.anonymous(
    'claim of another person, through a personal link',
    `PUT /api/guests/<guest token>/items/${itemIds.taken}/purchase {"purchased":false}`,
    200,
    {
      alsoExpect: [
        'the claim stays',
        async ({ app }) =>
          expect((await app.db.pool.query('select from claims where item_id = $1', [itemIds.taken])).rowCount).toBe(1),
      ],
    },
  ),
  createAbuseCaseAs.stranger(
    'acceptance of an invitation that another person has used',
    'POST /api/invitations/<used invitation>/accept',
    410,
  ),
  createAbuseCaseAs.staff(
    'acceptance of an invitation for another e-mail address',
    'POST /api/invitations/<strangers invitation>/accept',
    403,
  ),
  createAbuseCaseAs.owner('acceptance of an own invitation', 'POST /api/invitations/<owners invitation>/accept', 400),
  createAbuseCaseAs.friend(
    'acceptance of an invitation from an existing friend',
    'POST /api/invitations/<owners invitation>/accept',
    409,
  ),
];

const crossSiteHeaders = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

/** Abuse cases with invalid claims of guests, and with cross-site requests of guests (API6:2023). */
export const sharedFlowCases: readonly AbuseCase[] = [
  createAbuseCaseAs.guest('id of another guest', formatClaimRequest('public', itemIds.free, ',"guest_id":501'), 400),
  createAbuseCaseAs.anonymous(
    'new guest without a name',
    `PUT /api/shared/<public link>/items/${itemIds.free}/purchase {"purchased":true}`,
    400,
  ),
  createAbuseCaseAs.guest('claim from a page of another site', formatClaimRequest('public', itemIds.free), 403, {
    headers: crossSiteHeaders,
  }),
  createAbuseCaseAs.guest('deletion of a guest from a page of another site', 'DELETE /api/guests/<guest token>', 403, {
    headers: crossSiteHeaders,
  }),
  createAbuseCaseAs.guest(
    'refusal of mails from a page of another site',
    'POST /api/invitations/<strangers invitation>/refuse-mails',
    403,
    {
      headers: crossSiteHeaders,
    },
  ),
  createAbuseCaseAs.stranger(
    'takeover of a guest’s claims from a page of another site',
    'POST /api/guests/mine/merge',
    403,
    {
      headers: { ...crossSiteHeaders, cookie: 'wishwell_guest=<guest token>' },
    },
  ),
];
