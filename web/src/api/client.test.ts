import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, send } from './client.ts';
import { NetworkError, useTokensFrom as takeTokensFrom } from './tokens.ts';

takeTokensFrom({ getIdToken: async () => 'mine' });
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
