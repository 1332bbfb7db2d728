import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, startAppForTest, type TestApp } from '../../test/app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Asks by a name of its own choice, which `fetch` does not allow. */
async function asks(
  { origin }: TestApp,
  host: string,
  path = '/api/friends',
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    request(`${origin}${path}`, { headers: { host } }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    })
      .on('error', reject)
      .end();
  });
}

describe('without PUBLIC_URL', () => {
  it.each(['localhost', 'localhost:3000', 'wishes.localhost', '127.0.0.1:80', '127.1.2.3', '[::1]:3000', 'LOCALHOST'])(
    'the server answers to %s',
    async (host) => {
      expect(await asks(app, host)).toMatchObject({ status: 401 });
    },
  );

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '192.168.1.2', 'xlocalhost', '[::2]'])(
    'and not to "%s", naming the variable that would let it',
    async (host) => {
      expect(await asks(app, host)).toEqual({
        status: 421,
        text: 'This address is not the one that Wishwell serves. Set PUBLIC_URL to allow it',
      });
    },
  );

  it.each(['/api/health', '/api/ready'])('but to a balancer by any name for %s', async (path) => {
    expect(await asks(app, 'node-7.internal', path)).toMatchObject({ status: 200 });
  });
});

it('with PUBLIC_URL the server answers to that name', async () => {
  const open = await startAppForTest({ PUBLIC_URL: 'http://wishes.example' });
  expect(await asks(open, 'wishes.example')).toMatchObject({ status: 401 });
});
