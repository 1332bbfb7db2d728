import { calls } from '@wishwell/contract/calls.ts';
import type { Person } from './person.ts';

type Friend = Pick<Person, 'id' | 'does'>;

export async function befriend(one: Friend, other: Friend): Promise<void> {
  await one.does(calls.requestFriend, { query: { friend_id: other.id } });
  await other.does(calls.acceptFriend, { query: { friend_id: one.id } });
}
