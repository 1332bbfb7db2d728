import { calls, type Call } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requestOf } from './access-requests.ts';
import { readRules } from './access-rules.ts';
import { startApp, startAppForTest, type TestApp } from './app.ts';
import { signUp, visitor, type Reply } from './person.ts';
import { actors, createWorld, items, lists, nowhere, type World } from './world.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startApp();
  world = await createWorld(app);
});
afterAll(() => app.close());
beforeEach(() => world.reset());

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

const onEveryAnswer = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-request-id': expect.stringMatching(uuid),
};

const headersOf = ({ headers }: Reply): Record<string, string> => Object.fromEntries(headers);

/** Every name in an answer, however deep. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
}

/** One row of the table for each call that somebody succeeds with. */
const successes = Object.entries<Call>(calls).flatMap(([name, call]) => {
  const rule = readRules().find((row) => row.name === name && Math.min(...Object.values(row.expected)) < 300);
  return rule ? [{ ...rule, call }] : [];
});

describe('an answer', () => {
  it.each(successes)('of $name is JSON in snake_case, and is kept by nobody', async (rule) => {
    const actor = actors.find((one) => rule.expected[one] < 300) ?? 'owner';
    const reply = await world.callers[actor].tries(rule.call, requestOf(rule, world, actor));
    expect(headersOf(reply)).toMatchObject(onEveryAnswer);
    expect(reply.status).toBe(rule.expected[actor]);
    expect(reply.headers.get('content-type')).toBe(reply.status === 204 ? null : 'application/json; charset=utf-8');
    expect(namesIn(reply.body).filter((name) => !/^[a-z]+(?:_[a-z]+)*$/.test(name))).toEqual([]);
  });

  it('has a request id of its own, whatever id the request came with', async () => {
    const headers = { 'x-request-id': 'mine' };
    const ask = async (): Promise<string | null> =>
      (await world.people.owner.sends('GET', '/api/friends', { headers })).headers.get('x-request-id');
    const [one, other] = [await ask(), await ask()];
    expect(one).toMatch(uuid);
    expect(other).not.toBe(one);
  });

  it('tells times in UTC and amounts as numbers', async () => {
    const { owner } = world.people;
    const { items: own, created_at } = await owner.does(calls.getWishlist, { params: { id: lists.public } });
    expect(created_at).toBe('2026-01-01T12:00:00.000Z');
    expect(own.map(({ price }) => price)).toEqual([38, 9.5, 0]);
  });

  it('to HEAD is that to GET without a body', async () => {
    const { owner } = world.people;
    for (const path of ['/api/mywishlists', '/api/friends', '/api/health', `/api/mywishlists/${nowhere}`]) {
      const [get, head] = [await owner.sends('GET', path), await owner.sends('HEAD', path)];
      expect(head).toMatchObject({ status: get.status, text: '' });
      expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
    }
    expect(await visitor(app).sends('HEAD', '/api/friends')).toMatchObject({ status: 401, text: '' });
  });

  it('opens nothing to pages of another origin', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'GET' };
    for (const method of ['GET', 'OPTIONS']) {
      const reply = await world.people.owner.sends(method, '/api/friends', { headers });
      expect([...reply.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});

describe('a refusal', () => {
  const missing = { params: { id: nowhere } };

  it('is one sentence of plain text, with the same headers', async () => {
    const reply = await world.people.owner.tries(calls.getWishlist, missing);
    expect(reply).toMatchObject({ status: 404, text: 'Not found' });
    expect(headersOf(reply)).toMatchObject({
      ...onEveryAnswer,
      'content-type': 'text/plain; charset=utf-8',
      'content-language': 'en',
      vary: 'Prefer, Accept, Accept-Language, Accept-Encoding',
    });
  });

  it('of a friend action is an object', async () => {
    const reply = await world.people.owner.tries(calls.requestFriend, { query: { friend_id: nowhere } });
    expect(reply).toMatchObject({ status: 404, body: { error: 'Not found' } });
    expect(headersOf(reply)).toMatchObject({ ...onEveryAnswer, 'content-type': 'application/json; charset=utf-8' });
  });

  it('is a document of problems for whoever asks for one', async () => {
    const reply = await world.people.owner.tries(calls.createWishlist, {
      headers: { accept: 'application/problem+json' },
      body: { title: ' ', description: 1, shared_with_ids: ['x'] },
    });
    expect(reply).toMatchObject({
      status: 400,
      body: {
        type: 'about:blank',
        status: 400,
        title: 'Title is required',
        instance: `urn:request:${reply.headers.get('x-request-id')}`,
        errors: [
          { field: 'title', detail: 'Title is required' },
          { field: 'description', detail: 'Description must be text' },
          { field: 'shared_with_ids.0', detail: 'Shared with must be a positive whole number' },
        ],
      },
    });
    expect(reply.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  });

  it.each([
    'en',
    'tlh-001, tlh;q=0.9',
    '*',
    'en;q=nonsense',
    'x'.repeat(5_000),
    ';;;,,,',
    '__proto__',
    'constructor;q=1',
  ])('is worded although the language asked for is "%s"', async (language) => {
    const headers = { 'accept-language': language };
    const reply = await world.people.owner.tries(calls.getWishlist, { ...missing, headers });
    expect(reply).toMatchObject({ status: 404, text: 'Not found' });
  });

  it('of an unknown person says how to prove oneself', async () => {
    const reply = await visitor(app).tries(calls.listFriends);
    expect(reply).toMatchObject({ status: 401, text: 'User not authenticated' });
    expect(reply.headers.get('www-authenticate')).toBe('Bearer');
  });

  it('of a half-made account says what is missing', async () => {
    const reply = await world.callers.unfinished.tries(calls.listFriends);
    expect(reply).toMatchObject({ status: 403, text: 'Please finish signing up' });
  });

  it('names who has claimed to nobody', async () => {
    const claim = { params: { id: items.taken }, body: { purchased: true } };
    const reply = await world.people.friend.tries(calls.purchase, claim);
    expect(reply).toMatchObject({ status: 409, text: 'Somebody else is getting this already' });
  });
});

describe('a bearer', () => {
  it.each(['Bearer', 'Bearer ', 'Bearer a.b.c', 'Basic YTpi', 'bearer x y', 'Bearer null', 'Token x'])(
    'is asked for instead of "%s"',
    async (authorization) => {
      const reply = await visitor(app).sends('GET', '/api/friends', { headers: { authorization } });
      expect(reply).toMatchObject({ status: 401, text: 'User not authenticated' });
    },
  );

  it('cannot be replaced by the cookie of a session', async () => {
    const { cookie } = await signUp(app, { name: 'Cleo' });
    expect(await visitor(app).sends('GET', '/api/friends', { headers: { cookie } })).toMatchObject({ status: 401 });
  });
});

it('an https address asks browsers to stay with https', async () => {
  const secure = await startAppForTest({ PUBLIC_URL: 'https://wishes.example' });
  const reply = await visitor(secure).sends('GET', '/api/health');
  expect(reply.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
  expect((await visitor(app).sends('GET', '/api/health')).headers.get('strict-transport-security')).toBe(null);
});
