import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, sendApiRequest, sendApiRequestToUrl } from './client.ts';
import { NetworkError, setTokenSource } from './token-source.ts';

const setSignedInUser = (uid: string): void => setTokenSource({ person: { uid }, getIdToken: async () => `of ${uid}` });
setSignedInUser('ana');
const fetchMock = vi.spyOn(globalThis, 'fetch');
afterEach(() => fetchMock.mockReset());

const catchResponseError = (body: string, type: string, status = 502): Promise<unknown> => {
  fetchMock.mockResolvedValueOnce(new Response(body, { status, headers: { 'content-type': type } }));
  return sendApiRequest('listWishlists').catch((error: unknown) => error);
};

it("an ApiError contains the server's message from a text or JSON response", async () => {
  expect(await catchResponseError('The paper is torn', 'text/plain; charset=utf-8')).toEqual(
    new ApiError(502, 'The paper is torn'),
  );
  expect(await catchResponseError('{"error":"The bow is lost"}', 'application/json')).toEqual(
    new ApiError(502, 'The bow is lost'),
  );
});

it('the message of an ApiError is empty if the error response is HTML or truncated JSON', async () => {
  expect(await catchResponseError('<html><h1>502 Bad Gateway</h1></html>', 'text/html')).toEqual(new ApiError(502, ''));
  expect(await catchResponseError('{"error":"The', 'application/json')).toEqual(new ApiError(502, ''));
});

it('send rejects with NetworkError if the JSON of a response is truncated', async () => {
  expect(await catchResponseError('[{"title":', 'application/json', 200)).toBeInstanceOf(NetworkError);
});

it('every request goes to a path below /api and has the bearer token of the user', async () => {
  fetchMock.mockResolvedValueOnce(Response.json([]));
  await sendApiRequest('listWishlists');
  const [url, request] = fetchMock.mock.lastCall ?? [];
  expect(url).toBe('/api/mywishlists');
  expect(new Headers(request?.headers).get('authorization')).toBe('Bearer of ana');
});

const winterJson = '[{"id":1,"title":"Winter"}]';

function setNextResponse(body: string | null, headers: Record<string, string> = {}): void {
  fetchMock.mockResolvedValueOnce(new Response(body, { status: body === null ? 304 : 200, headers }));
}

function getLastIfNoneMatch(): string | null {
  return new Headers(fetchMock.mock.lastCall?.[1]?.headers).get('if-none-match');
}

it('after a 304 response, send returns the cached object, its ETag and the URL of the next page', async () => {
  setSignedInUser('ben');
  setNextResponse(winterJson, { etag: '"7"', link: '</api/mywishlists?cursor=x>; rel="next"' });
  const first = await sendApiRequest('listWishlists');
  expect(getLastIfNoneMatch()).toBeNull();
  setNextResponse(null, { etag: '"7"' });
  const second = await sendApiRequest('listWishlists');
  expect(getLastIfNoneMatch()).toBe('"7"');
  expect(second.data).toBe(first.data);
  expect(second).toMatchObject({ etag: '"7"', next: '/api/mywishlists?cursor=x' });
});

it('a response with a new ETag replaces the cache entry; a response without an ETag deletes it', async () => {
  setSignedInUser('ben');
  setNextResponse(winterJson, { etag: '"7"' });
  await sendApiRequest('listWishlists');
  setNextResponse('[]', { etag: 'W/"8"' });
  expect((await sendApiRequest('listWishlists')).data).toEqual([]);
  setNextResponse('[]');
  await sendApiRequest('listWishlists');
  expect(getLastIfNoneMatch()).toBe('W/"8"');
  setNextResponse(winterJson);
  expect((await sendApiRequest('listWishlists')).etag).toBeUndefined();
  expect(getLastIfNoneMatch()).toBeNull();
});

it('the ETag cache stores one response per URL, and only responses to GET requests', async () => {
  setSignedInUser('ben');
  setNextResponse('[]', { etag: '"page"' });
  await sendApiRequestToUrl('listFriends', '/api/friends?cursor=x');
  setNextResponse('[]');
  await sendApiRequest('listFriends');
  expect(getLastIfNoneMatch()).toBeNull();
  setNextResponse('{"id":1}', { etag: '"9"' });
  const { etag } = await sendApiRequest('updateWishlist', { params: { id: 1 }, ifMatch: '"8"' });
  expect(etag).toBe('"9"');
  setNextResponse('{"id":1}');
  await sendApiRequest('getWishlist', { params: { id: 1 } });
  expect(getLastIfNoneMatch()).toBeNull();
});

it('the ETag cache never returns responses of another session, even of the same user', async () => {
  for (const uid of ['ben', 'eve', 'ben']) {
    setSignedInUser(uid);
    setNextResponse(winterJson, { etag: '"7"' });
    await sendApiRequest('listWishlists');
    expect(getLastIfNoneMatch()).toBeNull();
  }
  // If one user queues a request and then another user signs in, the request must not contain the ETag of the
  // second user.
  setNextResponse('[]', { etag: '"7"' });
  await sendApiRequest('listWishlists', { uid: 'eve' });
  expect(getLastIfNoneMatch()).toBeNull();
  setNextResponse(null);
  expect((await sendApiRequest('listWishlists')).data).toEqual([{ id: 1, title: 'Winter' }]);
});

async function requestFriendIfNoneMatch(id: number): Promise<string | null> {
  setNextResponse('{"id":1}', { etag: '"1"' });
  await sendApiRequest('getFriend', { params: { id } });
  return getLastIfNoneMatch();
}

it('the ETag cache removes the oldest entry if it is full, and entries older than 12 hours', async () => {
  setSignedInUser('ben');
  vi.useFakeTimers();
  for (let id = 1; id <= 41; id += 1) expect(await requestFriendIfNoneMatch(id)).toBeNull();
  expect(await requestFriendIfNoneMatch(41)).toBe('"1"');
  expect(await requestFriendIfNoneMatch(1)).toBeNull();
  vi.advanceTimersByTime(13 * 3_600_000);
  expect(await requestFriendIfNoneMatch(41)).toBeNull();
  vi.useRealTimers();
});

it('send rejects with ApiError if the server responds 304 to a request without an ETag', async () => {
  setSignedInUser('ben');
  setNextResponse(null);
  await expect(sendApiRequest('listWishlists')).rejects.toEqual(new ApiError(304, ''));
});
