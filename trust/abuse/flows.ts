import { calls } from '@wishwell/contract/calls.ts';
import { expect } from 'vitest';
import { startAppForTest } from '../../server/test/app.ts';
import { postIdentity } from '../../server/test/identity-calls.ts';
import { mailServerForTest } from '../../server/test/mailbox.ts';
import { signUp, type Person } from '../../server/test/person.ts';
import { items } from '../../server/test/world.ts';
import { type AbuseCase, by } from './abuse-case.ts';
import { sendCase } from './send.ts';
import type { Stage } from './stage.ts';

const limited = { RATE_LIMITS: 'on', LIMIT_BUG_REPORTS_PER_HOUR: '3', LIMIT_FRIEND_REQUESTS_PER_HOUR: '6' };

const asks = (one: Person, other: Person): Promise<unknown> =>
  one.does(calls.requestFriend, { query: { friend_id: other.id } });
const revokes = (one: Person, other: Person): Promise<unknown> =>
  one.does(calls.revokeFriend, { query: { friend_id: other.id } });
const accepts = (one: Person, other: Person): Promise<unknown> =>
  one.does(calls.acceptFriend, { query: { friend_id: other.id } });

/** What happens three times between the stranger, who asks, and the staff, before the stranger asks once more. */
const three =
  (round: (asker: Person, asked: Person) => Promise<unknown>): NonNullable<AbuseCase['first']> =>
  async ({ world: { people } }) => {
    for (let n = 0; n < 3; n += 1) await round(people.stranger, people.staff);
  };

const askAgain = 'POST /api/friends/request?friend_id=<staff>';
const saysWhen: NonNullable<AbuseCase['and']> = [
  '`retry-after` of almost thirty days',
  (_stage, { headers }) => expect(Number(headers.get('retry-after')) / 86_400).toBeCloseTo(30, 1),
];

const report = 'POST /api/bugreports {"title":"Crash","description":"Again"}';

const claimsOfItem = async ({ app }: Stage): Promise<number> =>
  (await app.db.pool.query('select from claims where item_id = $1', [items.free])).rowCount ?? 0;

const owns = async ({ app }: Stage, title: string): Promise<number> =>
  (await app.db.pool.query('select from wishlists where title = $1', [title])).rowCount ?? 0;

const keyed = { 'idempotency-key': 'one' };

/** Using what is allowed, more often or in another order than it is meant. */
export const flowCases: readonly AbuseCase[] = [
  by.stranger('asking a fourth time, after withdrawing each', askAgain, 429, {
    env: limited,
    first: three(async (one, other) => [await asks(one, other), await revokes(one, other)]),
    and: saysWhen,
  }),
  by.stranger('asking a fourth time, after each was denied', askAgain, 429, {
    env: limited,
    first: three(async (one, other) => [await asks(one, other), await revokes(other, one)]),
    and: saysWhen,
  }),
  by.stranger('asking a fourth time, after each friendship was ended', askAgain, 429, {
    env: limited,
    first: three(async (one, other) => [await asks(one, other), await accepts(other, one), await revokes(other, one)]),
    and: saysWhen,
  }),
  by.stranger('asking a fourth time, after the other has asked in between', askAgain, 429, {
    env: limited,
    first: async ({ world: { people } }) => {
      const { stranger, staff } = people;
      for (let n = 0; n < 3; n += 1) {
        await asks(stranger, staff);
        await revokes(stranger, staff);
        await asks(staff, stranger);
        await revokes(stranger, staff);
      }
    },
  }),
  by.stranger(
    'asking a fourth time, all at the same instant',
    'again and again, four at once: POST /api/friends/request?friend_id=<staff>, POST /api/friends/revoke?friend_id=<staff>',
    429,
    {
      env: limited,
      first: async ({ app, world: { people } }) => {
        const { stranger, staff } = people;
        const query = { friend_id: staff.id };
        const moves = [calls.requestFriend, calls.revokeFriend, calls.requestFriend, calls.revokeFriend];
        for (let n = 0; n < 4; n += 1) await Promise.all(moves.map((call) => stranger.tries(call, { query })));
        await stranger.tries(calls.revokeFriend, { query });
        // What an hour has room for is another limit.
        await app.db.pool.query('delete from rate_counts');
        for (let n = 0; n < 3; n += 1) {
          await stranger.tries(calls.requestFriend, { query });
          await stranger.tries(calls.revokeFriend, { query });
        }
      },
      send: ({ world: { people } }) =>
        people.stranger.tries(calls.requestFriend, { query: { friend_id: people.staff.id } }),
      and: [
        'asked three times',
        async ({ app }) => {
          const { rows } = await app.db.pool.query('select count(*) as asked from friend_requests');
          expect(rows).toEqual([{ asked: 3 }]);
        },
      ],
    },
  ),
  by.stranger('asking everybody', 'POST /api/friends/request?friend_id=<inactive>', 429, {
    env: limited,
    first: async ({ world: { people } }) => {
      const { owner, sharee, friend, asked, asker, staff, stranger } = people;
      for (const other of [owner, sharee, friend, asked, asker, staff]) await asks(stranger, other);
    },
  }),
  by.owner('accepting what one has sent', 'POST /api/friends/accept?friend_id=<asked>', 409),
  by.stranger('accepting what nobody has sent', 'POST /api/friends/accept?friend_id=<owner>', 409),
  by.owner('being one’s own friend', 'POST /api/friends/request?friend_id=<owner>', 400),
  by.stranger('asking somebody who is deactivated', 'POST /api/friends/request?friend_id=<inactive>', 404),
  by.stranger('a flood of bug reports', report, 429, {
    env: limited,
    first: async (stage) => {
      for (let n = 0; n < 3; n += 1) await sendCase(stage, { as: 'stranger', request: report });
    },
  }),
  by.stranger('the same, as one report that is sent again', report, 429, {
    headers: keyed,
    env: limited,
    first: async (stage) => {
      for (let n = 0; n < 3; n += 1) await sendCase(stage, { as: 'stranger', request: report, headers: keyed });
    },
    and: [
      'one report',
      async ({ app }) =>
        expect((await app.db.pool.query(`select from bug_reports where title = 'Crash'`)).rowCount).toBe(1),
    ],
  }),
  by.anonymous('a flood of sign-ups', 'POST /api/auth/sign-up/email, the eleventh within ten minutes', 429, {
    send: async () => {
      const app = await startAppForTest({ RATE_LIMITS: 'on' });
      for (let n = 0; n < 10; n += 1) await signUp(app, { name: `Eve ${n}` });
      return postIdentity(app, 'sign-up/email', { name: 'Eve', email: 'eve@example.com', password: 'secret gift' });
    },
  }),
  by.anonymous(
    'a flood of mails to somebody',
    'POST /api/auth/request-password-reset, once more than the hour has mails for an address',
    200,
    {
      send: async () => {
        const smtp = await mailServerForTest();
        const app = await startAppForTest({ SMTP_URL: smtp.url, LIMIT_RESET_MAILS_PER_HOUR: '2' });
        const [ana, ben] = [await signUp(app, { name: 'Ana' }), await signUp(app, { name: 'Ben' })];
        for (let n = 1; n <= 2; n += 1) {
          await postIdentity(app, 'request-password-reset', { email: ana.email });
          // Requests that come before their mail has left are one.
          await smtp.mail(n);
        }
        const third = await postIdentity(app, 'request-password-reset', { email: ana.email });
        await postIdentity(app, 'request-password-reset', { email: ben.email });
        await smtp.mail(3);
        expect(smtp.mails.map(({ to }) => to[0])).toEqual([ana.email, ana.email, ben.email]);
        return third;
      },
      and: ['no mail more'],
    },
  ),
  by.friend(
    'claiming what a friend claims at the same instant',
    'PUT /api/friendwishlists/201/purchase {"purchased":true}, two friends at once',
    200,
    {
      send: async ({ world: { people } }) => {
        const sent = { params: { id: items.free }, body: { purchased: true } };
        const replies = await Promise.all([
          people.friend.tries(calls.purchase, sent),
          people.sharee.tries(calls.purchase, sent),
        ]);
        const [won, lost] = replies.toSorted((a, b) => a.status - b.status);
        expect(lost?.status).toBe(409);
        if (!won) throw new Error('Nobody won');
        return won;
      },
      and: ['409 for the other, and one claim', async (stage) => expect(await claimsOfItem(stage)).toBe(1)],
    },
  ),
  by.friend(
    'claiming what the owner has switched off',
    'PUT /api/friendwishlists/204/purchase {"purchased":true}',
    409,
  ),
  by.owner('another body under a key that was used', 'POST /api/mywishlists {"title":"Gold"}', 422, {
    headers: keyed,
    first: (stage) =>
      sendCase(stage, { as: 'owner', request: 'POST /api/mywishlists {"title":"Tin"}', headers: keyed }),
  }),
  by.owner(
    'a double click',
    'POST /api/mywishlists {"title":"Twice"}, with one Idempotency-Key, eight times at once',
    201,
    {
      send: async ({ world: { people } }) => {
        const sent = { body: { title: 'Twice' }, headers: keyed };
        const replies = await Promise.all(
          Array.from({ length: 8 }, () => people.owner.tries(calls.createWishlist, sent)),
        );
        expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
        return people.owner.tries(calls.createWishlist, sent);
      },
      and: ['one list', async (stage) => expect(await owns(stage, 'Twice')).toBe(1)],
    },
  ),
  by.owner('a key that is no text of letters', 'POST /api/mywishlists {"title":"Key"}', 400, {
    headers: { 'idempotency-key': 'x'.repeat(256) },
  }),
];
