/**
 * Method and path of every call, below `/api`; parameters as `:name`. Apart from the rest of the table, so that the
 * app's client carries no schema that it never checks.
 */
export const endpoints = {
  createUser: { method: 'POST', path: '/users' },
  getUserByUid: { method: 'GET', path: '/users/firebase/:uid' },
  updateProfile: { method: 'PUT', path: '/users' },
  listUsers: { method: 'GET', path: '/users' },
  listWishlists: { method: 'GET', path: '/mywishlists' },
  createWishlist: { method: 'POST', path: '/mywishlists' },
  getWishlist: { method: 'GET', path: '/mywishlists/:id' },
  updateWishlist: { method: 'PUT', path: '/mywishlists/:id' },
  deleteWishlist: { method: 'DELETE', path: '/mywishlists/:id' },
  addItem: { method: 'POST', path: '/mywishlists/:id/item' },
  updateItem: { method: 'PUT', path: '/mywishlists/:id/item' },
  deleteItem: { method: 'DELETE', path: '/mywishlists/:id/item/:itemId' },
  listFriends: { method: 'GET', path: '/friends' },
  listSuggestions: { method: 'GET', path: '/friends/notfriends' },
  getFriend: { method: 'GET', path: '/friends/:id' },
  requestFriend: { method: 'POST', path: '/friends/request' },
  revokeFriend: { method: 'POST', path: '/friends/revoke' },
  acceptFriend: { method: 'POST', path: '/friends/accept' },
  getFriendWishlist: { method: 'GET', path: '/friendwishlists/:id' },
  purchase: { method: 'PUT', path: '/friendwishlists/:id/purchase' },
  createBugReport: { method: 'POST', path: '/bugreports' },
  listBugReports: { method: 'GET', path: '/bugreports' },
  countOpenBugReports: { method: 'GET', path: '/bugreports/count/open' },
  updateBugReportStatus: { method: 'PATCH', path: '/bugreports/:id/status' },
} as const;
