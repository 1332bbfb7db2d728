import { expect, test } from 'vitest';
import { createSharedUrlCookie, findUrlInShareParameters } from './shared-link.ts';

test.each([
  ['?url=https%3A%2F%2Fshop.example%2Fmug', 'https://shop.example/mug'],
  ['?title=Mug&text=Look+at+https%3A%2F%2Fshop.example%2Fmug+now', 'https://shop.example/mug'],
  ['?text=a+mug', undefined],
  ['?url=javascript%3Aalert(1)', undefined],
  ['', undefined],
])('sharedLinkOf(%j) returns %j', (search, link) => {
  expect(findUrlInShareParameters(search)).toBe(link);
});

test('createSharedUrlCookie returns undefined for pages other than /share and for URLs that are too long', () => {
  const search = '?url=https%3A%2F%2Fshop.example%2F%3Ba%3D1';
  expect(createSharedUrlCookie('/share', search, true)).toBe(
    'shared-link=https%3A%2F%2Fshop.example%2F%3Ba%3D1; Path=/; Max-Age=1800; SameSite=Lax; Secure',
  );
  expect(createSharedUrlCookie('/mywishlists', search, true)).toBeUndefined();
  expect(createSharedUrlCookie('/share', `?url=https://shop.example/${'a'.repeat(3_000)}`, true)).toBeUndefined();
});
