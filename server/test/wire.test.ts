import { calls, type ApiOperation } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createActorRequest } from './access-requests.ts';
import { parseAccessRules } from './access-rules.ts';
import { startApp, startAppForTest, type TestApp } from './app.ts';
import { signUpWithoutUserRecord, createVisitor, type Reply } from './person.ts';
import { actors, createTestData, itemIds, listIds, nonexistentRecordId, type TestData } from './world.ts';

let app: TestApp;
let world: TestData;

beforeAll(async () => {
  app = await startApp();
  world = await createTestData(app);
});
afterAll(() => app.close());
beforeEach(() => world.reset());

const uuidPattern = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

const commonResponseHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-request-id': expect.stringMatching(uuidPattern),
};

/** Required headers of a response whose URL or body contains a secret token. */
const secretUrlResponseHeaders = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

const hasSecretUrl = (name: string): boolean =>
  name !== 'deleteShareLink' && /ShareLink|Shared|Guest|Invitation/.test(name);

const getHeaders = ({ headers }: Reply): Record<string, string> => Object.fromEntries(headers);

function listPropertyNames(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listPropertyNames);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...listPropertyNames(inner)]);
}

const successfulRules = Object.entries<ApiOperation>(calls).flatMap(([name, call]) => {
  const rule = parseAccessRules().find((row) => row.name === name && Math.min(...Object.values(row.expected)) < 300);
  return rule ? [{ ...rule, call }] : [];
});

describe('a response', () => {
  it.each(successfulRules)('the response of $name is JSON in snake_case and is not cached', async (rule) => {
    const actor = actors.find((one) => rule.expected[one] < 300) ?? 'owner';
    const reply = await world.callers[actor].tries(rule.call, createActorRequest(rule, world, actor));
    expect(getHeaders(reply)).toMatchObject({
      ...commonResponseHeaders,
      ...(hasSecretUrl(rule.name) && secretUrlResponseHeaders),
    });
    expect(reply.status).toBe(rule.expected[actor]);
    expect(reply.headers.get('content-type')).toBe(reply.status === 204 ? null : 'application/json; charset=utf-8');
    expect(listPropertyNames(reply.body).filter((name) => !/^[a-z]+(?:_[a-z]+)*$/.test(name))).toEqual([]);
  });

  it('each response has a new request id, even if the request has an x-request-id header', async () => {
    const headers = { 'x-request-id': 'mine' };
    const fetchRequestId = async (): Promise<string | null> =>
      (await world.people.owner.sends('GET', '/api/friends', { headers })).headers.get('x-request-id');
    const [one, other] = [await fetchRequestId(), await fetchRequestId()];
    expect(one).toMatch(uuidPattern);
    expect(other).not.toBe(one);
  });

  it('responses contain times in UTC and prices as numbers', async () => {
    const { owner } = world.people;
    const { items: own, created_at } = await owner.does(calls.getWishlist, { params: { id: listIds.public } });
    expect(created_at).toBe('2026-01-01T12:00:00.000Z');
    expect(own.map(({ price }) => price)).toEqual([38, 9.5, 0]);
  });

  it('the response to HEAD has the status and content type of GET, but no body', async () => {
    const { owner } = world.people;
    for (const path of ['/api/mywishlists', '/api/friends', '/api/health', `/api/mywishlists/${nonexistentRecordId}`]) {
      const [get, head] = [await owner.sends('GET', path), await owner.sends('HEAD', path)];
      expect(head).toMatchObject({ status: get.status, text: '' });
      expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
    }
    expect(await createVisitor(app).sends('HEAD', '/api/friends')).toMatchObject({ status: 401, text: '' });
  });
});

describe('an error response', () => {
  const missing = { params: { id: nonexistentRecordId } };

  it('an error response is plain text, and has the headers that all responses have', async () => {
    const reply = await world.people.owner.tries(calls.getWishlist, missing);
    expect(reply).toMatchObject({ status: 404, text: 'Not found' });
    expect(getHeaders(reply)).toMatchObject({
      ...commonResponseHeaders,
      'content-type': 'text/plain; charset=utf-8',
      'content-language': 'en',
      vary: 'Accept, Accept-Language, Accept-Encoding',
    });
  });

  it('the error response to a friend request is a JSON object', async () => {
    const reply = await world.people.owner.tries(calls.requestFriend, { query: { friend_id: nonexistentRecordId } });
    expect(reply).toMatchObject({ status: 404, body: { error: 'Not found' } });
    expect(getHeaders(reply)).toMatchObject({
      ...commonResponseHeaders,
      'content-type': 'application/json; charset=utf-8',
    });
  });

  it('an error response is a problem document if the request accepts application/problem+json', async () => {
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

  it('an error response is in English if the Accept-Language header is unknown or invalid', async () => {
    const broken = ['en;q=nonsense', 'x'.repeat(5_000), ';;;,,,', '__proto__', 'constructor;q=1'];
    for (const language of ['en', 'tlh-001, tlh;q=0.9', '*', ...broken]) {
      const headers = { 'accept-language': language };
      const reply = await world.people.owner.tries(calls.getWishlist, { ...missing, headers });
      expect(reply, `for ${language}`).toMatchObject({ status: 404, text: 'Not found' });
    }
  });

  it('a request without a bearer token gets the status 401 and a WWW-Authenticate header', async () => {
    const reply = await createVisitor(app).tries(calls.listFriends);
    expect(reply).toMatchObject({ status: 401, text: 'User not authenticated' });
    expect(reply.headers.get('www-authenticate')).toBe('Bearer');
  });

  it('a person without a user record gets the error that the sign-up is incomplete', async () => {
    const reply = await world.callers.unfinished.tries(calls.listFriends);
    expect(reply).toMatchObject({ status: 403, text: 'Please finish signing up' });
  });

  it('the error response to a claim of a claimed item does not name the giver', async () => {
    const claim = { params: { id: itemIds.taken }, body: { purchased: true } };
    const reply = await world.people.friend.tries(calls.purchase, claim);
    expect(reply).toMatchObject({ status: 409, text: 'Somebody else is getting this already' });
  });
});

it('a request with a session cookie or an invalid authorization header but no bearer token gets 401', async () => {
  const { cookie } = await signUpWithoutUserRecord(app, { name: 'Cleo' });
  const values = ['Bearer', 'Bearer ', 'Bearer a.b.c', 'Basic YTpi', 'bearer x y', 'Bearer null', 'Token x'];
  for (const headers of [{ cookie }, ...values.map((authorization) => ({ authorization }))]) {
    const reply = await createVisitor(app).sends('GET', '/api/friends', { headers });
    expect(reply).toMatchObject({ status: 401, text: 'User not authenticated' });
  }
});

it('a response of an installation with https has an HSTS header', async () => {
  const secure = await startAppForTest({ PUBLIC_URL: 'https://wishes.example' });
  const reply = await createVisitor(secure).sends('GET', '/api/health');
  expect(reply.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
  expect((await createVisitor(app).sends('GET', '/api/health')).headers.get('strict-transport-security')).toBe(null);
});
