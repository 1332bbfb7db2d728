import type { MessageId } from '@wishwell/text/messages.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { Route, Routes } from './router/Routes.tsx';
import { matchPath } from './router/address.ts';
import { usePathname } from './router/router.tsx';
import { AboutPage } from './about/AboutPage.tsx';
import { paths } from './paths.ts';
import { parseId } from './router/parse-id.ts';
import type { AuthUser } from './auth/auth-provider.ts';
import { SignInGuard } from './auth/SignInGuard.tsx';
import { Frame } from './shell/Frame.tsx';
import type { LazyPage } from './shell/lazy-page.tsx';
import { lazyPage } from './shell/lazy-page.tsx';
import { useText } from './i18n/use-text.ts';
import { loadAllTexts } from './i18n/language.ts';

interface AppRoute {
  path: string;
  title: MessageId;
  page: ComponentType | LazyPage;
  /** Asks for what the page shows; `id` is the one in the address. */
  ask?: (client: QueryClient, id: number) => Promise<unknown>;
}

// Their texts come beside their code; everything behind the guard stands inside the latter.
const loginPage = lazyPage(async () => {
  const [{ LoginPage }] = await Promise.all([import('./login/LoginPage.tsx'), loadAllTexts()]);
  return LoginPage;
});
const signedInLayout = lazyPage(async () => {
  const [{ SignedInLayout }] = await Promise.all([import('./shell/SignedInLayout.tsx'), loadAllTexts()]);
  return SignedInLayout;
});

/** Open to everyone. */
const publicRoutes: readonly AppRoute[] = [
  { path: paths.login, title: 'page.login', page: loginPage },
  { path: paths.about, title: 'page.about', page: AboutPage },
];

/** Behind the guard. */
const guardedRoutes: readonly AppRoute[] = [
  {
    path: paths.home,
    title: 'page.home',
    page: lazyPage(async () => (await import('./home/HomePage.tsx')).HomePage),
    ask: async (client) => client.infiniteQuery((await import('./api/suggestions.ts')).suggestionsQuery('')),
  },
  {
    path: paths.wishlists,
    title: 'page.wishlists',
    page: lazyPage(async () => (await import('./wishlists/MyWishlistsPage.tsx')).MyWishlistsPage),
    ask: async (client) => (await import('./api/wishlists.ts')).wishlistsQuery.prefetch(client),
  },
  {
    path: '/mywishlists/:id',
    title: 'page.wishlist',
    page: lazyPage(async () => (await import('./wishlists/OwnWishlistPage.tsx')).OwnWishlistPage),
    ask: async (client, id) => (await import('./api/wishlists.ts')).wishlistQuery(id).prefetch(client),
  },
  {
    path: paths.profile,
    title: 'page.profile',
    page: lazyPage(async () => (await import('./profile/ProfilePage.tsx')).ProfilePage),
  },
  {
    path: paths.friends,
    title: 'page.friends',
    page: lazyPage(async () => (await import('./friends/FriendsPage.tsx')).FriendsPage),
    ask: async (client) => (await import('./api/friends.ts')).friendsQuery.prefetch(client),
  },
  {
    path: '/friends/:id',
    title: 'page.friend',
    page: lazyPage(async () => (await import('./friends/FriendPage.tsx')).FriendPage),
    ask: async (client, id) => (await import('./api/friends.ts')).friendQuery(id).prefetch(client),
  },
  {
    path: '/friendwishlists/:id',
    title: 'page.friendWishlist',
    page: lazyPage(async () => (await import('./friend-wishlists/FriendWishlistPage.tsx')).FriendWishlistPage),
    ask: async (client, id) => (await import('./api/friend-wishlists.ts')).friendWishlistQuery(id).prefetch(client),
  },
  {
    path: '*',
    title: 'page.notFound',
    page: lazyPage(async () => (await import('./shell/NotFoundPage.tsx')).NotFoundPage),
  },
];

/** Behind the guard too, and for few people. */
const toolRoutes: readonly AppRoute[] = [
  {
    path: paths.staffTools,
    title: 'page.staffTools',
    page: lazyPage(async () => (await import('./tools/StaffToolsPage.tsx')).StaffToolsPage),
  },
  {
    path: paths.superuserTools,
    title: 'page.superuserTools',
    page: lazyPage(async () => (await import('./tools/SuperuserToolsPage.tsx')).SuperuserToolsPage),
  },
  {
    path: paths.users,
    title: 'page.users',
    page: lazyPage(async () => (await import('./tools/UsersPage.tsx')).UsersPage),
  },
  {
    path: paths.pendingUsers,
    title: 'page.pendingUsers',
    page: lazyPage(async () => (await import('./tools/PendingUsersPage.tsx')).PendingUsersPage),
  },
  {
    path: paths.bugReports,
    title: 'page.bugReports',
    page: lazyPage(async () => (await import('./bug-reports/BugReportsPage.tsx')).BugReportsPage),
  },
];

// The last of the guarded routes is for every other address.
const routeAt = (pathname: string): AppRoute | undefined =>
  [...publicRoutes, ...toolRoutes, ...guardedRoutes].find(({ path }) => matchPath(path, pathname));

async function preload({ page }: AppRoute): Promise<void> {
  if ('preload' in page) await page.preload();
}

/** Fetches the code of the page at `pathname` before it is rendered, and beside whatever else is under way. */
export async function preloadPageAt(pathname: string): Promise<void> {
  const route = routeAt(pathname);
  const isGuarded = route !== undefined && !publicRoutes.includes(route);
  await Promise.all([route && preload(route), isGuarded && signedInLayout.preload()]);
}

/** Asks for what the page at `pathname` shows to `person`, so that its first render has it; a failure is the page's to tell. */
export async function askForPageAt(pathname: string, person: AuthUser): Promise<void> {
  const route = routeAt(pathname);
  const { id = '' } = (route && matchPath(route.path, pathname)) ?? {};
  const isSound = id === '' || parseId(id) !== undefined;
  const [{ queryClientFor }, { userQuery }] = await Promise.all([
    import('./api/query-client.ts'),
    import('./api/users.ts'),
  ]);
  const client = queryClientFor(person);
  await Promise.all([client.query(userQuery(person)), isSound && route?.ask?.(client, Number(id))]);
}

/** Fetches the code of the pages that everyone has, so that going somewhere takes no time. */
export async function preloadAllPages(): Promise<void> {
  await Promise.all([signedInLayout.preload(), ...[...publicRoutes, ...guardedRoutes].map(preload)]);
}

const toRoute = ({ path, page: Page }: AppRoute): ReactNode => <Route key={path} path={path} element={<Page />} />;

/** The app: the frame, and in it the page that the address names. */
export function AppRoutes(): ReactNode {
  const t = useText();
  const route = routeAt(usePathname());
  const SignedInLayout = signedInLayout;
  return (
    <Frame title={t(route?.title ?? 'page.notFound')}>
      <Routes>
        {publicRoutes.map(toRoute)}
        <Route element={<SignInGuard />}>
          <Route element={<SignedInLayout />}>{[...toolRoutes, ...guardedRoutes].map(toRoute)}</Route>
        </Route>
      </Routes>
    </Frame>
  );
}
