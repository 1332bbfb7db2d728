import { expect, test } from 'vitest';
import { answering } from '../../test/answering.ts';
import { assertRoomForFriend, lockPair } from './pair.ts';

const people = [1, 2].map((id) => ({ id, is_active: true }));
const tx = (friendship: readonly object[]) =>
  answering({ 'friends.lockPeople [1,2]': people, 'friends.lockFriendship [1,2]': friendship });

test.each([
  ['none', []],
  ['friends', [{ status: 'friends', requester_id: 1 }]],
  ['sent', [{ status: 'pending', requester_id: 1 }]],
  ['received', [{ status: 'pending', requester_id: 2 }]],
] as const)('the standing is %s', async (standing, friendship) => {
  expect(await lockPair(tx(friendship), 1, 2)).toBe(standing);
});

test('nobody asks themselves', async () => {
  await expect(lockPair(tx([]), 1, 1)).rejects.toMatchObject({
    status: 400,
    fields: [{ field: 'friend_id' }],
  });
});

test('an unknown or inactive person is not found', async () => {
  for (const other of [[], [{ id: 2, is_active: false }]]) {
    const found = answering({ 'friends.lockPeople [1,2]': [{ id: 1, is_active: true }, ...other] });
    await expect(lockPair(found, 1, 2)).rejects.toMatchObject({ status: 404 });
  }
});

const counted = (count: number) => answering({ 'friends.count [1]': [{ count: 0 }], 'friends.count [2]': [{ count }] });

test('the last friend fits, and one more does not', async () => {
  const config = { quotas: { friendsPerUser: 5 } } as Parameters<typeof assertRoomForFriend>[1];
  await assertRoomForFriend(counted(4), config, [1, 2]);
  await expect(assertRoomForFriend(counted(5), config, [1, 2])).rejects.toMatchObject({
    status: 409,
    values: { max: 5 },
  });
});
