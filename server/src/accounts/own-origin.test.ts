import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { assertOwnOrigin } from './own-origin.ts';
import { listTrustedOrigins } from './trusted-origins.ts';

const ownOrigin = 'https://wishes.example';

const createOriginCheck = (headers: Record<string, string>): (() => void) => {
  const request = { headers } as unknown as FastifyRequest;
  return () => assertOwnOrigin(request, ownOrigin);
};

test.each([
  {},
  { origin: ownOrigin },
  { origin: ownOrigin, 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
])('a request with the headers %j is accepted: no other site sent it', (headers) =>
  expect(createOriginCheck(headers)).not.toThrow(),
);

test.each([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: `${ownOrigin}:8443` },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  { origin: ownOrigin, 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site' },
])('a request with the headers %j gets 403: a page of another site sent it', (headers) => {
  expect(createOriginCheck(headers)).toThrow(expect.objectContaining({ status: 403, id: 'error.wrongHost' }));
});

test('without PUBLIC_URL, `listTrustedOrigins` returns an origin only if the host is a loopback host', () => {
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
    expect(listTrustedOrigins(undefined, host)).toEqual([`http://${host}`]);
  for (const host of ['localhost:80@evil.example', 'evil.example', 'localhost@evil.example', '', ' ']) {
    expect([host, listTrustedOrigins(undefined, host)]).toEqual([host, []]);
  }
});
