import { defineConfig } from 'vitest/config';

/**
 * Test files for mutation testing. Excludes tests that need a server, because Stryker runs each test file
 * hundreds of times.
 */
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
