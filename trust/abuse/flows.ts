import { calls } from '@wishwell/contract/calls.ts';
import { expect } from 'vitest';
import { startAppForTest } from '../../server/test/app.ts';
import { postIdentity } from '../../server/test/identity-calls.ts';
import { mailServerForTest } from '../../server/test/mailbox.ts';
import { signUp, type Person } from '../../server/test/person.ts';
import { items } from '../../server/test/world.ts';
import type { AbuseCase } from './abuse-case.ts';
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
  {
    abuse: 'asking a fourth time, after withdrawing each',
    as: 'stranger',
    request: askAgain,
    env: limited,
    first: three(async (one, other) => [await asks(one, other), await revokes(one, other)]),
    answer: 429,
    and: saysWhen,
  },
  {
    abuse: 'asking a fourth time, after each was denied',
    as: 'stranger',
    request: askAgain,
    env: limited,
    first: three(async (one, other) => [await asks(one, other), await revokes(other, one)]),
    answer: 429,
    and: saysWhen,
  },
  {
    abuse: 'asking a fourth time, after each friendship was ended',
    as: 'stranger',
    request: askAgain,
    env: limited,
    first: three(async (one, other) => [await asks(one, other), await accepts(other, one), await revokes(other, one)]),
    answer: 429,
    and: saysWhen,
  },
  {
    abuse: 'asking a fourth time, after the other has asked in between',
    as: 'stranger',
    request: askAgain,
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
    answer: 429,
  },
  {
    abuse: 'asking a fourth time, all at the same instant',
    as: 'stranger',
    request:
      'again and again, four at once: POST /api/friends/request?friend_id=<staff>, POST /api/friends/revoke?friend_id=<staff>',
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
    answer: 429,
    and: [
      'asked three times',
      async ({ app }) => {
        const { rows } = await app.db.pool.query('select count(*) as asked from friend_requests');
        expect(rows).toEqual([{ asked: 3 }]);
      },
    ],
  },
  {
    abuse: 'asking everybody',
    as: 'stranger',
    request: 'POST /api/friends/request?friend_id=<inactive>',
    env: limited,
    first: async ({ world: { people } }) => {
      const { owner, sharee, friend, asked, asker, staff, stranger } = people;
      for (const other of [owner, sharee, friend, asked, asker, staff]) await asks(stranger, other);
    },
    answer: 429,
  },
  {
    abuse: 'accepting what one has sent',
    as: 'owner',
    request: 'POST /api/friends/accept?friend_id=<asked>',
    answer: 409,
  },
  {
    abuse: 'accepting what nobody has sent',
    as: 'stranger',
    request: 'POST /api/friends/accept?friend_id=<owner>',
    answer: 409,
  },
  { abuse: 'being one’s own friend', as: 'owner', request: 'POST /api/friends/request?friend_id=<owner>', answer: 400 },
  {
    abuse: 'asking somebody who is deactivated',
    as: 'stranger',
    request: 'POST /api/friends/request?friend_id=<inactive>',
    answer: 404,
  },
  {
    abuse: 'a flood of bug reports',
    as: 'stranger',
    request: report,
    env: limited,
    first: async (stage) => {
      for (let n = 0; n < 3; n += 1) await sendCase(stage, { abuse: '', as: 'stranger', request: report, answer: 201 });
    },
    answer: 429,
  },
  {
    abuse: 'the same, as one report that is sent again',
    as: 'stranger',
    request: report,
    headers: keyed,
    env: limited,
    first: async (stage) => {
      for (let n = 0; n < 3; n += 1)
        await sendCase(stage, { abuse: '', as: 'stranger', request: report, headers: keyed, answer: 201 });
    },
    answer: 429,
    and: [
      'one report',
      async ({ app }) =>
        expect((await app.db.pool.query(`select from bug_reports where title = 'Crash'`)).rowCount).toBe(1),
    ],
  },
  {
    abuse: 'a flood of sign-ups',
    as: 'anonymous',
    request: 'POST /api/auth/sign-up/email, the eleventh within ten minutes',
    send: async () => {
      const app = await startAppForTest({ RATE_LIMITS: 'on' });
      for (let n = 0; n < 10; n += 1) await signUp(app, { name: `Eve ${n}` });
      return postIdentity(app, 'sign-up/email', { name: 'Eve', email: 'eve@example.com', password: 'secret gift' });
    },
    answer: 429,
  },
  {
    abuse: 'a flood of mails to somebody',
    as: 'anonymous',
    request: 'POST /api/auth/request-password-reset, once more than the hour has mails for an address',
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
    answer: 200,
    and: ['no mail more'],
  },
  {
    abuse: 'claiming what a friend claims at the same instant',
    as: 'friend',
    request: 'PUT /api/friendwishlists/201/purchase {"purchased":true}, two friends at once',
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
    answer: 200,
    and: ['409 for the other, and one claim', async (stage) => expect(await claimsOfItem(stage)).toBe(1)],
  },
  {
    abuse: 'claiming what the owner has switched off',
    as: 'friend',
    request: 'PUT /api/friendwishlists/204/purchase {"purchased":true}',
    answer: 409,
  },
  {
    abuse: 'another body under a key that was used',
    as: 'owner',
    request: 'POST /api/mywishlists {"title":"Gold"}',
    headers: keyed,
    first: (stage) =>
      sendCase(stage, {
        abuse: '',
        as: 'owner',
        request: 'POST /api/mywishlists {"title":"Tin"}',
        headers: keyed,
        answer: 201,
      }),
    answer: 422,
  },
  {
    abuse: 'a double click',
    as: 'owner',
    request: 'POST /api/mywishlists {"title":"Twice"}, with one Idempotency-Key, eight times at once',
    send: async ({ world: { people } }) => {
      const sent = { body: { title: 'Twice' }, headers: keyed };
      const replies = await Promise.all(
        Array.from({ length: 8 }, () => people.owner.tries(calls.createWishlist, sent)),
      );
      expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      return people.owner.tries(calls.createWishlist, sent);
    },
    answer: 201,
    and: ['one list', async (stage) => expect(await owns(stage, 'Twice')).toBe(1)],
  },
  {
    abuse: 'a key that is no text of letters',
    as: 'owner',
    request: 'POST /api/mywishlists {"title":"Key"}',
    headers: { 'idempotency-key': 'x'.repeat(256) },
    answer: 400,
  },
];
