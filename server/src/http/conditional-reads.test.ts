import { calls, type Call } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { drawing } from '../../test/drawings.ts';
import { addItem, itemForm } from '../../test/items.ts';
import type { Person, Reply, Sent } from '../../test/person.ts';
import { createWorld, items, lists, type World } from '../../test/world.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startApp();
  world = await createWorld(app);
});
afterAll(() => app.close());
beforeEach(() => world.reset());

const onPublic = { params: { id: lists.public } };

const reads: [call: Call, sent: () => Sent, who: keyof World['people']][] = [
  [calls.getUserByUid, () => ({ params: { uid: world.people.owner.uid } }), 'owner'],
  [calls.listUsers, () => ({}), 'superuser'],
  [calls.listWishlists, () => ({}), 'owner'],
  [calls.getWishlist, () => onPublic, 'owner'],
  [calls.listFriends, () => ({}), 'owner'],
  [calls.listSuggestions, () => ({}), 'owner'],
  [calls.getFriend, () => ({ params: { id: world.people.owner.id } }), 'friend'],
  [calls.getFriendWishlist, () => onPublic, 'friend'],
  [calls.listBugReports, () => ({}), 'superuser'],
  [calls.countOpenBugReports, () => ({}), 'superuser'],
];

const read = (person: Person, call: Call, sent: Sent, tag?: string): Promise<Reply> =>
  person.tries(call, { ...sent, headers: tag === undefined ? {} : { 'if-none-match': tag } });

const tagOf = ({ headers }: Reply): string => headers.get('etag') ?? '';

describe('what is read', () => {
  it('is every GET of the contract', () => {
    const all = Object.values(calls).filter(({ method }) => method === 'GET');
    expect(new Set(reads.map(([call]) => call))).toEqual(new Set(all));
  });

  it.each(reads)('$path is answered with 304 to who has it already, and to nobody else', async (call, sent, who) => {
    const person = world.people[who];
    const whole = await read(person, call, sent());
    expect(whole.status).toBe(200);
    const tag = tagOf(whole);
    for (const known of [tag, `W/${tag}`, `${tag}, "x"`, '*']) {
      const reply = await read(person, call, sent(), known);
      expect([known, reply.status, reply.text, tagOf(reply)]).toEqual([known, 304, '', tag]);
      expect(reply.headers.get('cache-control')).toBe('no-store');
    }
    for (const other of ['"x"', '', tag.slice(1, -1), `"x${tag.slice(1)}`]) {
      expect([other, (await read(person, call, sent(), other)).text]).toEqual([other, whole.text]);
    }
  });

  it.each(reads)('$path is refused before a tag is looked at', async (call, sent) => {
    const stranger = await world.people.stranger.tries(call, {
      ...sent(),
      headers: { 'if-none-match': '*', authorization: 'Bearer x' },
    });
    expect(stranger.status).toBe(401);
  });
});

const saves = (fields: Record<string, string>, image?: Blob): Promise<unknown> =>
  world.people.owner.does(calls.updateItem, {
    ...onPublic,
    form: itemForm({ id: String(items.free), name: 'Mug', ...fields }, image),
  });
const claims = (person: Person, purchased: boolean): Promise<unknown> =>
  person.does(calls.purchase, { params: { id: items.free }, body: { purchased } });

/** Whatever can be seen of a list by a friend, changed one after the other. */
const changes: [what: string, act: () => Promise<unknown>][] = [
  ['its title', () => world.people.owner.does(calls.updateWishlist, { ...onPublic, body: { title: 'Spring' } })],
  ['a new item', () => addItem(world.people.owner, lists.public, 'Kite')],
  ['an item’s name', () => saves({ name: 'Cup' })],
  ['an item’s price', () => saves({ price: '3.50' })],
  ['an item’s switch', () => saves({ is_available: 'false' })],
  ['the switch again', () => saves({ is_available: 'true' })],
  ['a picture', async () => saves({}, new Blob([await drawing('png')], { type: 'image/png' }))],
  ['another picture', async () => saves({}, new Blob([await drawing('png', 20, 20)], { type: 'image/png' }))],
  ['a claim by another friend', () => claims(world.people.sharee, true)],
  ['that claim’s end', () => claims(world.people.sharee, false)],
  ['a claim of one’s own', () => claims(world.people.friend, true)],
  ['its end', () => claims(world.people.friend, false)],
  ['the owner’s name', () => world.people.owner.does(calls.updateProfile, { body: { display_name: 'Olga B.' } })],
  [
    'the owner’s colour',
    () => world.people.owner.does(calls.updateProfile, { body: { display_name: 'Olga B.', avatar: 'red' } }),
  ],
  [
    'an item deleted',
    () => world.people.owner.does(calls.deleteItem, { params: { id: lists.public, itemId: items.free } }),
  ],
];

describe('a friend’s list', () => {
  it('is read anew at once after every change, and only then', async () => {
    const { friend } = world.people;
    let before = await read(friend, calls.getFriendWishlist, onPublic);
    for (const [what, act] of changes) {
      expect([what, (await read(friend, calls.getFriendWishlist, onPublic, tagOf(before))).status]).toEqual([
        what,
        304,
      ]);
      await act();
      const after = await read(friend, calls.getFriendWishlist, onPublic, tagOf(before));
      expect([what, after.status]).toEqual([what, 200]);
      expect([what, after.text === before.text]).toEqual([what, false]);
      before = after;
    }
  });

  it('has another tag for everybody, whatever they see', async () => {
    const { friend, sharee } = world.people;
    const tag = tagOf(await read(friend, calls.getFriendWishlist, onPublic));
    expect((await read(sharee, calls.getFriendWishlist, onPublic, tag)).status).toBe(200);
  });

  it('is not found by who may not see it any more, whatever they had', async () => {
    const { owner, friend } = world.people;
    const tag = tagOf(await read(friend, calls.getFriendWishlist, onPublic));
    await owner.does(calls.revokeFriend, { query: { friend_id: friend.id } });
    expect((await read(friend, calls.getFriendWishlist, onPublic, tag)).status).toBe(404);
  });
});

describe('an own list', () => {
  it('is unchanged by claims, and changed by its owner', async () => {
    const { owner, friend } = world.people;
    const tag = tagOf(await read(owner, calls.getWishlist, onPublic));
    await claims(friend, true);
    expect((await read(owner, calls.getWishlist, onPublic, tag)).status).toBe(304);
    await saves({ name: 'Cup' });
    expect((await read(owner, calls.getWishlist, onPublic, tag)).status).toBe(200);
  });

  it('is saved by who has just read it', async () => {
    const { owner } = world.people;
    const tag = tagOf(await read(owner, calls.getWishlist, onPublic));
    const save = (): Promise<Reply> =>
      owner.tries(calls.updateWishlist, { ...onPublic, body: { title: 'Spring' }, headers: { 'if-match': tag } });
    expect((await save()).status).toBe(200);
    expect((await save()).status).toBe(412);
  });
});

it.each([
  [calls.getWishlist, 'owner'],
  [calls.getFriendWishlist, 'friend'],
] as const)('%s is read anew on the day that its addresses of pictures change', async (call, who) => {
  const tag = tagOf(await read(world.people[who], call, onPublic));
  const yesterday = tag.replace(/(\d+)"$/, (_, day: string) => `${Number(day) - 86_400}"`);
  expect((await read(world.people[who], call, onPublic, yesterday)).status).toBe(200);
});

const prefer = (limit: number, tag?: string): Record<string, string> =>
  tag === undefined ? { prefer: `limit=${limit}` } : { prefer: `limit=${limit}`, 'if-none-match': tag };

/** The reads that heed `Prefer: limit`, of something that has more than two entries. */
const limitedReads: [call: Call, sent: () => Sent, who: keyof World['people']][] = [
  [calls.listWishlists, () => ({}), 'owner'],
  [calls.getWishlist, () => onPublic, 'owner'],
  [calls.getFriend, () => ({ params: { id: world.people.owner.id } }), 'sharee'],
  [calls.getFriendWishlist, () => onPublic, 'friend'],
];

describe.each(limitedReads)('the tag of a part of $path', (call, sent, who) => {
  const get = (headers: Record<string, string>): Promise<Reply> =>
    world.people[who].tries(call, { ...sent(), headers });

  it('is neither the tag of the whole nor of another limit, in any form', async () => {
    const [whole, one, two] = [await get({}), await get(prefer(1)), await get(prefer(2))];
    expect(new Set([whole, one, two].map(({ text }) => text.length)).size).toBe(3);
    expect(new Set([whole, one, two].map(tagOf)).size).toBe(3);
    for (const tag of [tagOf(one), `W/${tagOf(one)}`, `"x", ${tagOf(one)}`, `${tagOf(one)}, ${tagOf(two)}`]) {
      expect([tag, (await get({ 'if-none-match': tag })).text]).toEqual([tag, whole.text]);
      expect([tag, (await get(prefer(1, tag))).status]).toEqual([tag, 304]);
    }
    expect((await get(prefer(2, tagOf(one)))).text).toBe(two.text);
    expect((await get(prefer(2, tagOf(whole)))).text).toBe(two.text);
    expect((await get(prefer(12, tagOf(two)))).text).toBe(whole.text);
  });

  it('comes with Vary, limited or not, 200 or 304', async () => {
    for (const headers of [{}, prefer(2), prefer(2, '*'), { 'if-none-match': '*' }, { prefer: 'limit=0' }]) {
      expect((await get(headers)).headers.get('vary')).toBe('Prefer, Accept-Encoding');
    }
    const refused = await world.people.stranger.tries(calls.getWishlist, { ...onPublic, headers: prefer(2) });
    expect([refused.status, refused.headers.get('vary')]).toEqual([
      404,
      'Prefer, Accept, Accept-Language, Accept-Encoding',
    ]);
  });
});

it('a list is saved with the tag of a part of it, once', async () => {
  const { owner } = world.people;
  const tag = tagOf(await owner.tries(calls.getWishlist, { ...onPublic, headers: prefer(1) }));
  const save = (): Promise<Reply> =>
    owner.tries(calls.updateWishlist, { ...onPublic, body: { title: 'Spring' }, headers: { 'if-match': tag } });
  expect((await save()).status).toBe(200);
  expect((await save()).status).toBe(412);
});
