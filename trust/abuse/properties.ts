import { calls } from '@wishwell/contract/calls.ts';
import { expect } from 'vitest';
import type { Reply } from '../../server/test/person.ts';
import { items, lists } from '../../server/test/world.ts';
import type { AbuseCase } from './abuse-case.ts';
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
  {
    abuse: 'a list in another’s name',
    as: 'stranger',
    request: 'POST /api/mywishlists {"title":"Gift","owner_id":<owner>}',
    answer: 403,
  },
  {
    abuse: 'giving an own list away',
    as: 'owner',
    request: 'PUT /api/mywishlists/101 {"title":"Gift","owner_id":<stranger>}',
    answer: 403,
  },
  {
    abuse: 'an owner in both spellings',
    as: 'owner',
    request: 'POST /api/mywishlists {"title":"Gift","owner_id":<owner>,"ownerId":<stranger>}',
    answer: 400,
  },
  {
    abuse: 'choosing a list’s id',
    as: 'owner',
    request: 'POST /api/mywishlists {"title":"Gift","id":1}',
    answer: 400,
    says: /Unknown field: id/,
  },
  {
    abuse: 'choosing a list’s age',
    as: 'owner',
    request: 'POST /api/mywishlists {"title":"Gift","created_at":"2000-01-01T00:00:00Z"}',
    answer: 400,
  },
  {
    abuse: 'items along with a list',
    as: 'owner',
    request: 'PUT /api/mywishlists/101 {"title":"Gift","items":[{"id":207}]}',
    answer: 400,
  },
  {
    abuse: 'making oneself a superuser',
    as: 'stranger',
    request: 'PUT /api/users {"display_name":"Xenia","is_superuser":true}',
    answer: 400,
  },
  {
    abuse: 'making oneself staff',
    as: 'stranger',
    request: 'PUT /api/users {"display_name":"Xenia","isStaff":true}',
    answer: 400,
  },
  {
    abuse: 'activating oneself',
    as: 'inactive',
    request: 'PUT /api/users {"display_name":"Ina","is_active":true}',
    answer: 403,
  },
  {
    abuse: 'another’s address in one’s profile',
    as: 'stranger',
    request: 'PUT /api/users {"display_name":"Xenia","email":"<owner email>"}',
    answer: 400,
  },
  {
    abuse: 'another’s identity in one’s profile',
    as: 'stranger',
    request: 'PUT /api/users {"display_name":"Xenia","uid":"<owner uid>"}',
    answer: 400,
  },
  {
    abuse: 'another’s id in one’s profile',
    as: 'stranger',
    request: 'PUT /api/users {"display_name":"Xenia","id":<owner>}',
    answer: 400,
  },
  { abuse: 'signing up as a superuser', as: 'unfinished', request: newUser('"is_superuser":true'), answer: 400 },
  { abuse: 'signing up under an id', as: 'unfinished', request: newUser('"id":1'), answer: 400 },
  {
    abuse: 'signing up with a proven address',
    as: 'anonymous',
    request:
      'POST /api/auth/sign-up/email {"name":"Eve","email":"eve@example.com","password":"secret gift","emailVerified":true}',
    answer: 400,
  },
  {
    abuse: 'another address by the call that renames',
    as: 'stranger',
    request: 'POST /api/auth/update-user {"name":"Xenia","email":"<owner email>"}',
    answer: 400,
  },
  {
    abuse: 'a claim by the owner’s form',
    as: 'owner',
    request: 'PUT /api/mywishlists/101/item',
    form: { id: '201', name: 'Mug', purchased: 'true' },
    answer: 200,
    and: ['claims stand as they did', claimsStand],
  },
  {
    abuse: 'the end of a claim by the owner’s form',
    as: 'owner',
    request: 'PUT /api/mywishlists/101/item',
    form: { id: '203', name: 'Lamp', purchased: 'false' },
    answer: 200,
    and: ['claims stand as they did', claimsStand],
  },
  {
    abuse: 'a giver by the owner’s form',
    as: 'owner',
    request: 'PUT /api/mywishlists/101/item',
    form: { id: '203', name: 'Lamp', purchased_by: '<owner>' },
    answer: 400,
  },
  {
    abuse: 'another list by a name that the form does not know',
    as: 'owner',
    request: 'PUT /api/mywishlists/101/item',
    form: { id: '201', name: 'Mug', wishlist_id: '104' },
    answer: 400,
  },
  {
    abuse: 'claiming in another’s name',
    as: 'friend',
    request: 'PUT /api/friendwishlists/201/purchase {"purchased":true,"purchased_by":<sharee>}',
    answer: 400,
  },
  {
    abuse: 'a claim that is a text',
    as: 'friend',
    request: 'PUT /api/friendwishlists/201/purchase {"purchased":"true"}',
    answer: 400,
  },
  {
    abuse: 'a claim that is a number',
    as: 'friend',
    request: 'PUT /api/friendwishlists/201/purchase {"purchased":1}',
    answer: 400,
  },
  {
    abuse: 'a report that is resolved already',
    as: 'stranger',
    request: 'POST /api/bugreports {"title":"A","description":"B","status":"resolved"}',
    answer: 400,
  },
  {
    abuse: 'a report in another’s name',
    as: 'stranger',
    request: 'POST /api/bugreports {"title":"A","description":"B","user_id":<owner>}',
    answer: 400,
  },
  {
    abuse: 'a prototype',
    as: 'stranger',
    request: 'PUT /api/users {"display_name":"Xenia","__proto__":{"is_superuser":true}}',
    answer: 400,
    and: ['no object has a new field', cleanPrototype],
  },
  {
    abuse: 'a prototype by its constructor',
    as: 'stranger',
    request: 'PUT /api/users {"display_name":"Xenia","constructor":{"prototype":{"is_superuser":true}}}',
    answer: 400,
    and: ['no object has a new field', cleanPrototype],
  },
  {
    abuse: 'a prototype, deep in a list',
    as: 'owner',
    request: 'POST /api/mywishlists {"title":"Gift","shared_with_ids":[{"__proto__":{"is_superuser":true}}]}',
    answer: 400,
    and: ['no object has a new field', cleanPrototype],
  },
  {
    abuse: 'a prototype in a form',
    as: 'owner',
    request: 'POST /api/mywishlists/101/item',
    form: { name: 'Mug', ['__proto__']: '1' },
    answer: 400,
    and: ['no object has a new field', cleanPrototype],
  },
  {
    abuse: 'a prototype in a query',
    as: 'stranger',
    request: 'POST /api/friends/request?friend_id=<owner>&__proto__=1',
    answer: 400,
  },
  {
    abuse: 'a prototype in an identity call',
    as: 'anonymous',
    request: 'POST /api/auth/sign-in/email {"email":"a@example.com","password":"secret gift","__proto__":{"x":1}}',
    answer: 400,
    and: ['no object has a new field', cleanPrototype],
  },
  {
    abuse: 'the owner, of a claim',
    as: 'owner',
    request: 'GET /api/mywishlists/101',
    answer: 200,
    and: [
      'nothing is claimed',
      (_stage, { text }) => {
        expect(text).toContain('"purchased"');
        expect(text).not.toMatch(/"purchased" ?: ?true|"purchased_by" ?: ?\d/);
      },
    ],
  },
  {
    abuse: 'a friend, of who has claimed',
    as: 'friend',
    request: 'GET /api/friendwishlists/101',
    answer: 200,
    and: [
      'claimed, by nobody',
      (_stage, { text }) => {
        expect(text).toMatch(/"purchased" ?: ?true/);
        expect(text).not.toMatch(/"purchased_by" ?: ?\d/);
      },
    ],
  },
  {
    abuse: 'a friend, of who else may see a list',
    as: 'sharee',
    request: 'GET /api/friendwishlists/102',
    first: ({ world: { people } }) =>
      people.owner.does(calls.updateWishlist, {
        params: { id: lists.private },
        body: { title: 'Baby', shared_with_ids: [people.sharee.id, people.friend.id] },
      }),
    answer: 200,
    and: [
      'shared with oneself alone',
      ({ world }, { body }) => expect(body).toMatchObject({ shared_with_ids: [world.people.sharee.id] }),
    ],
  },
  {
    abuse: 'anybody, of strangers’ addresses',
    as: 'stranger',
    request: 'GET /api/friends/notfriends',
    answer: 200,
    and: ['no address, uid or flag', holdsNone('email', 'uid', 'is_staff', 'is_superuser', 'is_active')],
  },
  {
    abuse: 'a friend, of another’s identity',
    as: 'friend',
    request: 'GET /api/friends',
    answer: 200,
    and: ['no uid or flag', holdsNone('uid', 'is_staff', 'is_superuser', 'is_active')],
  },
  {
    abuse: 'people, by a part of their address',
    as: 'stranger',
    request: 'GET /api/friends/notfriends?q=olga.',
    answer: 200,
    and: ['nobody is found', (_stage, { body }) => expect(body).toEqual([])],
  },
];
