import { expect, test } from 'vitest';
import { findTranslationProblems, findTextIdsMissingInBrowser } from './catalogue.ts';

const englishCatalogue = { 'a.one': 'One', 'a.count': '{count, plural, one {# item} other {# items by {name}}}' };

test('findTranslationProblems accepts a translation that has the same ids and placeholders as English', () => {
  const german = { 'a.one': 'Eins', 'a.count': '{count, plural, one {# Ding} other {# Dinge von {name}}}' };
  expect(findTranslationProblems('de.json', german, englishCatalogue)).toEqual([]);
});

test('findTranslationProblems reports missing ids, unknown ids and wrong placeholders of a translation', () => {
  const german = {
    'a.count': '{count, plural, one {# Ding} other {# Dinge}}',
    'a.two': 'Zwei',
    'a.bad': '{count, plural}',
    'a.no': '',
  };
  expect(findTranslationProblems('de.json', german, englishCatalogue)).toEqual([
    'de.json: a.one is missing.',
    'de.json: a.two is not in the English catalogue.',
    'de.json: a.bad is not in the English catalogue.',
    'de.json: a.no is not in the English catalogue.',
    'de.json: a.count has the placeholders count instead of count, name.',
    'de.json: a.bad is not an ICU message.',
    'de.json: a.no is empty or has space at an end.',
  ]);
});

test('findTextIdsMissingInBrowser returns ids of texts that the app uses but the browser does not get', () => {
  expect(findTextIdsMissingInBrowser("t('error.tooLong'), t('error.notFound'), t('nav.home')")).toEqual([
    'error.tooLong',
  ]);
});
