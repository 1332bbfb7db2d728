import * as v from 'valibot';
import { expect, test } from 'vitest';
import { maxSharedWithIds } from './limits.ts';
import { sharedFriendIds } from './wishlists.ts';

test('friendIds accepts the maximum number of ids and removes duplicates', () => {
  const ids = Array.from({ length: maxSharedWithIds }, (_, index) => index + 1);
  expect(v.parse(sharedFriendIds, ids)).toEqual(ids);
  expect(v.parse(sharedFriendIds, [3, 1, 3, 2, 1])).toEqual([3, 1, 2]);
});

test('if there are too many ids, friendIds reports only this problem and does not check each id', () => {
  const readProperties: unknown[] = [];
  const ids = new Proxy(
    Array.from({ length: 131_000 }, () => 0),
    {
      get(target, name) {
        readProperties.push(name);
        return Reflect.get(target, name);
      },
    },
  );
  const { issues = [] } = v.safeParse(sharedFriendIds, ids);
  expect(issues.map(({ message }) => message)).toEqual(['error.invalid']);
  expect(new Set(readProperties)).toEqual(new Set(['length']));
});

test('friendIds reports only the first invalid id', () => {
  const { issues = [] } = v.safeParse(sharedFriendIds, [1, 0, 'x', 0]);
  expect(issues.map(({ message, path }) => [message, path?.map(({ key }) => key)])).toEqual([['error.mustBeId', [1]]]);
  expect(v.safeParse(sharedFriendIds, '1').issues?.[0]?.message).toBe('error.mustBeIdList');
});
