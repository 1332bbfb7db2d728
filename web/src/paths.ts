import { pathForSharesFromOtherApps } from '@wishwell/contract/shared-link.ts';

/** The paths of the app's pages (docs/specification.md §2). All links in the app use these functions. */
export const paths = {
  login: '/login',
  about: '/about',
  home: '/',
  wishlists: '/mywishlists',
  wishlist: (id: number): string => `/mywishlists/${id}`,
  importItems: (id: number): string => `/mywishlists/${id}/import`,
  /** The path of the form for a new item. If `link` is given, the preview of this URL fills in the form. */
  newItem: (id: number, link?: string): string =>
    `/mywishlists/${id}?${link === undefined ? 'new' : `link=${encodeURIComponent(link)}`}`,
  /**
   * The path of the form for a new item. The form starts with the item that another app shared with Wishwell.
   * This browser tab stores that item.
   */
  newSharedItem: (id: number): string => `/mywishlists/${id}?shared`,
  /**
   * The path of the page on which the user chooses a list for a new item. With `link`, a link preview of this
   * URL fills in the item. Without it, the item is the one that another app shared with Wishwell and that
   * this browser tab stores.
   */
  share: (link?: string): string =>
    link === undefined ? pathForSharesFromOtherApps : `${pathForSharesFromOtherApps}?url=${encodeURIComponent(link)}`,
  item: (listId: number, itemId: number): string => `/mywishlists/${listId}?item=${itemId}`,
  gifts: '/gifts',
  profile: '/myprofile',
  friends: '/friends',
  friend: (id: number): string => `/friends/${id}`,
  friendWishlist: (id: number): string => `/friendwishlists/${id}`,
  friendItem: (listId: number, itemId: number): string => `/friendwishlists/${listId}?item=${itemId}`,
  staffTools: '/staff-tools',
  superuserTools: '/superuser-tools',
  users: '/superuser-tools/users',
  pendingUsers: '/superuser-tools/pending-users',
  bugReports: '/superuser-tools/bug-reports',
} as const;
