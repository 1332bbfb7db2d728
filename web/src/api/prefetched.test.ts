import { afterEach, expect, it, vi } from 'vitest';
import { send } from './client.ts';
import { setTokenSource } from './token-source.ts';

const answerOf = (title: string): Response => Response.json([{ title }]);

function asked(token: string, answer: Promise<Response | undefined>, askedAt = performance.now()): void {
  vi.stubGlobal('wishwellPrefetched', { token, askedAt, answers: { '/api/mywishlists': answer } });
}

setTokenSource({ getIdToken: async () => 'mine' });
const fetched = vi.spyOn(globalThis, 'fetch');

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

it('takes what the document asked for, and only once', async () => {
  asked('mine', Promise.resolve(answerOf('Ahead')));
  fetched.mockResolvedValueOnce(answerOf('Later'));
  expect((await send('listWishlists')).data).toEqual([{ title: 'Ahead' }]);
  expect(fetched).not.toHaveBeenCalled();
  expect((await send('listWishlists')).data).toEqual([{ title: 'Later' }]);
});

it("leaves alone what was asked for with another person's bearer", async () => {
  asked('theirs', Promise.resolve(answerOf('Theirs')));
  fetched.mockResolvedValueOnce(answerOf('Mine'));
  expect((await send('listWishlists')).data).toEqual([{ title: 'Mine' }]);
});

it('asks by itself when the document did not reach the server', async () => {
  asked('mine', Promise.resolve(undefined));
  fetched.mockResolvedValueOnce(answerOf('Reached'));
  expect((await send('listWishlists')).data).toEqual([{ title: 'Reached' }]);
});

it('asks by itself once what the document asked for is old', async () => {
  asked('mine', Promise.resolve(answerOf('Old')), performance.now() - 60_000);
  fetched.mockResolvedValueOnce(answerOf('New'));
  expect((await send('listWishlists')).data).toEqual([{ title: 'New' }]);
});
