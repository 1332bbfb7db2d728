import { expect, test } from 'vitest';
import { areWhole, type Member, primaryAmong } from './members.ts';

const leader: Member = { name: 'node1', role: 'leader', state: 'running', timeline: 2 };
const standby: Member = { name: 'node2', role: 'sync_standby', state: 'running', timeline: 2, lag: 0 };
const replica: Member = { name: 'node3', role: 'replica', state: 'streaming', timeline: 2, lag: 0 };

test('a cluster is whole when all follow the primary', () => {
  expect(areWhole([leader, standby, replica], 3, true)).toBe(true);
  expect(primaryAmong([replica, leader])).toBe('node1');
});

test.each<[string, Member[]]>([
  ['a node is missing', [leader, standby]],
  ['there is no primary', [standby, replica, { ...replica, name: 'node1' }]],
  ['the primary only starts', [{ ...leader, state: 'starting' }, standby, replica]],
  ['a replica is on the former timeline', [leader, standby, { ...replica, timeline: 1 }]],
  ['a replica is behind', [leader, standby, { ...replica, lag: 99_000_000 }]],
  ['nobody knows how far a replica is', [leader, standby, { ...replica, lag: 'unknown' }]],
  ['no replica holds every commit', [leader, { ...standby, role: 'replica' }, replica]],
])('it is not when %s', (_when, members) => {
  expect(areWhole(members, 3, true)).toBe(false);
});

test('without synchronous replication none need hold every commit', () => {
  expect(areWhole([leader, { ...standby, role: 'replica' }, replica], 3, false)).toBe(true);
});
