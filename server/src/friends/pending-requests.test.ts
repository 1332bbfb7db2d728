import { calls } from '@wishwell/contract/calls.ts';
import type { FriendRequestStatus, Suggestion } from '@wishwell/contract/friends.ts';
import { maxListedFriendRequests } from '@wishwell/contract/limits.ts';
import { expect, it } from 'vitest';
import { startAppForTest, type TestApp } from '../../test/app.ts';
import { signUpPerson, type Person } from '../../test/person.ts';
import { runActionsConcurrently, openAllConnections } from '../../test/race.ts';

/** Adds people with friend requests from or to `ana`. A higher number in the name means a newer user. */
async function addFriendRequests({ db }: TestApp, ana: Person, requestCount: number): Promise<void> {
  await db.pool.query(
    `with people as (
       insert into users (uid, email, display_name)
       select side || n, side || n || '@example.com', side || ' ' || n
       from unnest(array['Received', 'Sent']) side cross join generate_series(1, $2::int) n
       returning id, display_name
     )
     insert into friendships (low_id, high_id, status, requester_id, created_at)
     select $1::bigint, id, 'pending', case when display_name like 'Sent%' then $1 else id end,
       now() + make_interval(secs => substring(display_name from '\\d+')::int)
     from people`,
    [ana.id, requestCount],
  );
}

const getNamesWithStatus = (people: readonly Suggestion[], wanted: FriendRequestStatus): string[] =>
  people.filter(({ status }) => status === wanted).map(({ display_name: name }) => name);

const createNewestRequestNames = (side: string, newest: number): string[] =>
  Array.from({ length: maxListedFriendRequests }, (_, place) => `${side} ${newest - place}`);

it('suggestions contain the newest pending requests, and a search finds every pending request', async () => {
  const app = await startAppForTest();
  const ana = await signUpPerson(app, 'Ana');
  const requestCount = maxListedFriendRequests + 1;
  await addFriendRequests(app, ana, requestCount);
  const people = await ana.does(calls.listSuggestions);
  expect(getNamesWithStatus(people, 'pending_received')).toEqual(createNewestRequestNames('Received', requestCount));
  expect(getNamesWithStatus(people, 'pending_sent')).toEqual(createNewestRequestNames('Sent', requestCount));
  for (const q of ['Received 1', 'sent1@example.com']) {
    const found = await ana.does(calls.listSuggestions, { query: { q } });
    expect(found.map(({ display_name: name }) => name)).toContain(q === 'Received 1' ? q : 'Sent 1');
  }
  const [newest] = people;
  await ana.does(calls.acceptFriend, { query: { friend_id: newest?.id ?? 0 } });
  const after = await ana.does(calls.listSuggestions);
  expect(getNamesWithStatus(after, 'pending_received')).toEqual(createNewestRequestNames('Received', requestCount - 1));
});

it('a friend request beyond the limit of pending requests gets 409, also among simultaneous ones', async () => {
  const app = await startAppForTest({ LIMIT_PENDING_REQUESTS_PER_USER: '3' });
  const people = await Promise.all(['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'].map((name) => signUpPerson(app, name)));
  const [ana, ...others] = people;
  if (!ana) throw new Error('Nobody has signed up');
  await openAllConnections(app);
  const sendRequest = (of: Person) => ana.tries(calls.requestFriend, { query: { friend_id: of.id } });
  const statuses = await runActionsConcurrently(others.map((other) => () => sendRequest(other)));
  expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 204, 204, 409, 409]);
  const refused = others.filter((_, place) => statuses[place] === 409);
  const [one, two] = refused;
  const recipient = others.find((_, place) => statuses[place] === 204);
  if (!one || !two || !recipient) throw new Error('Too few requests were accepted or refused');
  expect(await sendRequest(one)).toMatchObject({
    status: 409,
    body: { error: '3 of your friend requests are waiting for an answer. Please withdraw some first' },
  });
  // A repeated friend request is not counted again. If the other person has already sent the caller a
  // request, the caller's request is not counted, because both become friends.
  expect(await sendRequest(recipient)).toMatchObject({ status: 204 });
  await one.does(calls.requestFriend, { query: { friend_id: ana.id } });
  expect(await sendRequest(one)).toMatchObject({ status: 204 });
  await ana.does(calls.revokeFriend, { query: { friend_id: recipient.id } });
  expect(await sendRequest(two)).toMatchObject({ status: 204 });
});
