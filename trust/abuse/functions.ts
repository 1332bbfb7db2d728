import { calls } from '@wishwell/contract/calls.ts';
import { expect } from 'vitest';
import { claimsOf } from '../../server/test/bearers.ts';
import { visitor } from '../../server/test/person.ts';
import { lists, type Actor } from '../../server/test/world.ts';
import { type AbuseCase, by } from './abuse-case.ts';
import type { Stage } from './stage.ts';

const forSuperusers = [
  'GET /api/users',
  'GET /api/bugreports',
  'GET /api/bugreports/count/open',
  'PATCH /api/bugreports/301/status {"status":"resolved"}',
];

const refusedTo = (as: Actor, who: string, answer: number): AbuseCase[] =>
  forSuperusers.map((request) => by[as](`a superuser’s call, by ${who}`, request, answer));

const listStands = async ({ world }: Stage): Promise<void> => {
  expect(await world.people.owner.does(calls.getWishlist, { params: { id: lists.public } })).toMatchObject({
    title: 'Winter',
  });
};

/** Whose path leads to somewhere that the identity library knows and the product does not offer. */
const hidden = (path: string): AbuseCase => by.owner('what the identity library could do besides', path, 404);

/** Making calls that are for others. */
export const functionCases: readonly AbuseCase[] = [
  ...refusedTo('friend', 'an ordinary person', 403),
  ...refusedTo('staff', 'staff', 403),
  ...refusedTo('anonymous', 'nobody', 401),
  by.friend('a role in the bearer', 'GET /api/users with a bearer that says is_superuser', 403, {
    send: async ({ app, world }) => {
      const claims = { ...claimsOf(world.people.friend.bearer), is_superuser: true, role: 'superuser', scope: 'admin' };
      return visitor(app, await world.sign(claims)).sends('GET', '/api/users');
    },
  }),
  by.superuser('a role that was taken away, with the bearer of before', 'GET /api/users', 401, {
    first: ({ app, world }) =>
      app.db.pool.query('update users set is_superuser = false where id = $1', [world.people.superuser.id]),
  }),
  by.friend('a superuser’s list by HEAD', 'HEAD /api/users', 403),
  by.friend('a superuser’s list by another spelling', 'GET /api/%75sers', 403),
  by.friend('a superuser’s list in capitals', 'GET /api/USERS', 404),
  by.friend('a superuser’s list with a slash behind it', 'GET /api/users/', 404),
  by.friend('a superuser’s list with two slashes', 'GET /api//users', 404),
  by.friend('a superuser’s list with a parameter in its path', 'GET /api/users;admin=1', 404),
  by.friend('a superuser’s list with an ending', 'GET /api/users.json', 404),
  by.friend('a superuser’s list through another path', 'GET /api/friends/..%2fusers', 400),
  by.friend('another path in a header', 'GET /api/friends', 200, {
    headers: { 'x-original-url': '/api/users', 'x-rewrite-url': '/api/users' },
    and: ['it is ignored', (_stage, { body }) => expect(body).toMatchObject([{ display_name: 'Olga' }])],
  }),
  by.owner('another method in a header', 'GET /api/mywishlists/101', 200, {
    headers: { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' },
    and: ['it is ignored', listStands],
  }),
  by.owner('another method in the query', 'GET /api/mywishlists/101?_method=DELETE', 200, {
    and: ['it is ignored', listStands],
  }),
  by.superuser('a POST for a PATCH', 'POST /api/bugreports/301/status {"status":"resolved"}', 404, {
    headers: { 'x-http-method-override': 'PATCH' },
  }),
  by.superuser('a method that a path does not have', 'DELETE /api/users', 404),
  by.superuser('deleting another person', 'DELETE /api/users/<friend>', 404),
  by.superuser('a status that is none', 'PATCH /api/bugreports/301/status {"status":"closed"}', 400),
  by.superuser(
    'a report rewritten along with its status',
    'PATCH /api/bugreports/301/status {"status":"resolved","title":"Mine"}',
    400,
  ),
  hidden('GET /api/auth/get-session'),
  hidden('GET /api/auth/list-sessions'),
  hidden('POST /api/auth/change-email {"newEmail":"eve@example.com"}'),
  hidden('POST /api/auth/change-password {"currentPassword":"secret gift","newPassword":"another word"}'),
  hidden('POST /api/auth/delete-user {}'),
  hidden('POST /api/auth/admin/set-role {"userId":"<owner uid>","role":"admin"}'),
  hidden('POST /api/auth/link-social {"provider":"google"}'),
  hidden('GET /api/auth/verify-email?token=invented'),
  hidden('GET /api/auth/ok'),
  hidden('GET /api/auth/error?error=%3Cscript%3E'),
];
