import { calls } from '@wishwell/contract/calls.ts';
import { expect } from 'vitest';
import { drawing } from '../../server/test/drawings.ts';
import { lists, images } from '../../server/test/world.ts';
import { type AbuseCase, by } from './abuse-case.ts';
import { sendCase } from './send.ts';

const claim = '{"purchased":true}';

/** Reaching for what is somebody else's, by its id. */
export const objectCases: readonly AbuseCase[] = [
  by.stranger('a public list, by its id', 'GET /api/friendwishlists/101', 404),
  by.asker('a public list, while a request to its owner is open', 'GET /api/friendwishlists/101', 404),
  by.asked('a public list, while a request of its owner is open', 'GET /api/friendwishlists/101', 404),
  by.friend('a private list that is shared with another friend', 'GET /api/friendwishlists/102', 404),
  by.sharee('a private list that is shared with nobody', 'GET /api/friendwishlists/106', 404),
  by.friend('the list of a friend who is deactivated', 'GET /api/friendwishlists/105', 404),
  by.sharee('a list that its owner has deleted', 'GET /api/friendwishlists/<deleted list>', 404),
  by.superuser('anybody’s list, with a superuser’s flag', 'GET /api/friendwishlists/101', 404),
  by.owner('the friends’ view of an own list, which would show claims', 'GET /api/friendwishlists/101', 404),
  by.friend('the owner’s view of a friend’s list', 'GET /api/mywishlists/101', 404),
  by.friend('renaming a friend’s list', 'PUT /api/mywishlists/101 {"title":"Mine"}', 404),
  by.stranger('learning from If-Match whether a list is there', 'PUT /api/mywishlists/101 {"title":"Mine"}', 404, {
    headers: { 'if-match': '"7"' },
  }),
  by.sharee('deleting a list that is shared with one', 'DELETE /api/mywishlists/102', 404),
  by.friend('adding an item, with a picture, to a friend’s list', 'POST /api/mywishlists/101/item', 404, {
    form: { name: 'Sled' },
    picture: drawing,
  }),
  by.stranger('changing a foreign item through an own list', 'PUT /api/mywishlists/104/item', 404, {
    form: { id: '201', name: 'Mine' },
  }),
  by.owner('deleting an item through another list than its own', 'DELETE /api/mywishlists/103/item/201', 404),
  by.stranger('deleting a foreign item through an own list', 'DELETE /api/mywishlists/104/item/201', 404),
  by.owner('moving an own item to a foreign list', 'PUT /api/mywishlists/101/item', 404, {
    form: { id: '201', name: 'Mug', new_wishlist_id: '104' },
  }),
  by.stranger('taking over a foreign picture by its key', 'PUT /api/mywishlists/104/item', 400, {
    form: { id: '207', name: 'Oar', image_url: `/api/pictures/${images.free}` },
  }),
  by.stranger('claiming a stranger’s item', `PUT /api/friendwishlists/201/purchase ${claim}`, 404),
  by.friend('claiming an item of a list that one may not see', `PUT /api/friendwishlists/202/purchase ${claim}`, 404),
  by.sharee('claiming an item that was deleted', `PUT /api/friendwishlists/<deleted item>/purchase ${claim}`, 404),
  by.owner('claiming an own item', `PUT /api/friendwishlists/201/purchase ${claim}`, 403),
  by.friend('releasing another friend’s claim', 'PUT /api/friendwishlists/203/purchase {"purchased":false}', 403),
  by.asker('a person’s page and lists, without friendship', 'GET /api/friends/<owner>', 404),
  by.friend('another person’s record', 'GET /api/users/firebase/<owner uid>', 404),
  by.owner(
    'sharing with somebody who is no friend',
    'PUT /api/mywishlists/102 {"title":"Baby","shared_with_ids":[<stranger>]}',
    400,
  ),
  by.owner(
    'learning a stranger’s name from that refusal',
    'PUT /api/mywishlists/102 {"title":"Baby","shared_with_ids":[<stranger>]}',
    400,
    { and: ['the name is not told', (_stage, { text }) => expect(text).not.toContain('Xenia')] },
  ),
  by.owner('sharing with oneself', 'PUT /api/mywishlists/102 {"title":"Baby","shared_with_ids":[<owner>]}', 400),
  by.anonymous('a picture by its key alone', `GET /api/pictures/${images.free}`, 404),
  by.sharee('a picture whose item was deleted, by its live address', 'GET <address of the deleted picture>', 404, {
    send: ({ world }) => world.callers.anonymous.sends('GET', world.deleted.image),
  }),
  by.friend('a list that is still open in a tab when the friendship ends', 'GET /api/friendwishlists/101', 404, {
    first: ({ world }) => world.people.owner.does(calls.revokeFriend, { query: { friend_id: world.people.friend.id } }),
  }),
  by.friend(
    'claiming from a tab that was open when the friendship ended',
    `PUT /api/friendwishlists/201/purchase ${claim}`,
    404,
    {
      first: ({ world }) =>
        world.people.owner.does(calls.revokeFriend, { query: { friend_id: world.people.friend.id } }),
    },
  ),
  by.friend(
    'claiming from a tab that was open when the list was made private',
    `PUT /api/friendwishlists/201/purchase ${claim}`,
    404,
    {
      first: ({ world }) =>
        world.people.owner.does(calls.updateWishlist, {
          params: { id: lists.public },
          body: { title: 'Winter', is_public: false },
        }),
    },
  ),
  by.friend(
    'another person’s Idempotency-Key, to be answered with their record',
    'POST /api/mywishlists {"title":"Mine"}',
    201,
    {
      headers: { 'idempotency-key': 'one' },
      first: (stage) =>
        sendCase(stage, {
          as: 'owner',
          request: 'POST /api/mywishlists {"title":"Mine"}',
          headers: { 'idempotency-key': 'one' },
        }),
      and: [
        'it is a list of one’s own',
        ({ world }, { body }) => expect(body).toMatchObject({ owner_id: world.people.friend.id }),
      ],
    },
  ),
];
