import { calls } from '@wishwell/contract/calls.ts';
import { expect } from 'vitest';
import { createDrawing } from '../../server/test/drawings.ts';
import { listIds, imageKeys } from '../../server/test/world.ts';
import { type AbuseCase, createAbuseCaseAs } from './abuse-case.ts';
import { sendAbuseCaseRequest } from './send.ts';

const claimBody = '{"purchased":true}';

/** Abuse cases that access objects of other people by id (API1:2023). */
export const objectCases: readonly AbuseCase[] = [
  createAbuseCaseAs.stranger('public list of a stranger', 'GET /api/friendwishlists/101', 404),
  createAbuseCaseAs.asker('public list, while a request to its owner is pending', 'GET /api/friendwishlists/101', 404),
  createAbuseCaseAs.asked('public list, while a request of its owner is pending', 'GET /api/friendwishlists/101', 404),
  createAbuseCaseAs.friend('private list shared with another friend', 'GET /api/friendwishlists/102', 404),
  createAbuseCaseAs.sharee('private list shared with nobody', 'GET /api/friendwishlists/106', 404),
  createAbuseCaseAs.friend('list of a deactivated friend', 'GET /api/friendwishlists/105', 404),
  createAbuseCaseAs.sharee('deleted list', 'GET /api/friendwishlists/<deleted list>', 404),
  createAbuseCaseAs.superuser('list of a stranger, as a superuser', 'GET /api/friendwishlists/101', 404),
  createAbuseCaseAs.owner(
    'friends’ view of an own list, which would reveal claims',
    'GET /api/friendwishlists/101',
    404,
  ),
  createAbuseCaseAs.friend('owner’s view of a friend’s list', 'GET /api/mywishlists/101', 404),
  createAbuseCaseAs.friend('rename of a friend’s list', 'PUT /api/mywishlists/101 {"title":"Mine"}', 404),
  createAbuseCaseAs.stranger(
    'detection of a hidden list by If-Match',
    'PUT /api/mywishlists/101 {"title":"Mine"}',
    404,
    {
      headers: { 'if-match': '"7"' },
    },
  ),
  createAbuseCaseAs.sharee('deletion of a list shared with the caller', 'DELETE /api/mywishlists/102', 404),
  createAbuseCaseAs.friend('new item with image on a friend’s list', 'POST /api/mywishlists/101/item', 404, {
    form: { name: 'Sled' },
    image: createDrawing,
  }),
  createAbuseCaseAs.stranger(
    'change of another person’s item through an own list',
    'PUT /api/mywishlists/104/item',
    404,
    {
      form: { id: '201', name: 'Mine' },
    },
  ),
  createAbuseCaseAs.owner('deletion of an item through another list', 'DELETE /api/mywishlists/103/item/201', 404),
  createAbuseCaseAs.stranger(
    'deletion of another person’s item through an own list',
    'DELETE /api/mywishlists/104/item/201',
    404,
  ),
  createAbuseCaseAs.owner('move of an own item to another person’s list', 'PUT /api/mywishlists/101/item', 404, {
    form: { id: '201', name: 'Mug', new_wishlist_id: '104' },
  }),
  createAbuseCaseAs.stranger('takeover of another person’s image by its key', 'PUT /api/mywishlists/104/item', 400, {
    form: { id: '207', name: 'Oar', image_url: `/api/pictures/${imageKeys.free}` },
  }),
  createAbuseCaseAs.stranger('claim of a stranger’s item', `PUT /api/friendwishlists/201/purchase ${claimBody}`, 404),
  createAbuseCaseAs.friend(
    'claim of an item on an invisible list',
    `PUT /api/friendwishlists/202/purchase ${claimBody}`,
    404,
  ),
  createAbuseCaseAs.sharee(
    'claim of a deleted item',
    `PUT /api/friendwishlists/<deleted item>/purchase ${claimBody}`,
    404,
  ),
  createAbuseCaseAs.owner('claim of an own item', `PUT /api/friendwishlists/201/purchase ${claimBody}`, 403),
  createAbuseCaseAs.friend(
    'release of another friend’s claim',
    'PUT /api/friendwishlists/203/purchase {"purchased":false}',
    403,
  ),
  createAbuseCaseAs.asker('profile and lists of a person who is not a friend', 'GET /api/friends/<owner>', 404),
  createAbuseCaseAs.friend('user record of another person by uid', 'GET /api/users/firebase/<owner uid>', 404),
  createAbuseCaseAs.owner(
    'share with a person who is not a friend',
    'PUT /api/mywishlists/102 {"title":"Baby","shared_with_ids":[<stranger>]}',
    400,
  ),
  createAbuseCaseAs.owner(
    'name of a stranger in the error response',
    'PUT /api/mywishlists/102 {"title":"Baby","shared_with_ids":[<stranger>]}',
    400,
    {
      alsoExpect: [
        'the response does not contain the name',
        (_server, { text }) => expect(text).not.toContain('Xenia'),
      ],
    },
  ),
  createAbuseCaseAs.owner(
    'share with oneself',
    'PUT /api/mywishlists/102 {"title":"Baby","shared_with_ids":[<owner>]}',
    400,
  ),
  createAbuseCaseAs.anonymous('image URL without a signature', `GET /api/pictures/${imageKeys.free}`, 404),
  createAbuseCaseAs.sharee('valid image URL of a deleted item', 'GET <URL of the deleted image>', 404, {
    send: ({ world }) => world.callers.anonymous.sends('GET', world.deleted.image),
  }),
  createAbuseCaseAs.friend('list after the friendship has ended', 'GET /api/friendwishlists/101', 404, {
    prepare: ({ world }) =>
      world.people.owner.does(calls.revokeFriend, { query: { friend_id: world.people.friend.id } }),
  }),
  createAbuseCaseAs.friend(
    'claim after the friendship has ended',
    `PUT /api/friendwishlists/201/purchase ${claimBody}`,
    404,
    {
      prepare: ({ world }) =>
        world.people.owner.does(calls.revokeFriend, { query: { friend_id: world.people.friend.id } }),
    },
  ),
  createAbuseCaseAs.friend(
    'claim after the list became private',
    `PUT /api/friendwishlists/201/purchase ${claimBody}`,
    404,
    {
      prepare: ({ world }) =>
        world.people.owner.does(calls.updateWishlist, {
          params: { id: listIds.public },
          body: { title: 'Winter', is_public: false },
        }),
    },
  ),
  createAbuseCaseAs.friend(
    'Idempotency-Key of another person, to get their record',
    'POST /api/mywishlists {"title":"Mine"}',
    201,
    {
      headers: { 'idempotency-key': 'one' },
      prepare: (server) =>
        sendAbuseCaseRequest(server, {
          as: 'owner',
          request: 'POST /api/mywishlists {"title":"Mine"}',
          headers: { 'idempotency-key': 'one' },
        }),
      alsoExpect: [
        'the new list belongs to the caller',
        ({ world }, { body }) => expect(body).toMatchObject({ owner_id: world.people.friend.id }),
      ],
    },
  ),
];
