import { calls } from '@wishwell/contract/calls.ts';
import { expect } from 'vitest';
import { drawing } from '../../server/test/drawings.ts';
import { lists, images } from '../../server/test/world.ts';
import type { AbuseCase } from './abuse-case.ts';
import { sendCase } from './send.ts';

const claim = '{"purchased":true}';

/** Reaching for what is somebody else's, by its id. */
export const objectCases: readonly AbuseCase[] = [
  { abuse: 'a public list, by its id', as: 'stranger', request: 'GET /api/friendwishlists/101', answer: 404 },
  {
    abuse: 'a public list, while a request to its owner is open',
    as: 'asker',
    request: 'GET /api/friendwishlists/101',
    answer: 404,
  },
  {
    abuse: 'a public list, while a request of its owner is open',
    as: 'asked',
    request: 'GET /api/friendwishlists/101',
    answer: 404,
  },
  {
    abuse: 'a private list that is shared with another friend',
    as: 'friend',
    request: 'GET /api/friendwishlists/102',
    answer: 404,
  },
  {
    abuse: 'a private list that is shared with nobody',
    as: 'sharee',
    request: 'GET /api/friendwishlists/106',
    answer: 404,
  },
  {
    abuse: 'the list of a friend who is deactivated',
    as: 'friend',
    request: 'GET /api/friendwishlists/105',
    answer: 404,
  },
  {
    abuse: 'a list that its owner has deleted',
    as: 'sharee',
    request: 'GET /api/friendwishlists/<deleted list>',
    answer: 404,
  },
  {
    abuse: 'anybody’s list, with a superuser’s flag',
    as: 'superuser',
    request: 'GET /api/friendwishlists/101',
    answer: 404,
  },
  {
    abuse: 'the friends’ view of an own list, which would show claims',
    as: 'owner',
    request: 'GET /api/friendwishlists/101',
    answer: 404,
  },
  { abuse: 'the owner’s view of a friend’s list', as: 'friend', request: 'GET /api/mywishlists/101', answer: 404 },
  {
    abuse: 'renaming a friend’s list',
    as: 'friend',
    request: 'PUT /api/mywishlists/101 {"title":"Mine"}',
    answer: 404,
  },
  {
    abuse: 'learning from If-Match whether a list is there',
    as: 'stranger',
    request: 'PUT /api/mywishlists/101 {"title":"Mine"}',
    headers: { 'if-match': '"7"' },
    answer: 404,
  },
  {
    abuse: 'deleting a list that is shared with one',
    as: 'sharee',
    request: 'DELETE /api/mywishlists/102',
    answer: 404,
  },
  {
    abuse: 'adding an item, with a picture, to a friend’s list',
    as: 'friend',
    request: 'POST /api/mywishlists/101/item',
    form: { name: 'Sled' },
    picture: drawing,
    answer: 404,
  },
  {
    abuse: 'changing a foreign item through an own list',
    as: 'stranger',
    request: 'PUT /api/mywishlists/104/item',
    form: { id: '201', name: 'Mine' },
    answer: 404,
  },
  {
    abuse: 'deleting an item through another list than its own',
    as: 'owner',
    request: 'DELETE /api/mywishlists/103/item/201',
    answer: 404,
  },
  {
    abuse: 'deleting a foreign item through an own list',
    as: 'stranger',
    request: 'DELETE /api/mywishlists/104/item/201',
    answer: 404,
  },
  {
    abuse: 'moving an own item to a foreign list',
    as: 'owner',
    request: 'PUT /api/mywishlists/101/item',
    form: { id: '201', name: 'Mug', new_wishlist_id: '104' },
    answer: 404,
  },
  {
    abuse: 'taking over a foreign picture by its key',
    as: 'stranger',
    request: 'PUT /api/mywishlists/104/item',
    form: { id: '207', name: 'Oar', image_url: `/api/pictures/${images.free}` },
    answer: 400,
  },
  {
    abuse: 'claiming a stranger’s item',
    as: 'stranger',
    request: `PUT /api/friendwishlists/201/purchase ${claim}`,
    answer: 404,
  },
  {
    abuse: 'claiming an item of a list that one may not see',
    as: 'friend',
    request: `PUT /api/friendwishlists/202/purchase ${claim}`,
    answer: 404,
  },
  {
    abuse: 'claiming an item that was deleted',
    as: 'sharee',
    request: `PUT /api/friendwishlists/<deleted item>/purchase ${claim}`,
    answer: 404,
  },
  {
    abuse: 'claiming an own item',
    as: 'owner',
    request: `PUT /api/friendwishlists/201/purchase ${claim}`,
    answer: 403,
  },
  {
    abuse: 'releasing another friend’s claim',
    as: 'friend',
    request: 'PUT /api/friendwishlists/203/purchase {"purchased":false}',
    answer: 403,
  },
  {
    abuse: 'a person’s page and lists, without friendship',
    as: 'asker',
    request: 'GET /api/friends/<owner>',
    answer: 404,
  },
  { abuse: 'another person’s record', as: 'friend', request: 'GET /api/users/firebase/<owner uid>', answer: 404 },
  {
    abuse: 'sharing with somebody who is no friend',
    as: 'owner',
    request: 'PUT /api/mywishlists/102 {"title":"Baby","shared_with_ids":[<stranger>]}',
    answer: 400,
  },
  {
    abuse: 'learning a stranger’s name from that refusal',
    as: 'owner',
    request: 'PUT /api/mywishlists/102 {"title":"Baby","shared_with_ids":[<stranger>]}',
    answer: 400,
    and: ['the name is not told', (_stage, { text }) => expect(text).not.toContain('Xenia')],
  },
  {
    abuse: 'sharing with oneself',
    as: 'owner',
    request: 'PUT /api/mywishlists/102 {"title":"Baby","shared_with_ids":[<owner>]}',
    answer: 400,
  },
  { abuse: 'a picture by its key alone', as: 'anonymous', request: `GET /api/pictures/${images.free}`, answer: 404 },
  {
    abuse: 'a picture whose item was deleted, by its live address',
    as: 'sharee',
    request: 'GET <address of the deleted picture>',
    send: ({ world }) => world.callers.anonymous.sends('GET', world.deleted.image),
    answer: 404,
  },
  {
    abuse: 'a list that is still open in a tab when the friendship ends',
    as: 'friend',
    request: 'GET /api/friendwishlists/101',
    first: ({ world }) => world.people.owner.does(calls.revokeFriend, { query: { friend_id: world.people.friend.id } }),
    answer: 404,
  },
  {
    abuse: 'claiming from a tab that was open when the friendship ended',
    as: 'friend',
    request: `PUT /api/friendwishlists/201/purchase ${claim}`,
    first: ({ world }) => world.people.owner.does(calls.revokeFriend, { query: { friend_id: world.people.friend.id } }),
    answer: 404,
  },
  {
    abuse: 'claiming from a tab that was open when the list was made private',
    as: 'friend',
    request: `PUT /api/friendwishlists/201/purchase ${claim}`,
    first: ({ world }) =>
      world.people.owner.does(calls.updateWishlist, {
        params: { id: lists.public },
        body: { title: 'Winter', is_public: false },
      }),
    answer: 404,
  },
  {
    abuse: 'another person’s Idempotency-Key, to be answered with their record',
    as: 'friend',
    request: 'POST /api/mywishlists {"title":"Mine"}',
    headers: { 'idempotency-key': 'one' },
    first: (stage) =>
      sendCase(stage, {
        abuse: '',
        as: 'owner',
        request: 'POST /api/mywishlists {"title":"Mine"}',
        headers: { 'idempotency-key': 'one' },
        answer: 201,
      }),
    answer: 201,
    and: [
      'it is a list of one’s own',
      ({ world }, { body }) => expect(body).toMatchObject({ owner_id: world.people.friend.id }),
    ],
  },
];
