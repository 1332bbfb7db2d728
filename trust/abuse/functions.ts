import { calls } from '@wishwell/contract/calls.ts';
import { expect } from 'vitest';
import { claimsOf } from '../../server/test/bearers.ts';
import { visitor } from '../../server/test/person.ts';
import { lists, type Actor } from '../../server/test/world.ts';
import type { AbuseCase } from './abuse-case.ts';
import type { Stage } from './stage.ts';

const forSuperusers = [
  'GET /api/users',
  'GET /api/bugreports',
  'GET /api/bugreports/count/open',
  'PATCH /api/bugreports/301/status {"status":"resolved"}',
];

const refusedTo = (as: Actor, who: string, answer: number): AbuseCase[] =>
  forSuperusers.map((request) => ({ abuse: `a superuser’s call, by ${who}`, as, request, answer }));

const listStands = async ({ world }: Stage): Promise<void> => {
  expect(await world.people.owner.does(calls.getWishlist, { params: { id: lists.public } })).toMatchObject({
    title: 'Winter',
  });
};

/** Whose path leads to somewhere that the identity library knows and the product does not offer. */
const hidden = (path: string): AbuseCase => ({
  abuse: 'what the identity library could do besides',
  as: 'owner',
  request: path,
  answer: 404,
});

/** Making calls that are for others. */
export const functionCases: readonly AbuseCase[] = [
  ...refusedTo('friend', 'an ordinary person', 403),
  ...refusedTo('staff', 'staff', 403),
  ...refusedTo('anonymous', 'nobody', 401),
  {
    abuse: 'a role in the bearer',
    as: 'friend',
    request: 'GET /api/users with a bearer that says is_superuser',
    send: async ({ app, world }) => {
      const claims = { ...claimsOf(world.people.friend.bearer), is_superuser: true, role: 'superuser', scope: 'admin' };
      return visitor(app, await world.sign(claims)).sends('GET', '/api/users');
    },
    answer: 403,
  },
  {
    abuse: 'a role that was taken away, with the bearer of before',
    as: 'superuser',
    request: 'GET /api/users',
    first: ({ app, world }) =>
      app.db.pool.query('update users set is_superuser = false where id = $1', [world.people.superuser.id]),
    answer: 401,
  },
  { abuse: 'a superuser’s list by HEAD', as: 'friend', request: 'HEAD /api/users', answer: 403 },
  { abuse: 'a superuser’s list by another spelling', as: 'friend', request: 'GET /api/%75sers', answer: 403 },
  { abuse: 'a superuser’s list in capitals', as: 'friend', request: 'GET /api/USERS', answer: 404 },
  { abuse: 'a superuser’s list with a slash behind it', as: 'friend', request: 'GET /api/users/', answer: 404 },
  { abuse: 'a superuser’s list with two slashes', as: 'friend', request: 'GET /api//users', answer: 404 },
  {
    abuse: 'a superuser’s list with a parameter in its path',
    as: 'friend',
    request: 'GET /api/users;admin=1',
    answer: 404,
  },
  { abuse: 'a superuser’s list with an ending', as: 'friend', request: 'GET /api/users.json', answer: 404 },
  {
    abuse: 'a superuser’s list through another path',
    as: 'friend',
    request: 'GET /api/friends/..%2fusers',
    answer: 400,
  },
  {
    abuse: 'another path in a header',
    as: 'friend',
    request: 'GET /api/friends',
    headers: { 'x-original-url': '/api/users', 'x-rewrite-url': '/api/users' },
    answer: 200,
    and: ['it is ignored', (_stage, { body }) => expect(body).toMatchObject([{ display_name: 'Olga' }])],
  },
  {
    abuse: 'another method in a header',
    as: 'owner',
    request: 'GET /api/mywishlists/101',
    headers: { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' },
    answer: 200,
    and: ['it is ignored', listStands],
  },
  {
    abuse: 'another method in the query',
    as: 'owner',
    request: 'GET /api/mywishlists/101?_method=DELETE',
    answer: 200,
    and: ['it is ignored', listStands],
  },
  {
    abuse: 'a POST for a PATCH',
    as: 'superuser',
    request: 'POST /api/bugreports/301/status {"status":"resolved"}',
    headers: { 'x-http-method-override': 'PATCH' },
    answer: 404,
  },
  { abuse: 'a method that a path does not have', as: 'superuser', request: 'DELETE /api/users', answer: 404 },
  { abuse: 'deleting another person', as: 'superuser', request: 'DELETE /api/users/<friend>', answer: 404 },
  {
    abuse: 'a status that is none',
    as: 'superuser',
    request: 'PATCH /api/bugreports/301/status {"status":"closed"}',
    answer: 400,
  },
  {
    abuse: 'a report rewritten along with its status',
    as: 'superuser',
    request: 'PATCH /api/bugreports/301/status {"status":"resolved","title":"Mine"}',
    answer: 400,
  },
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
