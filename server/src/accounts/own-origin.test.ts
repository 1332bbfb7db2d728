import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { assertOwnOrigin } from './own-origin.ts';

const own = 'https://wishes.example';

const sent = (headers: Record<string, string>): (() => void) => {
  const request = { headers } as unknown as FastifyRequest;
  return () => assertOwnOrigin(request, own);
};

test.each([
  {},
  { origin: own },
  { origin: own, 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
])('%j is our own page, or no browser', (headers) => expect(sent(headers)).not.toThrow());

test.each([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: `${own}:8443` },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  { origin: own, 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site' },
])('%j is a page of somebody else', (headers) => {
  expect(sent(headers)).toThrow(expect.objectContaining({ status: 403, id: 'error.wrongHost' }));
});
