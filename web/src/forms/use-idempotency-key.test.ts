import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useIdempotencyKey } from './use-idempotency-key.ts';
import { emptyDraft, formOf } from '../items/item-draft.ts';

const picture = new File(['a mug'], 'mug.png', { type: 'image/png' });
const mug = { name: 'Mug', price: '38' };

test('the key belongs to the body, whatever was sent in between', () => {
  const keyOf = renderHook(useIdempotencyKey).result.current;
  const bodies = [mug, { ...mug, name: 'Lamp' }, { ...mug, image_file: picture }];
  const keys = bodies.map(keyOf);
  expect(new Set(keys).size).toBe(3);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(bodies.map((body) => keyOf({ ...body }))).toEqual(keys);
});

test('the same body in another dialog is another creation', () => {
  const [one, other] = [renderHook(useIdempotencyKey), renderHook(useIdempotencyKey)];
  expect(one.result.current(mug)).not.toBe(other.result.current(mug));
});

test('a form with a picture has the same key when it is made again', () => {
  const keyOf = renderHook(useIdempotencyKey).result.current;
  const draft = { ...emptyDraft, name: 'Mug', file: picture };
  expect(keyOf(Object.fromEntries(formOf(draft)))).toBe(keyOf(Object.fromEntries(formOf(draft))));
});
