import { expect, test } from 'vitest';
import { parseSharedItem } from './shared-item.ts';

const createFragment = (fields: Record<string, string>): string => `#${new URLSearchParams(fields).toString()}`;
const emptyItem = { url: '', name: '', description: '', price: '', currency: '', imageUrl: '', file: '' };

test('parseSharedItem returns all fields of an item from a URL fragment', () => {
  const fields = { url: 'https://shop.example/mug', title: ' Mug\n ', text: 'Holds 400 ml.', price: '24,5' };
  const image = 'https://shop.example/mug.png';
  expect(parseSharedItem(createFragment({ item: 'page', ...fields, currency: 'EUR', image }))).toEqual({
    source: 'page',
    url: 'https://shop.example/mug',
    name: 'Mug',
    description: 'Holds 400 ml.',
    price: '24.5',
    currency: 'EUR',
    imageUrl: image,
    file: '',
  });
});

test('parseSharedItem returns empty texts for invalid fields, and shortens a long name', () => {
  const name = `<img src=x onerror=alert(1)>\u202E${'a'.repeat(300)}`;
  const urls = { url: 'javascript:alert(1)', image: 'data:image/svg+xml,<svg/>' };
  const item = parseSharedItem(
    createFragment({ item: 'page', ...urls, title: name, price: '1e9', currency: '<b>', file: '../x' }),
  );
  expect(item).toMatchObject({ ...emptyItem, name: expect.stringMatching(/^<img src=x onerror=alert\(1\)> a{171}$/) });
  expect(item && Object.keys(item)).not.toContain('__proto__');
});

test.each(['', '#', '#other=1', `#item=page&title=${'a'.repeat(32_000)}`])(
  'parseSharedItem(%.20j) returns undefined',
  (fragment) => {
    expect(parseSharedItem(fragment)).toBeUndefined();
  },
);

test('parseSharedItem finds the URL in a text that a phone has shared', () => {
  const shared = parseSharedItem(createFragment({ item: 'app', title: 'Mug', text: 'Look https://shop.example/mug' }));
  expect(shared).toMatchObject({ source: 'app', url: 'https://shop.example/mug', name: 'Mug', description: 'Look' });
  expect(parseSharedItem(createFragment({ item: 'app', file: 'image' }))).toEqual({
    ...emptyItem,
    source: 'app',
    file: 'image',
  });
});
