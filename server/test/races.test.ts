import { randomUUID } from 'node:crypto';
import { calls } from '@wishwell/contract/calls.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from './app.ts';
import { assertInvariants } from './invariants.ts';
import type { Reply } from './person.ts';
import { runTwoActionsConcurrently, runActionsConcurrently, openAllConnections, listIntegersBelow } from './race.ts';
import { createTestData, bugReportId, type TestData } from './world.ts';

// The tests in trust/races/ compare random races of claims, lists, items and friendships with a model.
let app: TestApp;
let world: TestData;

beforeAll(async () => {
  app = await startApp();
  world = await createTestData(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await world.reset();
  await openAllConnections(app);
});
afterEach(() => assertInvariants(app));

const runEightTimes = (action: () => Promise<Reply>): Promise<number[]> =>
  runActionsConcurrently(listIntegersBelow(8).map(() => action));
const countRows = async (table: string): Promise<number> =>
  (await app.db.pool.query(`select from ${table}`)).rowCount ?? 0;

const createFriendRequestAction = (one: 'stranger' | 'friend', other: 'stranger' | 'friend') => (): Promise<Reply> =>
  world.people[one].tries(calls.requestFriend, { query: { friend_id: world.people[other].id } });

describe('simultaneous friend requests', () => {
  it('two people become friends when they send each other requests at the same time', async () => {
    for (const round of listIntegersBelow(16)) {
      await world.reset();
      const replies = await runTwoActionsConcurrently(
        round,
        createFriendRequestAction('stranger', 'friend'),
        createFriendRequestAction('friend', 'stranger'),
      );
      expect(replies.map(({ status }) => status)).toEqual([204, 204]);
      const [found] = (await world.people.stranger.does(calls.listFriends)).map(({ id }) => id);
      expect(found).toBe(world.people.friend.id);
    }
  });

  it('eight simultaneous acceptances of one friend request create one friendship', async () => {
    const { owner, asked } = world.people;
    const accept = (): Promise<Reply> => asked.tries(calls.acceptFriend, { query: { friend_id: owner.id } });
    expect(await runEightTimes(accept)).toEqual(listIntegersBelow(8).map(() => 204));
    expect((await asked.does(calls.listFriends)).map(({ id }) => id)).toEqual([owner.id]);
  });
});

it("two simultaneous changes of a bug report's status each return the status that they have set", async () => {
  for (const round of listIntegersBelow(24)) {
    const set = (status: string) => (): Promise<Reply> =>
      world.people.superuser.tries(calls.updateBugReportStatus, { params: { id: bugReportId }, body: { status } });
    const replies = await runTwoActionsConcurrently(round, set('resolved'), set('in_progress'));
    expect(replies.map(({ body }) => body)).toMatchObject([{ status: 'resolved' }, { status: 'in_progress' }]);
  }
});

describe('eight simultaneous requests', () => {
  it('eight simultaneous requests with the same Idempotency-Key create only one bug report', async () => {
    const sent = { headers: { 'idempotency-key': randomUUID() }, body: { title: 'Crash', description: 'Often' } };
    const before = await countRows('bug_reports');
    const statuses = await runEightTimes(() => world.people.owner.tries(calls.createBugReport, sent));
    expect(statuses).toEqual(listIntegersBelow(8).map(() => 201));
    expect(await countRows('bug_reports')).toBe(before + 1);
  });

  it('eight simultaneous sign-ups of one person create only one user record', async () => {
    const { uid, email } = world.unfinished;
    const body = { firebase_uid: uid, email, display_name: 'Uma' };
    const before = await countRows('users');
    const statuses = await runEightTimes(() => world.callers.unfinished.tries(calls.createUser, { body }));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
    expect(await countRows('users')).toBe(before + 1);
  });
});

it('only one of three simultaneous changes of a profile with the same If-Match succeeds', async () => {
  const headers = { 'if-match': '"1"' };
  const changes = ['One', 'Two', 'Three'].map(
    (name) => () => world.people.owner.tries(calls.updateProfile, { headers, body: { display_name: name } }),
  );
  const statuses = await runActionsConcurrently(changes);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 412, 412]);
});
