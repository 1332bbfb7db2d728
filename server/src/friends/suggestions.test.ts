import { calls } from '@wishwell/contract/calls.ts';
import type { Suggestion } from '@wishwell/contract/friends.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { writeCursor } from '../http/pagination.ts';
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

const crowd = (size: number): string[] => Array.from({ length: size }, (_, at) => `Person ${at}`);

const idsOf = (pages: Suggestion[][]): number[] => pages.flat().map(({ id }) => id);

/** The page at a cursor made by hand. */
const pageAt = async (...position: number[]): Promise<number[]> => {
  const found = await ana.does(calls.listSuggestions, { query: { cursor: writeCursor(position), limit: 100 } });
  return found.map(({ id }) => id);
};

describe('suggestions without a search', () => {
  it('end after 200 people beside the requests', async () => {
    const arrived = await arrive(...crowd(horizon.strangers + 30), 'Asker');
    const asker = arrived.at(-1) ?? 0;
    await stand('pending', asker, ana.id);
    for (const limit of [7, 100]) {
      const pages = await followPages<Suggestion>(ana, `/api/friends/notfriends?limit=${limit}`);
      expect(idsOf(pages)).toEqual([asker, ...arrived.slice(0, horizon.strangers)]);
    }
  });

  it('end after 200 people with friends of friends among them, however old their accounts are', async () => {
    const arrived = await arrive(...crowd(horizon.strangers + 30), 'Fay');
    const fay = arrived.at(-1) ?? 0;
    const oldest = arrived.at(-2) ?? 0;
    await stand('friends', ana.id, fay);
    await stand('friends', oldest, fay);
    const pages = await followPages<Suggestion>(ana, '/api/friends/notfriends?limit=100');
    expect(idsOf(pages)).toEqual([oldest, ...arrived.slice(0, horizon.strangers - 1)]);
  });

  it('go no deeper with a cursor made by hand', async () => {
    const arrived = await arrive(...crowd(horizon.strangers + 30));
    const beyond = arrived.slice(horizon.strangers);
    const all = new Set(arrived.slice(0, horizon.strangers));
    const [first = 0, last = 0] = [arrived[0], arrived[horizon.strangers - 1]];
    expect(await pageAt(last, 1)).toEqual([]);
    expect(await pageAt(beyond[0] ?? 0, horizon.strangers + 1)).toEqual([]);
    expect(await pageAt(first, 1_000)).toEqual(arrived.slice(1, 101));
    for (const id of [...beyond, 0, -1, Number.MAX_SAFE_INTEGER]) {
      for (const place of [-5, 0, 150, 199, 200, 201, Number.MAX_SAFE_INTEGER]) {
        expect((await pageAt(id, place)).filter((found) => !all.has(found))).toEqual([]);
      }
    }
  });

  it('skip and repeat nobody when the last person of a page is asked, or somebody joins', async () => {
    const arrived = await arrive(...crowd(8));
    const [first, , third = 0] = arrived;
    const before = await ana.tries(calls.listSuggestions, { query: { limit: 3 } });
    const next = /<([^>]+)>/.exec(before.headers.get('link') ?? '')?.[1] ?? '';
    await arrive('Newcomer');
    expect(idsOf(await followPages<Suggestion>(ana, next))).toEqual(arrived.slice(3));
    await app.db.pool.query(`delete from users where display_name = 'Newcomer'`);
    await stand('pending', ana.id, third);
    expect(idsOf(await followPages<Suggestion>(ana, next))).toEqual(arrived.slice(3));
    expect(first).toBeGreaterThan(0);
  });
});

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

  it('finds the beginning of a name among the same 200 people alone', async () => {
    const arrived = await arrive(...crowd(horizon.strangers + 30));
    const found = new Set<number>();
    for (const q of ['p', 'P', 'person', 'person 2', 'person 22', 'person 229', 'per']) {
      const pages = await followPages<Suggestion>(ana, `/api/friends/notfriends?limit=100&q=${encodeURIComponent(q)}`);
      for (const id of idsOf(pages)) found.add(id);
    }
    // The whole name of one of the others is among these searches.
    expect([...found].toSorted((a, b) => b - a)).toEqual([
      ...arrived.slice(0, horizon.strangers),
      arrived[horizon.strangers + 29],
    ]);
  });

  it('finds the beginning of a name among friends of friends and requests, however old their accounts are', async () => {
    const arrived = await arrive(...crowd(horizon.strangers), 'Rob Near', 'Rob Asker', 'Rob Far', 'Fay');
    const [near = 0, asker = 0, , fay = 0] = arrived.slice(horizon.strangers);
    await stand('friends', ana.id, fay);
    await stand('friends', near, fay);
    await stand('pending', asker, ana.id);
    expect(await suggested({ q: 'rob' })).toEqual(['Rob Asker', 'Rob Near']);
  });

  it('finds a whole name anywhere, capitals or not, of at most 20 people beside the suggested ones', async () => {
    const namesakes = Array.from({ length: horizon.namesakes + 5 }, () => 'Rob Far');
    const arrived = await arrive('rob FAR', ...crowd(horizon.strangers), ...namesakes);
    const pages = await followPages<Suggestion>(ana, '/api/friends/notfriends?q=ROB%20far&limit=6');
    // The newest namesake is one of the suggested people.
    expect(idsOf(pages)).toEqual([
      arrived[0],
      ...arrived.slice(1 + horizon.strangers, horizon.strangers + horizon.namesakes),
    ]);
    expect(await suggested({ q: 'rob fa' })).toEqual(['rob FAR']);
  });

  it('finds a whole address anywhere', async () => {
    const arrived = await arrive(...crowd(horizon.strangers), 'Robin');
    await app.db.pool.query(`update users set email = 'robin.hale@example.com' where id = $1`, [arrived.at(-1)]);
    expect(await suggested({ q: 'Robin.Hale@example.com' })).toEqual(['Robin']);
    expect(await suggested({ q: 'robin.hale@example.co' })).toEqual([]);
  });

  it('shows no inactive person, friend or oneself by a whole name or address', async () => {
    const [friend = 0, gone = 0] = await arrive('Rob', 'Rob');
    await stand('friends', friend, ana.id);
    await app.db.pool.query(`update users set is_active = false, email = 'rob@example.com' where id = $1`, [gone]);
    for (const q of ['rob', 'rob@example.com', 'Ana', ana.email]) expect(await suggested({ q })).toEqual([]);
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
