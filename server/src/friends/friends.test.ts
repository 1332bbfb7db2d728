import { calls, type ApiOperation } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { befriend } from '../../test/friendship.ts';
import { signUpPerson, type Person } from '../../test/person.ts';

let app: TestApp;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  app = await startApp();
  ana = await signUpPerson(app, 'Ana');
  ben = await signUpPerson(app, 'Ben');
});
afterAll(() => app.close());
beforeEach(() => app.db.pool.query('delete from friendships; delete from wishlists; delete from friend_requests'));

type Relation = 'none' | 'sent' | 'received' | 'friends';

const createQueryForBen = () => ({ query: { friend_id: ben.id } });
const createQueryForAna = () => ({ query: { friend_id: ana.id } });

/** For each relation as Ana sees it, the actions of Ana and Ben that create this relation. */
const createRelation: Record<Relation, () => Promise<unknown>> = {
  none: async () => {},
  sent: () => ana.does(calls.requestFriend, createQueryForBen()),
  received: () => ben.does(calls.requestFriend, createQueryForAna()),
  friends: () => befriend(ana, ben),
};

const oppositeRelation: Record<Relation, Relation> = {
  none: 'none',
  sent: 'received',
  received: 'sent',
  friends: 'friends',
};

async function findFriendRelation(person: Person, other: Person): Promise<Relation> {
  const friends = await person.does(calls.listFriends);
  if (friends.some(({ id }) => id === other.id)) return 'friends';
  const found = (await person.does(calls.listSuggestions)).find(({ id }) => id === other.id);
  const relationByStatus = { none: 'none', pending_sent: 'sent', pending_received: 'received' } as const;
  return relationByStatus[found?.status ?? 'none'];
}

// State transitions of docs/specification.md, section 4.
const transitions: [from: Relation, call: ApiOperation, status: number, to: Relation, sentence?: string][] = [
  ['none', calls.requestFriend, 204, 'sent'],
  ['sent', calls.requestFriend, 204, 'sent'],
  ['received', calls.requestFriend, 204, 'friends'],
  ['friends', calls.requestFriend, 204, 'friends'],
  ['none', calls.acceptFriend, 409, 'none', 'There is no request from this person to accept'],
  ['sent', calls.acceptFriend, 409, 'sent', 'There is no request from this person to accept'],
  ['received', calls.acceptFriend, 204, 'friends'],
  ['friends', calls.acceptFriend, 204, 'friends'],
  ['none', calls.revokeFriend, 204, 'none'],
  ['sent', calls.revokeFriend, 204, 'none'],
  ['received', calls.revokeFriend, 204, 'none'],
  ['friends', calls.revokeFriend, 204, 'none'],
];

it.each(transitions.map(([from, call, ...expected]) => [from, call.path, call, ...expected] as const))(
  'between two people with the relation %s, %s leads to the relation of the specification',
  async (from, _path, call, status, to, sentence) => {
    await createRelation[from]();
    const reply = await ana.tries(call, createQueryForBen());
    expect(reply).toMatchObject({ status, body: sentence ? { error: sentence } : '' });
    expect(await findFriendRelation(ana, ben)).toBe(to);
    expect(await findFriendRelation(ben, ana)).toBe(oppositeRelation[to]);
  },
);

it('a friend request to oneself, its acceptance or its revocation gets 400', async () => {
  for (const call of [calls.requestFriend, calls.acceptFriend, calls.revokeFriend]) {
    expect(await ana.tries(call, createQueryForAna())).toMatchObject({
      status: 400,
      body: { error: 'You cannot be friends with yourself' },
    });
  }
});

it('friends are sorted by name without case and accents, or by e-mail address if they have no name', async () => {
  const names = ['zoe', 'Émile', 'Ada', 'bo'];
  const people = await Promise.all(
    names.map((name, at) => signUpPerson(app, name, { email: `friend.${at}@example.com` })),
  );
  const nameless = await signUpPerson(app, 'Nobody', { email: 'carol@example.com' });
  await app.db.pool.query(`update users set display_name = '' where id = $1`, [nameless.id]);
  for (const person of [...people, nameless]) await befriend(ana, person);
  const listed = await ana.does(calls.listFriends);
  const shownNames = listed.map(({ display_name: name, email }) => name || email);
  expect(shownNames).toEqual(['Ada', 'bo', 'carol@example.com', 'Émile', 'zoe']);
  expect(listed.map(({ email }) => email)).toContain(people[0]?.email);
});

it("two people lose access to each other's private lists when their friendship ends", async () => {
  await befriend(ana, ben);
  const [anas, bens] = [
    await ana.does(calls.createWishlist, { body: { title: 'A', is_public: false, shared_with_ids: [ben.id] } }),
    await ben.does(calls.createWishlist, { body: { title: 'B', is_public: false, shared_with_ids: [ana.id] } }),
  ];
  await ana.does(calls.revokeFriend, createQueryForBen());
  expect(await ana.does(calls.getWishlist, { params: { id: anas.id } })).toMatchObject({ shared_with_ids: [] });
  expect(await ben.does(calls.getWishlist, { params: { id: bens.id } })).toMatchObject({ shared_with_ids: [] });
  await befriend(ana, ben);
  expect(await ana.tries(calls.getFriendWishlist, { params: { id: bens.id } })).toMatchObject({ status: 404 });
});

it('a friend does not see which other friends have access to a list', async () => {
  const cleo = await signUpPerson(app, 'Cleo');
  for (const friend of [ana, cleo]) await befriend(friend, ben);
  const body = { title: 'Winter', is_public: false, shared_with_ids: [ana.id, cleo.id] };
  const list = await ben.does(calls.createWishlist, { body });
  expect(list.shared_with_ids).toEqual([ana.id, cleo.id]);
  expect((await ana.does(calls.getFriendWishlist, { params: { id: list.id } })).shared_with_ids).toEqual([ana.id]);
  expect((await cleo.does(calls.listFriends))[0]?.wishlists[0]?.shared_with_ids).toEqual([cleo.id]);
});

it('a friend is listed with the wishlists that the caller may see, newest first', async () => {
  await befriend(ana, ben);
  const create = (title: string, isPublic: boolean, shared: number[] = []) =>
    ben.does(calls.createWishlist, { body: { title, is_public: isPublic, shared_with_ids: shared } });
  await create('Oldest', true);
  await create('Hidden', false);
  await create('Shared', false, [ana.id]);
  const [friend] = await ana.does(calls.listFriends);
  expect(friend?.wishlists.map(({ title }) => title)).toEqual(['Shared', 'Oldest']);
  expect(friend?.wishlists.map((list) => list.shared_with_ids)).toEqual([[ana.id], []]);
  expect(await ana.does(calls.getFriend, { params: { id: ben.id } })).toEqual(friend);
});
