import type { QueryClient } from '@tanstack/react-query';
import { pathForSharesFromOtherApps } from '@wishwell/contract/shared-link.ts';
import type { MessageId } from '@wishwell/text/messages.ts';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { AboutPage } from './about/AboutPage.tsx';
import { getVisitor } from './api/token-source.ts';
import type { AuthUser } from './auth/auth-provider.ts';
import { loadItemImportTexts, loadMainTexts } from './i18n/language.ts';
import { createLazyPage, type LazyPage, loadMainAndRarelyUsedTexts } from './lazy-page.ts';
import { parseRecordId } from './navigation/parse-record-id.ts';
import { waitUntilAllPromisesSettle } from './navigation/wait-until-all-promises-settle.ts';
import { paths } from './paths.ts';
import { preloadSignedInLayout } from './shell/signed-in-layout-parts.ts';

export interface AppRoute {
  path: string;
  title: MessageId;
  page: ComponentType | LazyPage;
  /** Loads the data of the page. `id` is the id in the URL, for example of a list. */
  loadData?: (client: QueryClient, id: number) => Promise<unknown>;
  /** Loads the data of a page behind a secret link. `token` is the secret part of the URL. */
  loadByToken?: (client: QueryClient, token: string, isSignedIn: boolean) => Promise<unknown>;
}

async function loadFriendSuggestions(client: QueryClient): Promise<void> {
  await client.infiniteQuery((await import('./api/suggestions.ts')).createSuggestedPeopleQuery(''));
}

export const routesWithoutSignIn: readonly AppRoute[] = [
  { path: paths.login, title: 'page.login', page: createLazyPage('login/LoginPage') },
  { path: paths.about, title: 'page.about', page: AboutPage },
];

/** Pages with a secret in the URL, for users and visitors. The server renders these pages and their data. */
export const secretLinkRoutes: readonly AppRoute[] = [
  {
    path: '/l/:token',
    title: 'page.sharedWishlist',
    page: createLazyPage('sharing/SharedWishlistPage', loadMainAndRarelyUsedTexts),
    loadByToken: async (client, token, isSignedIn) =>
      client.query((await import('./api/shared.ts')).createShareLinkWishlistQuery(token, isSignedIn)),
  },
  {
    path: '/g/:token',
    title: 'page.guest',
    page: createLazyPage('sharing/GuestPage', loadMainAndRarelyUsedTexts),
    loadByToken: async (client, token) => client.query((await import('./api/shared.ts')).createGuestQuery(token)),
  },
  {
    path: '/i/:token',
    title: 'page.invitation',
    page: createLazyPage('invitations/InvitationPage', loadMainAndRarelyUsedTexts),
    loadByToken: async (client, token) =>
      client.query((await import('./api/invitations.ts')).createInvitationQuery(token)),
  },
];

export const guardedRoutes: readonly AppRoute[] = [
  {
    path: paths.home,
    title: 'page.home',
    page: createLazyPage('home/HomePage'),
    loadData: async (client) =>
      waitUntilAllPromisesSettle([
        client.query((await import('./api/friends.ts')).firstPageOfFriendsQuery),
        client.query((await import('./api/gifts.ts')).giftsToBuyQuery),
        loadFriendSuggestions(client),
      ]),
  },
  {
    path: paths.wishlists,
    title: 'page.wishlists',
    page: createLazyPage('wishlists/MyWishlistsPage'),
    loadData: async (client) => client.query((await import('./api/wishlists.ts')).wishlistsQuery),
  },
  {
    path: '/mywishlists/:id',
    title: 'page.wishlist',
    page: createLazyPage('wishlists/OwnWishlistPage'),
    loadData: async (client, id) => client.query((await import('./api/wishlists.ts')).createWishlistQuery(id)),
  },
  {
    path: paths.gifts,
    title: 'page.gifts',
    page: createLazyPage('gifts/GiftsPage', loadMainAndRarelyUsedTexts),
    loadData: async (client) =>
      waitUntilAllPromisesSettle([
        client.query((await import('./api/gifts.ts')).giftsQuery),
        client.query((await import('./api/gifts.ts')).giftBudgetsQuery),
        client.query((await import('./api/friends.ts')).friendsQuery),
      ]),
  },
  {
    path: paths.profile,
    title: 'page.profile',
    page: createLazyPage('profile/ProfilePage', loadMainAndRarelyUsedTexts),
  },
  {
    path: paths.friends,
    title: 'page.friends',
    page: createLazyPage('friends/FriendsPage'),
    loadData: async (client) =>
      waitUntilAllPromisesSettle([
        client.query((await import('./api/friends.ts')).friendsQuery),
        loadFriendSuggestions(client),
      ]),
  },
  {
    path: '/friends/:id',
    title: 'page.friend',
    page: createLazyPage('friends/FriendPage'),
    loadData: async (client, id) => client.query((await import('./api/friends.ts')).createFriendQuery(id)),
  },
  {
    path: '/friendwishlists/:id',
    title: 'page.friendWishlist',
    page: createLazyPage('friend-wishlists/FriendWishlistPage'),
    loadData: async (client, id) =>
      client.query((await import('./api/friend-wishlists.ts')).createFriendWishlistQuery(id)),
  },
  {
    path: '*',
    title: 'page.notFound',
    page: createLazyPage('shell/NotFoundPage'),
  },
];

/** Pages of signed-in users that are rarely opened. `preloadAllPages` does not load their code. */
export const rarelyOpenedRoutes: readonly AppRoute[] = [
  {
    path: pathForSharesFromOtherApps,
    title: 'page.shareTarget',
    page: createLazyPage('wishlists/ShareTargetPage', loadMainAndRarelyUsedTexts),
    loadData: async (client) => client.query((await import('./api/wishlists.ts')).wishlistsQuery),
  },
  {
    path: '/mywishlists/:id/import',
    title: 'page.import',
    page: createLazyPage('item-import/ImportPage', () => Promise.all([loadMainTexts(), loadItemImportTexts()])),
    loadData: async (client, id) => client.query((await import('./api/wishlists.ts')).createWishlistQuery(id)),
  },
  {
    path: paths.staffTools,
    title: 'page.staffTools',
    page: createLazyPage('tools/StaffToolsPage'),
  },
  {
    path: paths.superuserTools,
    title: 'page.superuserTools',
    page: createLazyPage('tools/SuperuserToolsPage'),
    loadData: async (client) => client.query((await import('./api/bug-reports.ts')).openBugReportCountQuery),
  },
  {
    path: paths.users,
    title: 'page.users',
    page: createLazyPage('tools/UsersPage'),
    loadData: async (client) => client.query((await import('./api/users.ts')).usersQuery),
  },
  {
    path: paths.pendingUsers,
    title: 'page.pendingUsers',
    page: createLazyPage('tools/PendingUsersPage'),
  },
  {
    path: paths.bugReports,
    title: 'page.bugReports',
    page: createLazyPage('bug-reports/BugReportsPage'),
    loadData: async (client) => client.query((await import('./api/bug-reports.ts')).bugReportsQuery),
  },
];

export const isPublicPath = (pathname: string): boolean =>
  routesWithoutSignIn.some(({ path }) => matchPath(path, pathname));

/** Returns whether the URL of the page contains a secret token. */
export const isSecretLinkPath = (pathname: string): boolean =>
  secretLinkRoutes.some(({ path }) => matchPath(path, pathname));

// The guarded routes must come last, because their last path is `*`, which matches every URL.
export const findRoute = (pathname: string): AppRoute | undefined =>
  [...routesWithoutSignIn, ...secretLinkRoutes, ...rarelyOpenedRoutes, ...guardedRoutes].find(({ path }) =>
    matchPath(path, pathname),
  );

async function preloadPage({ page }: AppRoute): Promise<void> {
  if ('preload' in page) await page.preload();
}

export async function preloadPageAt(pathname: string): Promise<void> {
  const route = findRoute(pathname);
  const isGuarded = route !== undefined && ![...routesWithoutSignIn, ...secretLinkRoutes].includes(route);
  await Promise.all([route && preloadPage(route), isGuarded && preloadSignedInLayout()]);
}

interface PageProperties {
  title: MessageId;
  /** Name of the page's module, such as `home/HomePage`. Undefined if the page is part of the main bundle. */
  module: string | undefined;
  hasExtraTexts: boolean;
  isFound: boolean;
}

/** Returns the properties of a page from which the server builds its HTML document. */
export function getPageMetadata(pathname: string): PageProperties {
  const { path, title, page } = findRoute(pathname) ?? { path: '*', title: 'page.notFound', page: undefined };
  const { module, hasExtraTexts = false } = page && 'module' in page ? page : { module: undefined };
  return { title, module, hasExtraTexts, isFound: path !== '*' };
}

export const guardedPaths: readonly string[] = [...guardedRoutes, ...rarelyOpenedRoutes].flatMap(({ path }) =>
  path === '*' ? [] : [path],
);

export const pageModulePaths: readonly string[] = [
  ...routesWithoutSignIn,
  ...secretLinkRoutes,
  ...guardedRoutes,
  ...rarelyOpenedRoutes,
].flatMap(({ page }) => ('module' in page ? [page.module] : []));

/**
 * Loads the data of the page at `pathname` before the first render. If this fails, rejects; the page then
 * loads the data after the render.
 */
export async function loadPageData(pathname: string, person: AuthUser | null): Promise<void> {
  const route = findRoute(pathname);
  const { id = '', token = '' } = (route && matchPath(route.path, pathname)?.params) ?? {};
  const isValidId = id === '' || parseRecordId(id) !== undefined;
  const [{ getUserQueryClient: queryClientFor }, { createUserQuery: userQuery }] = await Promise.all([
    import('./api/query-client.ts'),
    import('./api/users.ts'),
  ]);
  const client = queryClientFor(person ?? getVisitor());
  // Waits for all queries even if one fails, so that the document contains the data of every successful
  // query.
  await waitUntilAllPromisesSettle([
    person && client.query(userQuery(person)),
    isValidId && route?.loadData?.(client, Number(id)),
    route?.loadByToken?.(client, token, person !== null),
  ]);
}

/** Loads the code of all pages except the rarely opened pages. */
export async function preloadAllPages(): Promise<void> {
  await Promise.all([preloadSignedInLayout(), ...[...routesWithoutSignIn, ...guardedRoutes].map(preloadPage)]);
}
