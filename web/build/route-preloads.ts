import type { BuiltChunk } from './documents.ts';

/** What stands around every page behind the guard. */
const everySignedIn = ['shell/SignedInPages.tsx', 'shell/PendingCount.tsx', 'bug-reports/ReportButton.tsx'];

/** The module of each page behind the guard, as `src/routes.tsx` fetches it; `*` is every other address. */
const pageModules: Readonly<Record<string, string>> = {
  '/': 'home/HomePage.tsx',
  '/mywishlists': 'wishlists/MyWishlistsPage.tsx',
  '/mywishlists/:id': 'wishlists/OwnWishlistPage.tsx',
  '/myprofile': 'profile/ProfilePage.tsx',
  '/friends': 'friends/FriendsPage.tsx',
  '/friends/:id': 'friends/FriendPage.tsx',
  '/friendwishlists/:id': 'friends/FriendWishlistPage.tsx',
  '/staff-tools': 'tools/StaffToolsPage.tsx',
  '/superuser-tools': 'tools/SuperuserToolsPage.tsx',
  '/superuser-tools/users': 'tools/UsersPage.tsx',
  '/superuser-tools/pending-users': 'tools/PendingUsersPage.tsx',
  '/superuser-tools/bug-reports': 'tools/BugReportsPage.tsx',
  '*': 'shell/NotFoundPage.tsx',
};

const loginPage = 'session/LoginPage.tsx';

/** The addresses of a module's file and of all that it imports. */
function filesOf(chunks: readonly BuiltChunk[], module: string): string[] {
  const own = chunks.find(({ modules }) => modules.some((id) => id.endsWith(`/web/src/${module}`)));
  if (!own) throw new Error(`The build has no chunk for ${module}.`);
  const files = new Set([own.fileName]);
  for (const file of files) {
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(imported);
  }
  return [...files].map((file) => `/${file}`);
}

const union = (lists: readonly string[][]): string[] => [...new Set(lists.flat())];

export const loginFiles = (chunks: readonly BuiltChunk[]): string[] => filesOf(chunks, loginPage);

export const signedInFiles = (chunks: readonly BuiltChunk[]): string[] =>
  union(everySignedIn.map((module) => filesOf(chunks, module)));

/**
 * A script that fetches the code of the page at the present address beside the app's own script, not after it; `known`
 * is fetched anyway.
 */
export function pagePreloader(chunks: readonly BuiltChunk[], known: readonly string[]): string {
  const pages = Object.entries(pageModules).map(([path, module]) => [
    path,
    filesOf(chunks, module).filter((file) => !known.includes(file)),
  ]);
  return `{
const pages = ${JSON.stringify(Object.fromEntries(pages))};
const path = location.pathname.replace(/\\/+$/, '').replace(/\\/\\d+$/, '/:id') || '/';
for (const href of pages[path] ?? pages['*'])
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
}`;
}
