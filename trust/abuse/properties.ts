import { calls } from '@wishwell/contract/calls.ts';
import { expect } from 'vitest';
import type { Reply } from '../../server/test/person.ts';
import { itemIds, listIds } from '../../server/test/world.ts';
import { type AbuseCase, createAbuseCaseAs } from './abuse-case.ts';
import type { AbuseServer } from './abuse-server.ts';

/**
 * Returns the request that creates a user record after a sign-up, with the additional JSON field
 * `smuggled`.
 */
const formatCreateUserRequest = (smuggled: string): string =>
  `POST /api/users {"firebase_uid":"<unfinished uid>","email":"<unfinished email>",${smuggled}}`;

const assertClaimsUnchanged = async ({ app }: AbuseServer): Promise<void> => {
  const { rows } = await app.db.pool.query('select item_id from claims where item_id is not null order by item_id');
  expect(rows).toEqual([{ item_id: itemIds.taken }, { item_id: itemIds.hiddenTaken }, { item_id: itemIds.guests }]);
};

const assertCleanPrototype = (): void => expect(Object.keys(Object.prototype)).toEqual([]);

/** Returns all property names in a JSON value, at any depth. */
function listPropertyNames(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(Array.isArray(value) ? [] : [name]),
    ...listPropertyNames(inner),
  ]);
}

const createNoFieldsAssertion =
  (...names: string[]) =>
  (_server: AbuseServer, { body }: Reply): void => {
    expect(listPropertyNames(body)).not.toEqual([]);
    for (const name of names) expect(listPropertyNames(body)).not.toContain(name);
  };

/** Abuse cases that write or read fields without permission (API3:2023). */
export const propertyCases: readonly AbuseCase[] = [
  createAbuseCaseAs.stranger(
    'new list for another owner',
    'POST /api/mywishlists {"title":"Gift","owner_id":<owner>}',
    403,
  ),
  createAbuseCaseAs.owner(
    'transfer of an own list',
    'PUT /api/mywishlists/101 {"title":"Gift","owner_id":<stranger>}',
    403,
  ),
  createAbuseCaseAs.owner(
    'owner_id and ownerId with different values',
    'POST /api/mywishlists {"title":"Gift","owner_id":<owner>,"ownerId":<stranger>}',
    400,
  ),
  createAbuseCaseAs.owner(
    'new list with an id chosen by the client',
    'POST /api/mywishlists {"title":"Gift","id":1}',
    400,
    {
      textMatches: /Unknown field: id/,
    },
  ),
  createAbuseCaseAs.owner(
    'new list with a creation time chosen by the client',
    'POST /api/mywishlists {"title":"Gift","created_at":"2000-01-01T00:00:00Z"}',
    400,
  ),
  createAbuseCaseAs.owner(
    'change of a list that contains the items of another person',
    'PUT /api/mywishlists/101 {"title":"Gift","items":[{"id":207}]}',
    400,
  ),
  createAbuseCaseAs.stranger(
    'superuser flag in the own profile',
    'PUT /api/users {"display_name":"Xenia","is_superuser":true}',
    400,
  ),
  createAbuseCaseAs.stranger(
    'staff flag in the own profile',
    'PUT /api/users {"display_name":"Xenia","isStaff":true}',
    400,
  ),
  createAbuseCaseAs.inactive(
    'reactivation of the own account',
    'PUT /api/users {"display_name":"Ina","is_active":true}',
    403,
  ),
  createAbuseCaseAs.stranger(
    'another person’s e-mail address in the own profile',
    'PUT /api/users {"display_name":"Xenia","email":"<owner email>"}',
    400,
  ),
  createAbuseCaseAs.stranger(
    'another person’s uid in the own profile',
    'PUT /api/users {"display_name":"Xenia","uid":"<owner uid>"}',
    400,
  ),
  createAbuseCaseAs.stranger(
    'another person’s id in the own profile',
    'PUT /api/users {"display_name":"Xenia","id":<owner>}',
    400,
  ),
  createAbuseCaseAs.unfinished('sign-up as a superuser', formatCreateUserRequest('"is_superuser":true'), 400),
  createAbuseCaseAs.unfinished('sign-up with an id', formatCreateUserRequest('"id":1'), 400),
  createAbuseCaseAs.anonymous(
    'sign-up with emailVerified',
    'POST /api/auth/sign-up/email {"name":"Eve","email":"eve@example.com","password":"secret gift","emailVerified":true}',
    400,
  ),
  createAbuseCaseAs.stranger(
    'new e-mail address in a rename request',
    'POST /api/auth/update-user {"name":"Xenia","email":"<owner email>"}',
    400,
  ),
  createAbuseCaseAs.owner(
    'claim of an own item by the field `purchased` of the item form',
    'PUT /api/mywishlists/101/item',
    200,
    {
      form: { id: '201', name: 'Mug', purchased: 'true' },
      alsoExpect: ['claims are unchanged', assertClaimsUnchanged],
    },
  ),
  createAbuseCaseAs.owner(
    'release of a claim by the field `purchased` of the item form',
    'PUT /api/mywishlists/101/item',
    200,
    {
      form: { id: '203', name: 'Lamp', purchased: 'false' },
      alsoExpect: ['claims are unchanged', assertClaimsUnchanged],
    },
  ),
  createAbuseCaseAs.owner('purchased_by in the owner’s item form', 'PUT /api/mywishlists/101/item', 400, {
    form: { id: '203', name: 'Lamp', purchased_by: '<owner>' },
  }),
  createAbuseCaseAs.owner('wishlist_id in the owner’s item form', 'PUT /api/mywishlists/101/item', 400, {
    form: { id: '201', name: 'Mug', wishlist_id: '104' },
  }),
  createAbuseCaseAs.friend(
    'claim in another person’s name',
    'PUT /api/friendwishlists/201/purchase {"purchased":true,"purchased_by":<sharee>}',
    400,
  ),
  createAbuseCaseAs.friend(
    'claim with a string instead of a boolean',
    'PUT /api/friendwishlists/201/purchase {"purchased":"true"}',
    400,
  ),
  createAbuseCaseAs.friend(
    'claim with a number instead of a boolean',
    'PUT /api/friendwishlists/201/purchase {"purchased":1}',
    400,
  ),
  createAbuseCaseAs.stranger(
    'new bug report with a status',
    'POST /api/bugreports {"title":"A","description":"B","status":"resolved"}',
    400,
  ),
  createAbuseCaseAs.stranger(
    'bug report in another person’s name',
    'POST /api/bugreports {"title":"A","description":"B","user_id":<owner>}',
    400,
  ),
  createAbuseCaseAs.stranger(
    'prototype pollution by __proto__',
    'PUT /api/users {"display_name":"Xenia","__proto__":{"is_superuser":true}}',
    400,
    {
      alsoExpect: ['Object.prototype is unchanged', assertCleanPrototype],
    },
  ),
  createAbuseCaseAs.stranger(
    'prototype pollution by constructor',
    'PUT /api/users {"display_name":"Xenia","constructor":{"prototype":{"is_superuser":true}}}',
    400,
    { alsoExpect: ['Object.prototype is unchanged', assertCleanPrototype] },
  ),
  createAbuseCaseAs.owner(
    'prototype pollution by a nested __proto__',
    'POST /api/mywishlists {"title":"Gift","shared_with_ids":[{"__proto__":{"is_superuser":true}}]}',
    400,
    { alsoExpect: ['Object.prototype is unchanged', assertCleanPrototype] },
  ),
  createAbuseCaseAs.owner('prototype pollution by a form field', 'POST /api/mywishlists/101/item', 400, {
    form: { name: 'Mug', ['__proto__']: '1' },
    alsoExpect: ['Object.prototype is unchanged', assertCleanPrototype],
  }),
  createAbuseCaseAs.stranger(
    'prototype pollution by a query parameter',
    'POST /api/friends/request?friend_id=<owner>&__proto__=1',
    400,
  ),
  createAbuseCaseAs.anonymous(
    'prototype pollution at an identity endpoint',
    'POST /api/auth/sign-in/email {"email":"a@example.com","password":"secret gift","__proto__":{"x":1}}',
    400,
    { alsoExpect: ['Object.prototype is unchanged', assertCleanPrototype] },
  ),
  createAbuseCaseAs.owner('claims in the owner’s view', 'GET /api/mywishlists/101', 200, {
    alsoExpect: [
      'no item appears claimed',
      (_server, { text }) => {
        expect(text).toContain('"purchased"');
        expect(text).not.toMatch(/"purchased" ?: ?true|"purchased_by" ?: ?\d/);
      },
    ],
  }),
  createAbuseCaseAs.friend('giver of another friend’s claim', 'GET /api/friendwishlists/101', 200, {
    alsoExpect: [
      'the item is claimed, and the response does not contain the giver',
      (_server, { text }) => {
        expect(text).toMatch(/"purchased" ?: ?true/);
        expect(text).not.toMatch(/"purchased_by" ?: ?\d/);
      },
    ],
  }),
  createAbuseCaseAs.sharee('ids of other people with access to a shared list', 'GET /api/friendwishlists/102', 200, {
    prepare: ({ world: { people } }) =>
      people.owner.does(calls.updateWishlist, {
        params: { id: listIds.private },
        body: { title: 'Baby', shared_with_ids: [people.sharee.id, people.friend.id] },
      }),
    alsoExpect: [
      'shared_with_ids contains only the caller',
      ({ world }, { body }) => expect(body).toMatchObject({ shared_with_ids: [world.people.sharee.id] }),
    ],
  }),
  createAbuseCaseAs.stranger('e-mail addresses of strangers', 'GET /api/friends/notfriends', 200, {
    alsoExpect: [
      'the response contains no e-mail address, uid or role',
      createNoFieldsAssertion('email', 'uid', 'is_staff', 'is_superuser', 'is_active'),
    ],
  }),
  createAbuseCaseAs.friend('uid and roles of friends', 'GET /api/friends', 200, {
    alsoExpect: [
      'the response contains no uid or role',
      createNoFieldsAssertion('uid', 'is_staff', 'is_superuser', 'is_active'),
    ],
  }),
  createAbuseCaseAs.stranger('search by a part of an e-mail address', 'GET /api/friends/notfriends?q=olga.', 200, {
    alsoExpect: ['the result is empty', (_server, { body }) => expect(body).toEqual([])],
  }),
];
