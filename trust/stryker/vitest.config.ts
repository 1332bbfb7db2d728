import { defineConfig } from 'vitest/config';

/** The tests of rules that need no server: Stryker runs them hundreds of times. */
export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'contract/src/*.test.ts',
      'server/src/friends/pair.test.ts',
      'server/src/http/{check,network}.test.ts',
      'server/src/accounts/own-origin.test.ts',
      'server/src/images/{formats,url-signature}.test.ts',
      'server/src/{users,wishlists,items}/access.test.ts',
      'web/src/friend-wishlists/claim-state.test.ts',
      'web/src/items/{item-draft,price}.test.ts',
    ],
  },
});
