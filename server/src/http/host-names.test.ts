import { request } from 'node:http';
import { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    request(`${origin}${path}`, { headers: { ...headers, host } }, (response) => {
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

  it('and refuses a client whose connection is reset meanwhile', async () => {
    // What Node reads `remoteAddress` from. The system knows no peer of such a connection.
    const internals = Socket.prototype as unknown as { _getpeername(): object };
    const address = vi.spyOn(internals, '_getpeername').mockReturnValue({});
    try {
      expect(await asks(app, 'evil.example')).toMatchObject({ status: 421 });
      expect(await asks(app, 'localhost')).toMatchObject({ status: 401 });
    } finally {
      address.mockRestore();
    }
  });

  it.each(['/api/health', '/api/ready'])('but to a balancer by any name for %s', async (path) => {
    expect(await asks(app, 'node-7.internal', path)).toMatchObject({ status: 200 });
  });
});

describe('without PUBLIC_URL and with TRUST_PROXY', () => {
  it.each([
    ['evil.example', 'localhost', 421],
    ['localhost', 'evil.example', 421],
    ['localhost:3000', 'wishes.localhost', 401],
  ])('Host "%s" with X-Forwarded-Host "%s" is answered with %i', async (host, forwarded, status) => {
    const trusting = await startAppForTest({ TRUST_PROXY: 'loopback' });
    expect(await asks(trusting, host, '/api/friends', { 'x-forwarded-host': forwarded })).toMatchObject({ status });
  });
});

it('with PUBLIC_URL the server answers to that name', async () => {
  const open = await startAppForTest({ PUBLIC_URL: 'http://wishes.example' });
  expect(await asks(open, 'wishes.example')).toMatchObject({ status: 401 });
});
