import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, send, sendTo } from './client.ts';
import { NetworkError, setTokenSource } from './token-source.ts';

const signIn = (uid: string): void => setTokenSource({ person: { uid }, getIdToken: async () => `of ${uid}` });
signIn('ana');
const fetched = vi.spyOn(globalThis, 'fetch');
afterEach(() => fetched.mockReset());

const answering = (body: string, type: string, status = 502): Promise<unknown> => {
  fetched.mockResolvedValueOnce(new Response(body, { status, headers: { 'content-type': type } }));
  return send('listWishlists').catch((error: unknown) => error);
};

it("a refusal is told in the server's words, as text or as JSON", async () => {
  expect(await answering('The paper is torn', 'text/plain; charset=utf-8')).toEqual(
    new ApiError(502, 'The paper is torn'),
  );
  expect(await answering('{"error":"The bow is lost"}', 'application/json')).toEqual(
    new ApiError(502, 'The bow is lost'),
  );
});

it('the page of a proxy, and JSON that breaks off, are no sentences', async () => {
  expect(await answering('<html><h1>502 Bad Gateway</h1></html>', 'text/html')).toEqual(new ApiError(502, ''));
  expect(await answering('{"error":"The', 'application/json')).toEqual(new ApiError(502, ''));
});

it('an answer that breaks off is as if the server had not been reached', async () => {
  expect(await answering('[{"title":', 'application/json', 200)).toBeInstanceOf(NetworkError);
});

const winter = '[{"id":1,"title":"Winter"}]';

/** Answers the next call: a body under a tag, or that nothing has changed. */
function answersNext(body: string | null, headers: Record<string, string> = {}): void {
  fetched.mockResolvedValueOnce(new Response(body, { status: body === null ? 304 : 200, headers }));
}

/** Which tag the latest call named. */
function namedTag(): string | null {
  return new Headers(fetched.mock.lastCall?.[1]?.headers).get('if-none-match');
}

it('a read that has not changed answers the same object, its tag and its next page again', async () => {
  signIn('ben');
  answersNext(winter, { etag: '"7"', link: '</api/mywishlists?cursor=x>; rel="next"' });
  const first = await send('listWishlists');
  expect(namedTag()).toBeNull();
  answersNext(null, { etag: '"7"' });
  const second = await send('listWishlists');
  expect(namedTag()).toBe('"7"');
  expect(second.data).toBe(first.data);
  expect(second).toMatchObject({ etag: '"7"', next: '/api/mywishlists?cursor=x' });
});

it('what has changed takes the place of what was kept, also where it carries no tag any more', async () => {
  signIn('ben');
  answersNext(winter, { etag: '"7"' });
  await send('listWishlists');
  answersNext('[]', { etag: 'W/"8"' });
  expect((await send('listWishlists')).data).toEqual([]);
  answersNext('[]');
  await send('listWishlists');
  expect(namedTag()).toBe('W/"8"');
  answersNext(winter);
  expect((await send('listWishlists')).etag).toBeUndefined();
  expect(namedTag()).toBeNull();
});

it('an answer is kept for its own address and for reads alone', async () => {
  signIn('ben');
  answersNext('[]', { etag: '"page"' });
  await sendTo('listFriends', '/api/friends?cursor=x');
  answersNext('[]');
  await send('listFriends');
  expect(namedTag()).toBeNull();
  answersNext('{"id":1}', { etag: '"9"' });
  const { etag } = await send('updateWishlist', { params: { id: 1 }, ifMatch: '"8"' });
  expect(etag).toBe('"9"');
  answersNext('{"id":1}');
  await send('getWishlist', { params: { id: 1 } });
  expect(namedTag()).toBeNull();
});

it('nobody is answered with what another was, nor after signing in again', async () => {
  for (const uid of ['ben', 'eve', 'ben']) {
    signIn(uid);
    answersNext(winter, { etag: '"7"' });
    await send('listWishlists');
    expect(namedTag()).toBeNull();
  }
  // A call that waited for its turn, and whose person has gone, names no tag of the one who came.
  answersNext('[]', { etag: '"7"' });
  await send('listWishlists', { uid: 'eve' });
  expect(namedTag()).toBeNull();
  answersNext(null);
  expect((await send('listWishlists')).data).toEqual([{ id: 1, title: 'Winter' }]);
});

/** The tag that is named when a friend is asked for, who is then answered under one. */
async function tagOf(id: number): Promise<string | null> {
  answersNext('{"id":1}', { etag: '"1"' });
  await send('getFriend', { params: { id } });
  return namedTag();
}

it('of too many answers the first goes, and none is kept for longer than its pictures live', async () => {
  signIn('ben');
  vi.useFakeTimers();
  for (let id = 1; id <= 41; id += 1) expect(await tagOf(id)).toBeNull();
  expect(await tagOf(41)).toBe('"1"');
  expect(await tagOf(1)).toBeNull();
  vi.advanceTimersByTime(13 * 3_600_000);
  expect(await tagOf(41)).toBeNull();
  vi.useRealTimers();
});

it('that nothing has changed is no answer to who asked for everything', async () => {
  signIn('ben');
  answersNext(null);
  await expect(send('listWishlists')).rejects.toEqual(new ApiError(304, ''));
});
