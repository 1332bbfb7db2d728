/** The addresses of the app (docs/specification.md §2); every link is built here. */
export const paths = {
  login: '/login',
  about: '/about',
  home: '/',
  wishlists: '/mywishlists',
  wishlist: (id: number): string => `/mywishlists/${id}`,
  /** One's own item, shown in its dialog. */
  item: (listId: number, itemId: number): string => `/mywishlists/${listId}?item=${itemId}`,
  profile: '/myprofile',
  friends: '/friends',
  friend: (id: number): string => `/friends/${id}`,
  friendWishlist: (id: number): string => `/friendwishlists/${id}`,
  /** A friend's item, shown in its dialog. */
  friendItem: (listId: number, itemId: number): string => `/friendwishlists/${listId}?item=${itemId}`,
  staffTools: '/staff-tools',
  superuserTools: '/superuser-tools',
  users: '/superuser-tools/users',
  pendingUsers: '/superuser-tools/pending-users',
  bugReports: '/superuser-tools/bug-reports',
} as const;
