import { expect, test } from 'vitest';
import { buildLanguageCookie } from './language-cookie.ts';

test('the language cookie has the __Host- prefix and is Secure on HTTPS only', () => {
  const attributes = 'language=de; Path=/; Max-Age=31536000; SameSite=Lax';
  expect(buildLanguageCookie('de', 'https:')).toBe(`__Host-${attributes}; Secure`);
  expect(buildLanguageCookie('de', 'http:')).toBe(attributes);
});
