import { calls } from '@wishwell/contract/calls.ts';
import type { Suggestion } from '@wishwell/contract/friends.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { followPages } from '../../test/pages.ts';
import { signedIn, type Person } from '../../test/person.ts';
import { horizon } from './suggestion-queries.ts';

let app: TestApp;
let ana: Person;

beforeAll(async () => {
  app = await startApp();
  ana = await signedIn(app, 'Ana');
});
afterAll(() => app.close());
beforeEach(() => app.db.pool.query('delete from users where id <> $1', [ana.id]));

/** People who never sign in themselves, the first of them the newest. */
async function arrive(...names: string[]): Promise<number[]> {
  const { rows } = await app.db.pool.query<{ id: number }>(
    `insert into users (uid, email, display_name)
     select gen_random_uuid()::text, gen_random_uuid() || '@example.com', name
     from unnest($1::text[]) with ordinality as arrived (name, place) order by place desc returning id`,
    [names],
  );
  return rows.map(({ id }) => id).toReversed();
}

async function stand(status: 'friends' | 'pending', requester: number, other: number): Promise<void> {
  await app.db.pool.query(
    'insert into friendships (low_id, high_id, status, requester_id) values (least($1, $2::bigint), greatest($1, $2::bigint), $3, $1)',
    [requester, other, status],
  );
}

const names = (people: readonly Suggestion[]): string[] => people.map(({ display_name: name }) => name);
const suggested = async (query: Record<string, string | number> = {}): Promise<string[]> =>
  names(await ana.does(calls.listSuggestions, { query }));

describe('the people suggested', () => {
  it('are first those who asked, then those who were asked, then those with most mutual friends, then the newest', async () => {
    const [newest = 0, older = 0, two = 0, one = 0, fay = 0, flo = 0, asked = 0, asker = 0] = await arrive(
      'Newest',
      'Older',
      'Two',
      'One',
      'Fay',
      'Flo',
      'Asked',
      'Asker',
    );
    for (const friend of [fay, flo]) await stand('friends', ana.id, friend);
    for (const friend of [fay, flo]) await stand('friends', two, friend);
    await stand('friends', fay, one);
    // A request in common is no friend in common.
    await stand('pending', older, flo);
    await stand('pending', ana.id, asked);
    await stand('pending', asker, ana.id);
    const found = await ana.does(calls.listSuggestions);
    expect(names(found)).toEqual(['Asker', 'Asked', 'Two', 'One', 'Newest', 'Older']);
    expect(found.map(({ status }) => status).slice(0, 3)).toEqual(['pending_received', 'pending_sent', 'none']);
    expect(newest).toBeGreaterThan(0);
  });

  it('are never oneself, a friend or somebody inactive, pending or not', async () => {
    const [friend = 0, gone = 0, goneAsker = 0] = await arrive('Friend', 'Gone', 'Gone asker', 'Here');
    await stand('friends', friend, ana.id);
    await stand('pending', goneAsker, ana.id);
    await app.db.pool.query('update users set is_active = false where id = any($1)', [[gone, goneAsker]]);
    expect(await suggested()).toEqual(['Here']);
  });

  it('hold every request on the first page, whatever its limit', async () => {
    const askers = await arrive('A', 'B', 'C');
    for (const asker of askers) await stand('pending', asker, ana.id);
    await arrive('Stranger');
    const pages = await followPages<Suggestion>(ana, '/api/friends/notfriends?limit=1');
    expect(pages.map((page) => names(page).toSorted())).toEqual([['A', 'B', 'C'], ['Stranger']]);
  });

  it('come page by page, everybody once and in one order, friends of friends first', async () => {
    const arrived = await arrive(...Array.from({ length: 25 }, (_, at) => `Person ${at}`), 'Fay');
    const fay = arrived.at(-1) ?? 0;
    await stand('friends', ana.id, fay);
    const near = arrived.slice(3, 15).toReversed();
    for (const id of near) await stand('friends', id, fay);
    const pages = await followPages<Suggestion>(ana, '/api/friends/notfriends?limit=10');
    expect(pages.map((page) => page.length)).toEqual([10, 10, 5]);
    const expected = [...arrived.slice(3, 15), ...arrived.slice(0, 3), ...arrived.slice(15, 25)];
    expect(pages.flat().map(({ id }) => id)).toEqual(expected);
  });

  it('are not looked for beyond the newest friends of a friend, and everybody is still among them', async () => {
    const many = horizon.friendsOfEach + 20;
    const arrived = await arrive(...Array.from({ length: many }, (_, at) => `Person ${at}`), 'Fay');
    const fay = arrived.at(-1) ?? 0;
    await stand('friends', ana.id, fay);
    for (const id of arrived.slice(0, -1)) await stand('friends', fay, id);
    const pages = await followPages<Suggestion>(ana, '/api/friends/notfriends?limit=50');
    expect(pages.flat().map(({ id }) => id)).toEqual(arrived.slice(0, -1));
  });

  it('are sixty at a time, unless up to a hundred are asked for', async () => {
    await arrive(...Array.from({ length: 101 }, (_, at) => `Person ${at}`));
    expect(await suggested()).toHaveLength(60);
    expect(await suggested({ limit: 100 })).toHaveLength(100);
  });
});

const rank = (at: number): string => `Rob ${String(at).padStart(3, '0')}`;

describe('a search', () => {
  it('finds the beginning of a name, capitals or not', async () => {
    await arrive('Robin', 'ROBERTA', 'Mirob', 'Ann');
    expect(await suggested({ q: 'rob' })).toEqual(['Robin', 'ROBERTA']);
    expect(await suggested({ q: ' Rob ' })).toEqual(['Robin', 'ROBERTA']);
  });

  it('shows requests first, then those with most friends in common, then the newest', async () => {
    const [fay = 0, , , near = 0, , asker = 0] = await arrive('Fay', 'Rob B', 'rob c', 'Rob D', 'Rob A', 'Rob E');
    await stand('friends', ana.id, fay);
    await stand('friends', near, fay);
    await stand('pending', asker, ana.id);
    expect(await suggested({ q: 'rob' })).toEqual(['Rob E', 'Rob D', 'Rob B', 'rob c', 'Rob A']);
    const pages = await followPages<Suggestion>(ana, '/api/friends/notfriends?q=rob&limit=2');
    expect(pages.map(names)).toEqual([['Rob E', 'Rob D'], ['Rob B', 'rob c'], ['Rob A']]);
  });

  it('shows people of one name once each, page by page', async () => {
    const arrived = await arrive(...Array.from({ length: 7 }, () => 'Robin'));
    const pages = await followPages<Suggestion>(ana, '/api/friends/notfriends?q=robin&limit=3');
    expect(pages.flat().map(({ id }) => id)).toEqual(arrived);
  });

  it('that fits very many shows those with friends in common first, and the others by name', async () => {
    const [fay = 0, near = 0] = await arrive(
      'Fay',
      'Rob Z',
      ...Array.from({ length: 120 }, (_, at) => rank((at * 7) % 120)),
    );
    await stand('friends', ana.id, fay);
    await stand('friends', near, fay);
    const pages = await followPages<Suggestion>(ana, '/api/friends/notfriends?q=rob&limit=50');
    expect(pages.flatMap(names)).toEqual(['Rob Z', ...Array.from({ length: 120 }, (_, at) => rank(at))]);
  });

  it('finds a whole address and no part of one', async () => {
    const [robin] = await arrive('Robin', 'Ann');
    await app.db.pool.query(`update users set email = 'Robin.Hale@example.com' where id = $1`, [robin]);
    expect(await suggested({ q: 'robin.hale@EXAMPLE.com' })).toEqual(['Robin']);
    expect(await suggested({ q: 'robin.hale' })).toEqual([]);
    expect(await suggested({ q: '@example.com' })).toEqual([]);
  });

  it.each(['%', '_ob', 'r%', '\\', 'R.*', "'"])('takes "%s" as it is written', async (q) => {
    await arrive('Robin');
    expect(await suggested({ q })).toEqual([]);
  });

  it('goes on from page to page', async () => {
    await arrive('Rob 1', 'Ann', 'Rob 2', 'Rob 3');
    const pages = await followPages<Suggestion>(ana, '/api/friends/notfriends?q=rob&limit=2');
    expect(pages.map(names)).toEqual([['Rob 1', 'Rob 2'], ['Rob 3']]);
  });
});
