import type { Screen } from './screen.ts';
import type { WorldIds } from './world-ids.ts';

const friendsScreens: readonly Screen[] = [
  { name: 'friends-full', who: 'mara', path: '/friends' },
  {
    name: 'friends-empty',
    who: 'newcomer',
    path: '/friends',
    stubs: [{ address: 'friends/notfriends*', answer: { json: [] } }],
  },
  {
    name: 'friends-loading',
    who: 'mara',
    path: '/friends',
    stubs: [
      { address: 'friends', answer: 'hold' },
      { address: 'friends/notfriends*', answer: 'hold' },
    ],
    until: 'Suggested Friends',
  },
  {
    name: 'friends-error',
    who: 'mara',
    path: '/friends',
    stubs: [
      { address: 'friends', answer: 'fail' },
      { address: 'friends/notfriends*', answer: 'fail' },
    ],
    until: 'Retry',
  },
  { name: 'friends-search', who: 'mara', path: '/friends?q=wal' },
  { name: 'friends-search-empty', who: 'mara', path: '/friends?q=zzz', until: 'Nobody found for' },
  {
    name: 'friends-remove',
    who: 'mara',
    path: '/friends',
    windowOnly: true,
    act: (page) =>
      page
        .getByRole('button', { name: /^Remove / })
        .first()
        .click(),
    until: 'Remove Friend',
  },
];

const friendScreensOf = ({ friend, bareFriend }: WorldIds): readonly Screen[] => [
  { name: 'friend-full', who: 'jonas', path: `/friends/${friend}` },
  { name: 'friend-empty', who: 'other', path: `/friends/${bareFriend}` },
  {
    name: 'friend-loading',
    who: 'jonas',
    path: `/friends/${friend}`,
    stubs: [{ address: 'friends/*', answer: 'hold' }],
    until: 'Back to',
  },
  {
    name: 'friend-error',
    who: 'jonas',
    path: `/friends/${friend}`,
    stubs: [{ address: `friends/${friend}`, answer: 'fail' }],
    until: 'Retry',
  },
  { name: 'friend-missing', who: 'jonas', path: '/friends/999999' },
];

const friendWishlistScreens = ({ friendList, friendItem, emptyFriendList }: WorldIds): readonly Screen[] => [
  { name: 'friend-wishlist-full', who: 'jonas', path: `/friendwishlists/${friendList}` },
  { name: 'friend-wishlist-empty', who: 'jonas', path: `/friendwishlists/${emptyFriendList}` },
  {
    name: 'friend-wishlist-item',
    who: 'jonas',
    path: `/friendwishlists/${friendList}?item=${friendItem}`,
    windowOnly: true,
  },
  {
    name: 'friend-wishlist-claim-failed',
    who: 'jonas',
    path: `/friendwishlists/${friendList}`,
    windowOnly: true,
    stubs: [{ address: 'friendwishlists/*/purchase', method: 'PUT', answer: 'fail' }],
    act: (page) => page.getByRole('main').getByRole('listitem').getByRole('button').first().click(),
  },
  {
    name: 'friend-wishlist-loading',
    who: 'jonas',
    path: `/friendwishlists/${friendList}`,
    stubs: [{ address: 'friendwishlists/*', answer: 'hold' }],
    until: 'Loading items',
  },
  {
    name: 'friend-wishlist-error',
    who: 'jonas',
    path: `/friendwishlists/${friendList}`,
    stubs: [{ address: 'friendwishlists/*', answer: 'fail' }],
    until: 'Retry',
  },
  { name: 'friend-wishlist-missing', who: 'jonas', path: '/friendwishlists/999999' },
];

export const friendScreens = (ids: WorldIds): readonly Screen[] => [
  ...friendsScreens,
  ...friendScreensOf(ids),
  ...friendWishlistScreens(ids),
];
