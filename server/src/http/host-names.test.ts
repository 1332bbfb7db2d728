import { request } from 'node:http';
import { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApp, startAppForTest, type TestApp } from '../../test/app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Sends a request with a custom `Host`, which `fetch` does not allow. */
async function sendWithHost(
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

describe('without PUBLIC_URL the server', () => {
  it.each(['localhost', 'localhost:3000', 'wishes.localhost', '127.0.0.1:80', '127.1.2.3', '[::1]:3000', 'LOCALHOST'])(
    'accepts the host name %s',
    async (host) => {
      expect(await sendWithHost(app, host)).toMatchObject({ status: 401 });
    },
  );

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '192.168.1.2', 'xlocalhost', '[::2]'])(
    'refuses the host name "%s" with a message that mentions PUBLIC_URL',
    async (host) => {
      expect(await sendWithHost(app, host)).toEqual({
        status: 421,
        text: 'This address is not the one that Wishwell serves. Set PUBLIC_URL to allow it',
      });
    },
  );

  it('refuses a foreign host name even if the connection is reset during the request', async () => {
    // Node reads the remote address with `_getpeername`. An empty result simulates a reset connection, which
    // has no remote address.
    const internals = Socket.prototype as unknown as { _getpeername(): object };
    const address = vi.spyOn(internals, '_getpeername').mockReturnValue({});
    try {
      expect(await sendWithHost(app, 'evil.example')).toMatchObject({ status: 421 });
      expect(await sendWithHost(app, 'localhost')).toMatchObject({ status: 401 });
    } finally {
      address.mockRestore();
    }
  });

  it.each(['/api/health', '/api/ready'])('accepts any host name for the health probe %s', async (path) => {
    expect(await sendWithHost(app, 'node-7.internal', path)).toMatchObject({ status: 200 });
  });
});

describe('without PUBLIC_URL and with TRUST_PROXY, a request', () => {
  it.each([
    ['evil.example', 'localhost', 421],
    ['localhost', 'evil.example', 421],
    ['localhost:3000', 'wishes.localhost', 401],
  ])('with Host "%s" and X-Forwarded-Host "%s" gets status %i', async (host, forwarded, status) => {
    const appBehindProxy = await startAppForTest({ TRUST_PROXY: 'loopback' });
    expect(await sendWithHost(appBehindProxy, host, '/api/friends', { 'x-forwarded-host': forwarded })).toMatchObject({
      status,
    });
  });
});

it('with PUBLIC_URL the server accepts the host name of that URL', async () => {
  const publicApp = await startAppForTest({ PUBLIC_URL: 'http://wishes.example' });
  expect(await sendWithHost(publicApp, 'wishes.example')).toMatchObject({ status: 401 });
});
