import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emptyItemDraft, createItemFormData } from '../items/item-draft.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';

const image = new File(['a mug'], 'mug.png', { type: 'image/png' });
const mug = { name: 'Mug', price: '38' };

test('equal request bodies get the same idempotency key, even if other bodies were sent in between', () => {
  const keyOf = renderHook(useIdempotencyKey).result.current;
  const bodies = [mug, { ...mug, name: 'Lamp' }, { ...mug, image_file: image }];
  const keys = bodies.map(keyOf);
  expect(new Set(keys).size).toBe(3);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(bodies.map((body) => keyOf({ ...body }))).toEqual(keys);
});

test('equal request bodies of two dialogs get different idempotency keys', () => {
  const [one, other] = [renderHook(useIdempotencyKey), renderHook(useIdempotencyKey)];
  expect(one.result.current(mug)).not.toBe(other.result.current(mug));
});

test('two equal form bodies with the same image file get the same idempotency key', () => {
  const keyOf = renderHook(useIdempotencyKey).result.current;
  const draft = { ...emptyItemDraft, name: 'Mug', file: image };
  expect(keyOf(Object.fromEntries(createItemFormData(draft)))).toBe(
    keyOf(Object.fromEntries(createItemFormData(draft))),
  );
});
