import * as v from 'valibot';
import { expect, test } from 'vitest';
import { mostSharersSent } from './limits.ts';
import { friendIds } from './wishlists.ts';

test('as many ids may be sent as a list has room for, and each is kept once', () => {
  const ids = Array.from({ length: mostSharersSent }, (_, index) => index + 1);
  expect(v.parse(friendIds, ids)).toEqual(ids);
  expect(v.parse(friendIds, [3, 1, 3, 2, 1])).toEqual([3, 1, 2]);
});

test('a list that is too long has one fault, and no id of it is read', () => {
  const read: unknown[] = [];
  const ids = new Proxy(
    Array.from({ length: 131_000 }, () => 0),
    {
      get(target, name) {
        read.push(name);
        return Reflect.get(target, name);
      },
    },
  );
  const { issues = [] } = v.safeParse(friendIds, ids);
  expect(issues.map(({ message }) => message)).toEqual(['error.invalid']);
  expect(new Set(read)).toEqual(new Set(['length']));
});

test('of a list with bad ids the first one is named', () => {
  const { issues = [] } = v.safeParse(friendIds, [1, 0, 'x', 0]);
  expect(issues.map(({ message, path }) => [message, path?.map(({ key }) => key)])).toEqual([['error.mustBeId', [1]]]);
  expect(v.safeParse(friendIds, '1').issues?.[0]?.message).toBe('error.mustBeIdList');
});
