import { calls } from '@wishwell/contract/calls.ts';
import { expect } from 'vitest';
import { startAppForTest } from '../../server/test/app.ts';
import { postIdentity } from '../../server/test/identity-calls.ts';
import { startMailServerForTest } from '../../server/test/mailbox.ts';
import { signUpIdentity, type Person } from '../../server/test/person.ts';
import { itemIds } from '../../server/test/world.ts';
import { type AbuseCase, createAbuseCaseAs } from './abuse-case.ts';
import type { AbuseServer } from './abuse-server.ts';
import { sendAbuseCaseRequest } from './send.ts';

const limitSettings = { RATE_LIMITS: 'on', LIMIT_BUG_REPORTS_PER_HOUR: '3', LIMIT_FRIEND_REQUESTS_PER_HOUR: '6' };

const sendFriendRequest = (sender: Person, receiver: Person): Promise<unknown> =>
  sender.does(calls.requestFriend, { query: { friend_id: receiver.id } });
const revokeFriendship = (sender: Person, receiver: Person): Promise<unknown> =>
  sender.does(calls.revokeFriend, { query: { friend_id: receiver.id } });
const acceptFriendRequest = (sender: Person, receiver: Person): Promise<unknown> =>
  sender.does(calls.acceptFriend, { query: { friend_id: receiver.id } });

/**
 * Returns a `prepare` function that runs `round` three times, because one person may send another person
 * three friend requests. In each round, the stranger sends a friend request to the staff member.
 */
const createThreeRoundPreparation =
  (round: (asker: Person, asked: Person) => Promise<unknown>): NonNullable<AbuseCase['prepare']> =>
  async ({ world: { people } }) => {
    for (let n = 0; n < 3; n += 1) await round(people.stranger, people.staff);
  };

const friendRequestToStaff = 'POST /api/friends/request?friend_id=<staff>';
const retryAfterExpectation: NonNullable<AbuseCase['alsoExpect']> = [
  'the header `retry-after` says almost thirty days',
  (_server, { headers }) => expect(Number(headers.get('retry-after')) / 86_400).toBeCloseTo(30, 1),
];

const bugReportRequest = 'POST /api/bugreports {"title":"Crash","description":"Again"}';

const countClaims = async ({ app }: AbuseServer): Promise<number> =>
  (await app.db.pool.query('select from claims where item_id = $1', [itemIds.free])).rowCount ?? 0;

const countLists = async ({ app }: AbuseServer, title: string): Promise<number> =>
  (await app.db.pool.query('select from wishlists where title = $1', [title])).rowCount ?? 0;

const idempotencyHeaders = { 'idempotency-key': 'one' };

/** Abuse cases that repeat permitted requests or send them in another order (API6:2023). */
export const flowCases: readonly AbuseCase[] = [
  createAbuseCaseAs.stranger('fourth friend request, after withdrawing three', friendRequestToStaff, 429, {
    env: limitSettings,
    prepare: createThreeRoundPreparation(async (sender, receiver) => [
      await sendFriendRequest(sender, receiver),
      await revokeFriendship(sender, receiver),
    ]),
    alsoExpect: retryAfterExpectation,
  }),
  createAbuseCaseAs.stranger('fourth friend request, after three refusals', friendRequestToStaff, 429, {
    env: limitSettings,
    prepare: createThreeRoundPreparation(async (sender, receiver) => [
      await sendFriendRequest(sender, receiver),
      await revokeFriendship(receiver, sender),
    ]),
    alsoExpect: retryAfterExpectation,
  }),
  createAbuseCaseAs.stranger('fourth friend request, after three ended friendships', friendRequestToStaff, 429, {
    env: limitSettings,
    prepare: createThreeRoundPreparation(async (sender, receiver) => [
      await sendFriendRequest(sender, receiver),
      await acceptFriendRequest(receiver, sender),
      await revokeFriendship(receiver, sender),
    ]),
    alsoExpect: retryAfterExpectation,
  }),
  createAbuseCaseAs.stranger(
    'fourth friend request, after requests in the other direction',
    friendRequestToStaff,
    429,
    {
      env: limitSettings,
      prepare: async ({ world: { people } }) => {
        const { stranger, staff } = people;
        for (let n = 0; n < 3; n += 1) {
          await sendFriendRequest(stranger, staff);
          await revokeFriendship(stranger, staff);
          await sendFriendRequest(staff, stranger);
          await revokeFriendship(stranger, staff);
        }
      },
    },
  ),
  createAbuseCaseAs.stranger(
    'fourth friend request, after simultaneous requests and withdrawals',
    'repeatedly, four in parallel: POST /api/friends/request?friend_id=<staff>, POST /api/friends/revoke?friend_id=<staff>',
    429,
    {
      env: limitSettings,
      prepare: async ({ app, world: { people } }) => {
        const { stranger, staff } = people;
        const query = { friend_id: staff.id };
        const requests = [calls.requestFriend, calls.revokeFriend, calls.requestFriend, calls.revokeFriend];
        for (let n = 0; n < 4; n += 1) await Promise.all(requests.map((call) => stranger.tries(call, { query })));
        await stranger.tries(calls.revokeFriend, { query });
        // Resets the rate limit per hour. Otherwise its 429 would come before the 429 of the limit that this
        // case tests.
        await app.db.pool.query('delete from rate_counts');
        for (let n = 0; n < 3; n += 1) {
          await stranger.tries(calls.requestFriend, { query });
          await stranger.tries(calls.revokeFriend, { query });
        }
      },
      send: ({ world: { people } }) =>
        people.stranger.tries(calls.requestFriend, { query: { friend_id: people.staff.id } }),
      alsoExpect: [
        'three requests are recorded',
        async ({ app }) => {
          const { rows } = await app.db.pool.query('select count(*) as asked from friend_requests');
          expect(rows).toEqual([{ asked: 3 }]);
        },
      ],
    },
  ),
  createAbuseCaseAs.stranger('friend requests to everybody', 'POST /api/friends/request?friend_id=<inactive>', 429, {
    env: limitSettings,
    prepare: async ({ world: { people } }) => {
      const { owner, sharee, friend, asked, asker, staff, stranger } = people;
      for (const receiver of [owner, sharee, friend, asked, asker, staff]) await sendFriendRequest(stranger, receiver);
    },
  }),
  createAbuseCaseAs.owner('accept an own friend request', 'POST /api/friends/accept?friend_id=<asked>', 409),
  createAbuseCaseAs.stranger('accept a missing friend request', 'POST /api/friends/accept?friend_id=<owner>', 409),
  createAbuseCaseAs.owner('friend request to oneself', 'POST /api/friends/request?friend_id=<owner>', 400),
  createAbuseCaseAs.stranger(
    'friend request to a deactivated account',
    'POST /api/friends/request?friend_id=<inactive>',
    404,
  ),
  createAbuseCaseAs.stranger('bug reports beyond the hourly limit', bugReportRequest, 429, {
    env: limitSettings,
    prepare: async (server) => {
      for (let n = 0; n < 3; n += 1) await sendAbuseCaseRequest(server, { as: 'stranger', request: bugReportRequest });
    },
  }),
  createAbuseCaseAs.stranger('retries of one bug report beyond the hourly limit', bugReportRequest, 429, {
    headers: idempotencyHeaders,
    env: limitSettings,
    prepare: async (server) => {
      for (let n = 0; n < 3; n += 1)
        await sendAbuseCaseRequest(server, { as: 'stranger', request: bugReportRequest, headers: idempotencyHeaders });
    },
    alsoExpect: [
      'only one report is stored',
      async ({ app }) =>
        expect((await app.db.pool.query(`select from bug_reports where title = 'Crash'`)).rowCount).toBe(1),
    ],
  }),
  createAbuseCaseAs.anonymous(
    'sign-ups beyond the limit',
    'POST /api/auth/sign-up/email, the eleventh within ten minutes',
    429,
    {
      send: async () => {
        const app = await startAppForTest({ RATE_LIMITS: 'on' });
        for (let n = 0; n < 10; n += 1) await signUpIdentity(app, { name: `Eve ${n}` });
        return postIdentity(app, 'sign-up/email', { name: 'Eve', email: 'eve@example.com', password: 'secret gift' });
      },
    },
  ),
  createAbuseCaseAs.anonymous(
    'reset mails to one address beyond the limit',
    'POST /api/auth/request-password-reset, once more than the hourly limit of an address',
    200,
    {
      send: async () => {
        const mailServer = await startMailServerForTest();
        const app = await startAppForTest({ SMTP_URL: mailServer.url, LIMIT_RESET_MAILS_PER_HOUR: '2' });
        const [ana, ben] = [await signUpIdentity(app, { name: 'Ana' }), await signUpIdentity(app, { name: 'Ben' })];
        for (let n = 1; n <= 2; n += 1) {
          await postIdentity(app, 'request-password-reset', { email: ana.email });
          // Waits for the mail before the next request, because the server sends only one mail for requests
          // that arrive at the same time.
          await mailServer.mail(n);
        }
        const thirdReply = await postIdentity(app, 'request-password-reset', { email: ana.email });
        await postIdentity(app, 'request-password-reset', { email: ben.email });
        await mailServer.mail(3);
        expect(mailServer.mails.map(({ to }) => to[0])).toEqual([ana.email, ana.email, ben.email]);
        return thirdReply;
      },
      alsoExpect: ['the server sends no third mail'],
    },
  ),
  createAbuseCaseAs.friend(
    'simultaneous claims of one item',
    'PUT /api/friendwishlists/201/purchase {"purchased":true}, two friends in parallel',
    200,
    {
      send: async ({ world: { people } }) => {
        const sent = { params: { id: itemIds.free }, body: { purchased: true } };
        const replies = await Promise.all([
          people.friend.tries(calls.purchase, sent),
          people.sharee.tries(calls.purchase, sent),
        ]);
        const [won, lost] = replies.toSorted((a, b) => a.status - b.status);
        expect(lost?.status).toBe(409);
        if (!won) throw new Error('Nobody won');
        return won;
      },
      alsoExpect: [
        'the other request gets 409, and one claim is stored',
        async (server) => expect(await countClaims(server)).toBe(1),
      ],
    },
  ),
  createAbuseCaseAs.friend(
    'claim of an unavailable item',
    'PUT /api/friendwishlists/204/purchase {"purchased":true}',
    409,
  ),
  createAbuseCaseAs.owner('used Idempotency-Key with another body', 'POST /api/mywishlists {"title":"Gold"}', 422, {
    headers: idempotencyHeaders,
    prepare: (server) =>
      sendAbuseCaseRequest(server, {
        as: 'owner',
        request: 'POST /api/mywishlists {"title":"Tin"}',
        headers: idempotencyHeaders,
      }),
  }),
  createAbuseCaseAs.owner(
    'simultaneous requests with one Idempotency-Key',
    'POST /api/mywishlists {"title":"Twice"}, with one Idempotency-Key, eight in parallel',
    201,
    {
      send: async ({ world: { people } }) => {
        const sent = { body: { title: 'Twice' }, headers: idempotencyHeaders };
        const replies = await Promise.all(
          Array.from({ length: 8 }, () => people.owner.tries(calls.createWishlist, sent)),
        );
        expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
        return people.owner.tries(calls.createWishlist, sent);
      },
      alsoExpect: ['only one list is stored', async (server) => expect(await countLists(server, 'Twice')).toBe(1)],
    },
  ),
  createAbuseCaseAs.owner('Idempotency-Key of 256 characters', 'POST /api/mywishlists {"title":"Key"}', 400, {
    headers: { 'idempotency-key': 'x'.repeat(256) },
  }),
];
