import { calls } from '@wishwell/contract/calls.ts';
import type { Person } from './person.ts';

/** Makes two people friends, as they would do it themselves. */
export async function befriend(one: Person, other: Person): Promise<void> {
  await one.does(calls.requestFriend, { query: { friend_id: other.id } });
  await other.does(calls.acceptFriend, { query: { friend_id: one.id } });
}
