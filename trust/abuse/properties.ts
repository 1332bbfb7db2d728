import { calls } from '@wishwell/contract/calls.ts';
import { expect } from 'vitest';
import type { Reply } from '../../server/test/person.ts';
import { items, lists } from '../../server/test/world.ts';
import { type AbuseCase, by } from './abuse-case.ts';
import type { Stage } from './stage.ts';

/** One's own record as a body, and what is smuggled in beside it. */
const newUser = (smuggled: string): string =>
  `POST /api/users {"firebase_uid":"<unfinished uid>","email":"<unfinished email>",${smuggled}}`;

const claimsStand = async ({ app }: Stage): Promise<void> => {
  const { rows } = await app.db.pool.query('select item_id from claims order by item_id');
  expect(rows).toEqual([{ item_id: items.taken }, { item_id: items.hiddenTaken }]);
};

const cleanPrototype = (): void => expect(Object.keys(Object.prototype)).toEqual([]);

/** Every name in an answer, however deep. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [...(Array.isArray(value) ? [] : [name]), ...namesIn(inner)]);
}

const holdsNone =
  (...names: string[]) =>
  (_stage: Stage, { body }: Reply): void => {
    expect(namesIn(body)).not.toEqual([]);
    for (const name of names) expect(namesIn(body)).not.toContain(name);
  };

/** Setting what is not the sender's to set, and reading what is not theirs to know. */
export const propertyCases: readonly AbuseCase[] = [
  by.stranger('a list in another’s name', 'POST /api/mywishlists {"title":"Gift","owner_id":<owner>}', 403),
  by.owner('giving an own list away', 'PUT /api/mywishlists/101 {"title":"Gift","owner_id":<stranger>}', 403),
  by.owner(
    'an owner in both spellings',
    'POST /api/mywishlists {"title":"Gift","owner_id":<owner>,"ownerId":<stranger>}',
    400,
  ),
  by.owner('choosing a list’s id', 'POST /api/mywishlists {"title":"Gift","id":1}', 400, { says: /Unknown field: id/ }),
  by.owner('choosing a list’s age', 'POST /api/mywishlists {"title":"Gift","created_at":"2000-01-01T00:00:00Z"}', 400),
  by.owner('items along with a list', 'PUT /api/mywishlists/101 {"title":"Gift","items":[{"id":207}]}', 400),
  by.stranger('making oneself a superuser', 'PUT /api/users {"display_name":"Xenia","is_superuser":true}', 400),
  by.stranger('making oneself staff', 'PUT /api/users {"display_name":"Xenia","isStaff":true}', 400),
  by.inactive('activating oneself', 'PUT /api/users {"display_name":"Ina","is_active":true}', 403),
  by.stranger(
    'another’s address in one’s profile',
    'PUT /api/users {"display_name":"Xenia","email":"<owner email>"}',
    400,
  ),
  by.stranger(
    'another’s identity in one’s profile',
    'PUT /api/users {"display_name":"Xenia","uid":"<owner uid>"}',
    400,
  ),
  by.stranger('another’s id in one’s profile', 'PUT /api/users {"display_name":"Xenia","id":<owner>}', 400),
  by.unfinished('signing up as a superuser', newUser('"is_superuser":true'), 400),
  by.unfinished('signing up under an id', newUser('"id":1'), 400),
  by.anonymous(
    'signing up with a proven address',
    'POST /api/auth/sign-up/email {"name":"Eve","email":"eve@example.com","password":"secret gift","emailVerified":true}',
    400,
  ),
  by.stranger(
    'another address by the call that renames',
    'POST /api/auth/update-user {"name":"Xenia","email":"<owner email>"}',
    400,
  ),
  by.owner('a claim by the owner’s form', 'PUT /api/mywishlists/101/item', 200, {
    form: { id: '201', name: 'Mug', purchased: 'true' },
    and: ['claims stand as they did', claimsStand],
  }),
  by.owner('the end of a claim by the owner’s form', 'PUT /api/mywishlists/101/item', 200, {
    form: { id: '203', name: 'Lamp', purchased: 'false' },
    and: ['claims stand as they did', claimsStand],
  }),
  by.owner('a giver by the owner’s form', 'PUT /api/mywishlists/101/item', 400, {
    form: { id: '203', name: 'Lamp', purchased_by: '<owner>' },
  }),
  by.owner('another list by a name that the form does not know', 'PUT /api/mywishlists/101/item', 400, {
    form: { id: '201', name: 'Mug', wishlist_id: '104' },
  }),
  by.friend(
    'claiming in another’s name',
    'PUT /api/friendwishlists/201/purchase {"purchased":true,"purchased_by":<sharee>}',
    400,
  ),
  by.friend('a claim that is a text', 'PUT /api/friendwishlists/201/purchase {"purchased":"true"}', 400),
  by.friend('a claim that is a number', 'PUT /api/friendwishlists/201/purchase {"purchased":1}', 400),
  by.stranger(
    'a report that is resolved already',
    'POST /api/bugreports {"title":"A","description":"B","status":"resolved"}',
    400,
  ),
  by.stranger(
    'a report in another’s name',
    'POST /api/bugreports {"title":"A","description":"B","user_id":<owner>}',
    400,
  ),
  by.stranger('a prototype', 'PUT /api/users {"display_name":"Xenia","__proto__":{"is_superuser":true}}', 400, {
    and: ['no object has a new field', cleanPrototype],
  }),
  by.stranger(
    'a prototype by its constructor',
    'PUT /api/users {"display_name":"Xenia","constructor":{"prototype":{"is_superuser":true}}}',
    400,
    { and: ['no object has a new field', cleanPrototype] },
  ),
  by.owner(
    'a prototype, deep in a list',
    'POST /api/mywishlists {"title":"Gift","shared_with_ids":[{"__proto__":{"is_superuser":true}}]}',
    400,
    { and: ['no object has a new field', cleanPrototype] },
  ),
  by.owner('a prototype in a form', 'POST /api/mywishlists/101/item', 400, {
    form: { name: 'Mug', ['__proto__']: '1' },
    and: ['no object has a new field', cleanPrototype],
  }),
  by.stranger('a prototype in a query', 'POST /api/friends/request?friend_id=<owner>&__proto__=1', 400),
  by.anonymous(
    'a prototype in an identity call',
    'POST /api/auth/sign-in/email {"email":"a@example.com","password":"secret gift","__proto__":{"x":1}}',
    400,
    { and: ['no object has a new field', cleanPrototype] },
  ),
  by.owner('the owner, of a claim', 'GET /api/mywishlists/101', 200, {
    and: [
      'nothing is claimed',
      (_stage, { text }) => {
        expect(text).toContain('"purchased"');
        expect(text).not.toMatch(/"purchased" ?: ?true|"purchased_by" ?: ?\d/);
      },
    ],
  }),
  by.friend('a friend, of who has claimed', 'GET /api/friendwishlists/101', 200, {
    and: [
      'claimed, by nobody',
      (_stage, { text }) => {
        expect(text).toMatch(/"purchased" ?: ?true/);
        expect(text).not.toMatch(/"purchased_by" ?: ?\d/);
      },
    ],
  }),
  by.sharee('a friend, of who else may see a list', 'GET /api/friendwishlists/102', 200, {
    first: ({ world: { people } }) =>
      people.owner.does(calls.updateWishlist, {
        params: { id: lists.private },
        body: { title: 'Baby', shared_with_ids: [people.sharee.id, people.friend.id] },
      }),
    and: [
      'shared with oneself alone',
      ({ world }, { body }) => expect(body).toMatchObject({ shared_with_ids: [world.people.sharee.id] }),
    ],
  }),
  by.stranger('anybody, of strangers’ addresses', 'GET /api/friends/notfriends', 200, {
    and: ['no address, uid or flag', holdsNone('email', 'uid', 'is_staff', 'is_superuser', 'is_active')],
  }),
  by.friend('a friend, of another’s identity', 'GET /api/friends', 200, {
    and: ['no uid or flag', holdsNone('uid', 'is_staff', 'is_superuser', 'is_active')],
  }),
  by.stranger('people, by a part of their address', 'GET /api/friends/notfriends?q=olga.', 200, {
    and: ['nobody is found', (_stage, { body }) => expect(body).toEqual([])],
  }),
];
