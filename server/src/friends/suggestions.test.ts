import { calls } from '@wishwell/contract/calls.ts';
import type { Suggestion } from '@wishwell/contract/friends.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { fetchAllPages } from '../../test/pages.ts';
import { signUpPerson, type Person } from '../../test/person.ts';
import { encodePageCursor } from '../http/pagination.ts';
import { suggestionSearchLimits } from './suggestion-queries.ts';

let app: TestApp;
let ana: Person;

beforeAll(async () => {
  app = await startApp();
  ana = await signUpPerson(app, 'Ana');
});
afterAll(() => app.close());
beforeEach(() => app.db.pool.query('delete from users where id <> $1', [ana.id]));

/** Inserts people directly into the database; the first is the newest. */
async function insertPeople(...names: string[]): Promise<number[]> {
  const { rows } = await app.db.pool.query<{ id: number }>(
    `insert into users (uid, email, display_name)
     select gen_random_uuid()::text, gen_random_uuid() || '@example.com', name
     from unnest($1::text[]) with ordinality as arrived (name, place) order by place desc returning id`,
    [names],
  );
  return rows.map(({ id }) => id).toReversed();
}

async function insertFriendship(status: 'friends' | 'pending', requester: number, other: number): Promise<void> {
  await app.db.pool.query(
    'insert into friendships (low_id, high_id, status, requester_id) values (least($1, $2::bigint), greatest($1, $2::bigint), $3, $1)',
    [requester, other, status],
  );
}

const getDisplayNames = (people: readonly Suggestion[]): string[] => people.map(({ display_name: name }) => name);
const listSuggestedNames = async (query: Record<string, string | number> = {}): Promise<string[]> =>
  getDisplayNames(await ana.does(calls.listSuggestions, { query }));

const createNames = (size: number): string[] => Array.from({ length: size }, (_, at) => `Person ${at}`);

const getIdsOfPages = (pages: Suggestion[][]): number[] => pages.flat().map(({ id }) => id);

it('suggestions are ordered: received requests, sent requests, most mutual friends, newest accounts', async () => {
  const names = ['Newest', 'Older', 'Two', 'One', 'Fay', 'Flo', 'Asked', 'Asker'];
  const [, older = 0, two = 0, one = 0, fay = 0, flo = 0, asked = 0, asker = 0] = await insertPeople(...names);
  for (const friend of [fay, flo]) await insertFriendship('friends', ana.id, friend);
  for (const friend of [fay, flo]) await insertFriendship('friends', two, friend);
  await insertFriendship('friends', fay, one);
  // A pending friend request does not make Flo a mutual friend.
  await insertFriendship('pending', older, flo);
  await insertFriendship('pending', ana.id, asked);
  await insertFriendship('pending', asker, ana.id);
  const found = await ana.does(calls.listSuggestions);
  expect(getDisplayNames(found)).toEqual(['Asker', 'Asked', 'Two', 'One', 'Newest', 'Older']);
  expect(found.map(({ status }) => status).slice(0, 3)).toEqual(['pending_received', 'pending_sent', 'none']);
});

it('the first page of suggestions contains every friend request, even beyond the page limit', async () => {
  const askers = await insertPeople('A', 'B', 'C');
  for (const asker of askers) await insertFriendship('pending', asker, ana.id);
  await insertPeople('Stranger');
  const pages = await fetchAllPages<Suggestion>(ana, '/api/friends/notfriends?limit=1');
  expect(pages.map((page) => getDisplayNames(page).toSorted())).toEqual([['A', 'B', 'C'], ['Stranger']]);
});

it('of a friend’s 70 friends, only the newest 50 are suggested as people with a mutual friend', async () => {
  const ids = await insertPeople(...createNames(suggestionSearchLimits.friendsOfEach + 20), 'Fay');
  const fay = ids.at(-1) ?? 0;
  await insertFriendship('friends', ana.id, fay);
  for (const id of ids.slice(0, -1)) await insertFriendship('friends', fay, id);
  const pages = await fetchAllPages<Suggestion>(ana, '/api/friends/notfriends?limit=50');
  expect(getIdsOfPages(pages)).toEqual(ids.slice(0, -1));
});

it('suggestions exclude the caller, friends and inactive people, even with a pending request', async () => {
  const [friend = 0, gone = 0, goneAsker = 0] = await insertPeople('Friend', 'Gone', 'Gone asker', 'Here');
  await insertFriendship('friends', friend, ana.id);
  await insertFriendship('pending', goneAsker, ana.id);
  await app.db.pool.query('update users set is_active = false where id = any($1)', [[gone, goneAsker]]);
  expect(await listSuggestedNames()).toEqual(['Here']);
});

const listSuggestedIdsAfter = async (...position: number[]): Promise<number[]> => {
  const found = await ana.does(calls.listSuggestions, { query: { cursor: encodePageCursor(position), limit: 100 } });
  return found.map(({ id }) => id);
};

it('the 200 suggested people include friends of friends, even if their accounts are old', async () => {
  const ids = await insertPeople(...createNames(suggestionSearchLimits.strangers + 30), 'Fay');
  const fay = ids.at(-1) ?? 0;
  const oldest = ids.at(-2) ?? 0;
  await insertFriendship('friends', ana.id, fay);
  await insertFriendship('friends', oldest, fay);
  const pages = await fetchAllPages<Suggestion>(ana, '/api/friends/notfriends?limit=100');
  expect(getIdsOfPages(pages)).toEqual([oldest, ...ids.slice(0, suggestionSearchLimits.strangers - 1)]);
  expect(await listSuggestedNames()).toHaveLength(60);
});

it('suggestions contain no more than 200 people, even with a forged cursor', async () => {
  const ids = await insertPeople(...createNames(suggestionSearchLimits.strangers + 30));
  const idsBeyondLimit = ids.slice(suggestionSearchLimits.strangers);
  const all = new Set(ids.slice(0, suggestionSearchLimits.strangers));
  const [first = 0, last = 0] = [ids[0], ids[suggestionSearchLimits.strangers - 1]];
  expect(await listSuggestedIdsAfter(last, 1)).toEqual([]);
  expect(await listSuggestedIdsAfter(idsBeyondLimit[0] ?? 0, suggestionSearchLimits.strangers + 1)).toEqual([]);
  expect(await listSuggestedIdsAfter(first, 1_000)).toEqual(ids.slice(1, 101));
  for (const id of [...idsBeyondLimit, 0, -1, Number.MAX_SAFE_INTEGER]) {
    for (const place of [-5, 0, 150, 199, 200, 201, Number.MAX_SAFE_INTEGER]) {
      expect((await listSuggestedIdsAfter(id, place)).filter((found) => !all.has(found))).toEqual([]);
    }
  }
});

it('suggestions neither skip nor repeat people after a sign-up or friend request between two pages', async () => {
  const ids = await insertPeople(...createNames(8));
  const [, , third = 0] = ids;
  const before = await ana.tries(calls.listSuggestions, { query: { limit: 3 } });
  const next = /<([^>]+)>/.exec(before.headers.get('link') ?? '')?.[1] ?? '';
  await insertPeople('Newcomer');
  expect(getIdsOfPages(await fetchAllPages<Suggestion>(ana, next))).toEqual(ids.slice(3));
  await app.db.pool.query(`delete from users where display_name = 'Newcomer'`);
  await insertFriendship('pending', ana.id, third);
  expect(getIdsOfPages(await fetchAllPages<Suggestion>(ana, next))).toEqual(ids.slice(3));
});

it('suggestions end after all friend requests and 200 other people', async () => {
  const ids = await insertPeople(...createNames(suggestionSearchLimits.strangers + 30), 'Asker');
  const asker = ids.at(-1) ?? 0;
  await insertFriendship('pending', asker, ana.id);
  for (const limit of [7, 100]) {
    const pages = await fetchAllPages<Suggestion>(ana, `/api/friends/notfriends?limit=${limit}`);
    expect(getIdsOfPages(pages)).toEqual([asker, ...ids.slice(0, suggestionSearchLimits.strangers)]);
  }
});

it('a search finds the beginning of a word of a name, ignoring case, accents and letter variants', async () => {
  await insertPeople('André Łukasz', 'Øyvind', 'ŁUCJA', 'Straße', 'Andreas', 'ＷＩＤＥ', 'Robin', 'ROBERTA', 'Mirob');
  for (const [q, ...names] of [
    [' Rob ', 'Robin', 'ROBERTA'],
    ['andre', 'André Łukasz', 'Andreas'],
    ['ANDRÉ L', 'André Łukasz'],
    ['luk', 'André Łukasz'],
    ['oyv', 'Øyvind'],
    ['luc', 'ŁUCJA'],
    ['strasse', 'Straße'],
    ['wide', 'ＷＩＤＥ'],
  ] as const)
    expect(await listSuggestedNames({ q })).toEqual(names);
});

it('a search lists people with a friend request first, then people with most mutual friends', async () => {
  const [fay = 0, , , near = 0, , asker = 0] = await insertPeople('Fay', 'Rob B', 'rob c', 'Rob D', 'Rob A', 'Rob E');
  await insertFriendship('friends', ana.id, fay);
  await insertFriendship('friends', near, fay);
  await insertFriendship('pending', asker, ana.id);
  expect(await listSuggestedNames({ q: 'rob' })).toEqual(['Rob E', 'Rob D', 'Rob B', 'rob c', 'Rob A']);
  const pages = await fetchAllPages<Suggestion>(ana, '/api/friends/notfriends?q=rob&limit=2');
  expect(pages.map(getDisplayNames)).toEqual([['Rob E', 'Rob D'], ['Rob B', 'rob c'], ['Rob A']]);
});

it('a search by the beginning of a name finds only people among the 200 suggested people', async () => {
  const ids = await insertPeople(...createNames(suggestionSearchLimits.strangers + 30));
  const found = new Set<number>();
  for (const q of ['p', 'P', 'person', 'person 2', 'person 22', 'person 229', 'per']) {
    const path = `/api/friends/notfriends?limit=100&q=${encodeURIComponent(q)}`;
    const pages = await fetchAllPages<Suggestion>(ana, path);
    for (const id of getIdsOfPages(pages)) found.add(id);
  }
  // The search text `person 229` is the whole name of a person who is not among the 200 suggested people.
  expect([...found].toSorted((a, b) => b - a)).toEqual([
    ...ids.slice(0, suggestionSearchLimits.strangers),
    ids[suggestionSearchLimits.strangers + 29],
  ]);
});

it('a search by the start of a name finds friends of friends and requesters, even with old accounts', async () => {
  const names = ['Rob Near', 'Rob Asker', 'Rob Far', 'Fay'];
  const ids = await insertPeople(...createNames(suggestionSearchLimits.strangers), ...names);
  const [near = 0, asker = 0, , fay = 0] = ids.slice(suggestionSearchLimits.strangers);
  await insertFriendship('friends', ana.id, fay);
  await insertFriendship('friends', near, fay);
  await insertFriendship('pending', asker, ana.id);
  expect(await listSuggestedNames({ q: 'rob' })).toEqual(['Rob Asker', 'Rob Near']);
});

it('a search by a whole name finds at most 20 people who are not among the suggestions', async () => {
  const namesakes = Array.from({ length: suggestionSearchLimits.namesakes + 5 }, () => 'Rob Far');
  const ids = await insertPeople('rob FAR', ...createNames(suggestionSearchLimits.strangers), ...namesakes);
  const pages = await fetchAllPages<Suggestion>(ana, '/api/friends/notfriends?q=ROB%20far&limit=6');
  // The newest person with the searched name is one of the 200 suggested people. The other 20 people with
  // this name are found by their whole name.
  expect(getIdsOfPages(pages)).toEqual([
    ids[0],
    ...ids.slice(
      1 + suggestionSearchLimits.strangers,
      suggestionSearchLimits.strangers + suggestionSearchLimits.namesakes,
    ),
  ]);
  expect(await listSuggestedNames({ q: 'rob fa' })).toEqual(['rob FAR']);
});

it('a search matches a whole name, ignoring accents, and returns each person once over all pages', async () => {
  const names = Array.from({ length: 4 }, () => ['Zoë Łukasz', 'ZOE LUKASZ']).flat();
  const ids = await insertPeople(...createNames(suggestionSearchLimits.strangers), ...names);
  const pages = await fetchAllPages<Suggestion>(ana, '/api/friends/notfriends?q=zoe%20%C5%82ukasz&limit=3');
  expect(getIdsOfPages(pages)).toEqual(ids.slice(suggestionSearchLimits.strangers));
  expect(await listSuggestedNames({ q: 'zoe' })).toEqual([]);
});

it('a search for only combining marks does not find people without a name', async () => {
  const nameless = await insertPeople(...createNames(suggestionSearchLimits.strangers), '');
  const pages = await fetchAllPages<Suggestion>(ana, '/api/friends/notfriends?q=%CC%81&limit=100');
  expect(getIdsOfPages(pages)).not.toContain(nameless.at(-1));
});

it('a search by a whole name or e-mail address returns no inactive person, no friend and not the caller', async () => {
  const [friend = 0, gone = 0] = await insertPeople('Rob', 'Rob');
  await insertFriendship('friends', friend, ana.id);
  await app.db.pool.query(`update users set is_active = false, email = 'rob@example.com' where id = $1`, [gone]);
  for (const q of ['rob', 'rob@example.com', 'Ana', ana.email]) expect(await listSuggestedNames({ q })).toEqual([]);
});

it('a search treats special characters of the search text literally', async () => {
  await insertPeople('Robin');
  for (const q of ['%', '_ob', 'r%', '\\', 'R.*', "'"]) expect(await listSuggestedNames({ q })).toEqual([]);
});

it('a search matches a whole e-mail address, but no part of an address', async () => {
  const ids = await insertPeople(...createNames(suggestionSearchLimits.strangers), 'Robin');
  await app.db.pool.query(`update users set email = 'Robin.Hale@example.com' where id = $1`, [ids.at(-1)]);
  expect(await listSuggestedNames({ q: 'robin.hale@EXAMPLE.com' })).toEqual(['Robin']);
  expect(await listSuggestedNames({ q: 'robin.hale' })).toEqual([]);
  expect(await listSuggestedNames({ q: '@example.com' })).toEqual([]);
});
