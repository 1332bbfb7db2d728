import { calls } from '@wishwell/contract/calls.ts';
import type { RequestStatus, Suggestion } from '@wishwell/contract/friends.ts';
import { mostPendingShown } from '@wishwell/contract/limits.ts';
import { expect, it } from 'vitest';
import { startAppForTest, type TestApp } from '../../test/app.ts';
import { atOnce, openConnections } from '../../test/contest.ts';
import { signedIn, type Person } from '../../test/person.ts';

/** So many people who have asked `ana` and so many whom she has asked, the ones with the highest numbers last. */
async function addRequests({ db }: TestApp, ana: Person, each: number): Promise<void> {
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
    [ana.id, each],
  );
}

const namesOf = (people: readonly Suggestion[], wanted: RequestStatus): string[] =>
  people.filter(({ status }) => status === wanted).map(({ display_name: name }) => name);

/** The names of as many people as are shown, the newest of whom has this number. */
const shown = (side: string, newest: number): string[] =>
  Array.from({ length: mostPendingShown }, (_, place) => `${side} ${newest - place}`);

it('of many pending requests the newest received and sent are shown, a search finds each, and others follow', async () => {
  const app = await startAppForTest();
  const ana = await signedIn(app, 'Ana');
  const each = mostPendingShown + 1;
  await addRequests(app, ana, each);
  const people = await ana.does(calls.listSuggestions);
  expect(namesOf(people, 'pending_received')).toEqual(shown('Received', each));
  expect(namesOf(people, 'pending_sent')).toEqual(shown('Sent', each));
  for (const q of ['Received 1', 'sent1@example.com']) {
    const found = await ana.does(calls.listSuggestions, { query: { q } });
    expect(found.map(({ display_name: name }) => name)).toContain(q === 'Received 1' ? q : 'Sent 1');
  }
  const [newest] = people;
  await ana.does(calls.acceptFriend, { query: { friend_id: newest?.id ?? 0 } });
  const after = await ana.does(calls.listSuggestions);
  expect(namesOf(after, 'pending_received')).toEqual(shown('Received', each - 1));
});

it('a person has only so many sent requests pending, also when many are sent at once', async () => {
  const app = await startAppForTest({ LIMIT_PENDING_REQUESTS_PER_USER: '3' });
  const people = await Promise.all(['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'].map((name) => signedIn(app, name)));
  const [ana, ...others] = people;
  if (!ana) throw new Error('Nobody is there');
  await openConnections(app);
  const asks = (of: Person) => ana.tries(calls.requestFriend, { query: { friend_id: of.id } });
  const statuses = await atOnce(others.map((other) => () => asks(other)));
  expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 204, 204, 409, 409]);
  const refused = others.filter((_, place) => statuses[place] === 409);
  const [one, two] = refused;
  const asked = others.find((_, place) => statuses[place] === 204);
  if (!one || !two || !asked) throw new Error('Nobody was asked');
  expect(await asks(one)).toMatchObject({
    status: 409,
    body: { error: '3 of your friend requests are waiting for an answer. Please withdraw some first' },
  });
  // Asking again changes nothing; accepting by asking back is no new request.
  expect(await asks(asked)).toMatchObject({ status: 204 });
  await one.does(calls.requestFriend, { query: { friend_id: ana.id } });
  expect(await asks(one)).toMatchObject({ status: 204 });
  await ana.does(calls.revokeFriend, { query: { friend_id: asked.id } });
  expect(await asks(two)).toMatchObject({ status: 204 });
});
