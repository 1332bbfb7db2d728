import { expect, test } from 'vitest';
import { createFakeTransaction } from '../../test/fixed-transaction.ts';
import { assertFriendQuotas, lockPeopleAndFindRelation } from './pair.ts';

const activePeople = [1, 2].map((id) => ({ id, is_active: true }));
const tx = (friendship: readonly object[]) =>
  createFakeTransaction({ 'friends.lockPeople [1,2]': activePeople, 'friends.lockFriendship [1,2]': friendship });

test.each([
  ['none', []],
  ['friends', [{ status: 'friends', requester_id: 1 }]],
  ['sent', [{ status: 'pending', requester_id: 1 }]],
  ['received', [{ status: 'pending', requester_id: 2 }]],
] as const)('lockPeopleAndFindRelation returns the relation %s', async (relation, friendship) => {
  expect(await lockPeopleAndFindRelation(tx(friendship), 1, 2)).toBe(relation);
});

test('lockPeopleAndFindRelation throws 400 if both people are the same person', async () => {
  await expect(lockPeopleAndFindRelation(tx([]), 1, 1)).rejects.toMatchObject({
    status: 400,
    fields: [{ field: 'friend_id' }],
  });
});

test('lockPeopleAndFindRelation throws 404 for an unknown or inactive person', async () => {
  for (const other of [[], [{ id: 2, is_active: false }]]) {
    const transaction = createFakeTransaction({ 'friends.lockPeople [1,2]': [{ id: 1, is_active: true }, ...other] });
    await expect(lockPeopleAndFindRelation(transaction, 1, 2)).rejects.toMatchObject({ status: 404 });
  }
});

const createTransactionWithFriendCount = (count: number) =>
  createFakeTransaction({ 'friends.countFriends [1]': [{ count: 0 }], 'friends.countFriends [2]': [{ count }] });

test('assertRoomForFriend accepts the last friend below the limit, and throws 409 at the limit', async () => {
  const config = { quotas: { friendsPerUser: 5 } } as Parameters<typeof assertFriendQuotas>[1];
  await assertFriendQuotas(createTransactionWithFriendCount(4), config, [1, 2]);
  await expect(assertFriendQuotas(createTransactionWithFriendCount(5), config, [1, 2])).rejects.toMatchObject({
    status: 409,
    values: { max: 5 },
  });
});
