import { expect, test } from 'vitest';
import { languageCookie } from './language-cookie.ts';

test('on https the language is bound to the host and sent over https only', () => {
  expect(languageCookie('de', 'https:')).toBe('__Host-language=de; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
});

test('on http, where such a name is refused, it has a plain one', () => {
  expect(languageCookie('de', 'http:')).toBe('language=de; Path=/; Max-Age=31536000; SameSite=Lax');
});
