import { expect, test } from 'vitest';
import { buildLanguageCookie } from './language-cookie.ts';

test('on HTTPS, the language cookie has the __Host- prefix and is Secure', () => {
  expect(buildLanguageCookie('de', 'https:')).toBe(
    '__Host-language=de; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  );
});

test('on HTTP, the language cookie has no __Host- prefix and is not Secure', () => {
  expect(buildLanguageCookie('de', 'http:')).toBe('language=de; Path=/; Max-Age=31536000; SameSite=Lax');
});
