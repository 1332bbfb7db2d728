import { expect, test } from 'vitest';
import { compareCatalogues, findUnsent } from './catalogue.ts';

const english = { 'a.one': 'One', 'a.count': '{count, plural, one {# item} other {# items by {name}}}' };

test('a translation with the same ids and placeholders has nothing to say', () => {
  const german = { 'a.one': 'Eins', 'a.count': '{count, plural, one {# Ding} other {# Dinge von {name}}}' };
  expect(compareCatalogues('de.json', german, english)).toEqual([]);
});

test('what a translation lacks, has too much or fills differently is told', () => {
  const german = {
    'a.count': '{count, plural, one {# Ding} other {# Dinge}}',
    'a.two': 'Zwei',
    'a.bad': '{count, plural}',
    'a.no': '',
  };
  expect(compareCatalogues('de.json', german, english)).toEqual([
    'de.json: a.one is missing.',
    'de.json: a.two is not in the English catalogue.',
    'de.json: a.bad is not in the English catalogue.',
    'de.json: a.no is not in the English catalogue.',
    'de.json: a.count has the placeholders count instead of count, name.',
    'de.json: a.bad is not an ICU message.',
    'de.json: a.no is empty or has space at an end.',
  ]);
});

test('the app may not say what is never sent to it', () => {
  expect(findUnsent("t('error.tooLong'), t('error.notFound'), t('nav.home')")).toEqual(['error.tooLong']);
});
