import { calls } from '@wishwell/contract/calls.ts';
import { expect } from 'vitest';
import { decodeBearerClaims } from '../../server/test/bearers.ts';
import { createVisitor } from '../../server/test/person.ts';
import { listIds, type Actor } from '../../server/test/world.ts';
import { type AbuseCase, createAbuseCaseAs } from './abuse-case.ts';
import type { AbuseServer } from './abuse-server.ts';

const superuserRequests = [
  'GET /api/users',
  'GET /api/bugreports',
  'GET /api/bugreports/count/open',
  'PATCH /api/bugreports/301/status {"status":"resolved"}',
];

const createSuperuserEndpointCases = (as: Actor, who: string, status: number): AbuseCase[] =>
  superuserRequests.map((request) => createAbuseCaseAs[as](`superuser endpoint, called by ${who}`, request, status));

const assertListUnchanged = async ({ world }: AbuseServer): Promise<void> => {
  expect(await world.people.owner.does(calls.getWishlist, { params: { id: listIds.public } })).toMatchObject({
    title: 'Winter',
  });
};

/**
 * Creates an abuse case: a request to an endpoint that the authentication library offers but Wishwell
 * disables.
 */
const createUnusedEndpointCase = (path: string): AbuseCase =>
  createAbuseCaseAs.owner('unused endpoint of the authentication library', path, 404);

/** Abuse cases with operations that the role of the actor does not permit (API5:2023). */
export const functionCases: readonly AbuseCase[] = [
  ...createSuperuserEndpointCases('friend', 'a user', 403),
  ...createSuperuserEndpointCases('staff', 'staff', 403),
  ...createSuperuserEndpointCases('anonymous', 'an anonymous client', 401),
  createAbuseCaseAs.friend('superuser claim in the token', 'GET /api/users with a bearer that says is_superuser', 403, {
    send: async ({ app, world }) => {
      const claims = {
        ...decodeBearerClaims(world.people.friend.bearer),
        is_superuser: true,
        role: 'superuser',
        scope: 'admin',
      };
      return createVisitor(app, await world.sign(claims)).sends('GET', '/api/users');
    },
  }),
  createAbuseCaseAs.superuser('earlier token after the loss of the superuser role', 'GET /api/users', 401, {
    prepare: ({ app, world }) =>
      app.db.pool.query('update users set is_superuser = false where id = $1', [world.people.superuser.id]),
  }),
  createAbuseCaseAs.friend('superuser endpoint by HEAD', 'HEAD /api/users', 403),
  createAbuseCaseAs.friend('superuser endpoint, percent-encoded', 'GET /api/%75sers', 403),
  createAbuseCaseAs.friend('superuser endpoint in capitals', 'GET /api/USERS', 404),
  createAbuseCaseAs.friend('superuser endpoint with a trailing slash', 'GET /api/users/', 404),
  createAbuseCaseAs.friend('superuser endpoint with a double slash', 'GET /api//users', 404),
  createAbuseCaseAs.friend('superuser endpoint with a path parameter', 'GET /api/users;admin=1', 404),
  createAbuseCaseAs.friend('superuser endpoint with a file extension', 'GET /api/users.json', 404),
  createAbuseCaseAs.friend('superuser endpoint by path traversal', 'GET /api/friends/..%2fusers', 400),
  createAbuseCaseAs.friend('another path in a rewrite header', 'GET /api/friends', 200, {
    headers: { 'x-original-url': '/api/users', 'x-rewrite-url': '/api/users' },
    alsoExpect: [
      'the server ignores the header',
      (_server, { body }) => expect(body).toMatchObject([{ display_name: 'Olga' }]),
    ],
  }),
  createAbuseCaseAs.owner('another method in an override header', 'GET /api/mywishlists/101', 200, {
    headers: { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' },
    alsoExpect: ['the server ignores the header', assertListUnchanged],
  }),
  createAbuseCaseAs.owner('another method in the query', 'GET /api/mywishlists/101?_method=DELETE', 200, {
    alsoExpect: ['the server ignores the parameter', assertListUnchanged],
  }),
  createAbuseCaseAs.superuser('POST instead of PATCH', 'POST /api/bugreports/301/status {"status":"resolved"}', 404, {
    headers: { 'x-http-method-override': 'PATCH' },
  }),
  createAbuseCaseAs.superuser('unsupported method', 'DELETE /api/users', 404),
  createAbuseCaseAs.superuser('deletion of another person', 'DELETE /api/users/<friend>', 404),
  createAbuseCaseAs.superuser(
    'unknown status of a bug report',
    'PATCH /api/bugreports/301/status {"status":"closed"}',
    400,
  ),
  createAbuseCaseAs.superuser(
    'new title of a bug report along with its status',
    'PATCH /api/bugreports/301/status {"status":"resolved","title":"Mine"}',
    400,
  ),
  createUnusedEndpointCase('GET /api/auth/get-session'),
  createUnusedEndpointCase('GET /api/auth/list-sessions'),
  createUnusedEndpointCase('POST /api/auth/change-email {"newEmail":"eve@example.com"}'),
  createUnusedEndpointCase('POST /api/auth/set-password {"newPassword":"another word"}'),
  createUnusedEndpointCase('POST /api/auth/delete-user {}'),
  createUnusedEndpointCase('POST /api/auth/admin/set-role {"userId":"<owner uid>","role":"admin"}'),
  createUnusedEndpointCase('POST /api/auth/link-social {"provider":"google"}'),
  createUnusedEndpointCase('GET /api/auth/verify-email?token=invented'),
  createUnusedEndpointCase('GET /api/auth/ok'),
  createUnusedEndpointCase('GET /api/auth/error?error=%3Cscript%3E'),
];
