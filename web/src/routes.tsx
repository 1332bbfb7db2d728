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

type NamedPage = LazyPage & { module: string };

interface AppRoute {
  path: string;
  title: MessageId;
  page: ComponentType | NamedPage;
  /** Asks for what the page shows; `id` is the one in the address. */
  ask?: (client: QueryClient, id: number) => Promise<unknown>;
}

const pages = import.meta.glob<Readonly<Record<string, ComponentType>>>(['./*/*Page.tsx', '!./about/*']);

/** The page in the module `src/<name>.tsx`, which exports it under the name of the file. */
function pageIn(name: string): NamedPage {
  const load = pages[`./${name}.tsx`];
  if (!load) throw new Error(`There is no page ${name}`);
  const page = lazyPage(async () => {
    const [module] = await Promise.all([load(), loadAllTexts()]);
    const exported = module[name.slice(name.indexOf('/') + 1)];
    if (!exported) throw new Error(`${name} does not export its page`);
    return exported;
  });
  return Object.assign(page, { module: name });
}

async function askForSuggestions(client: QueryClient): Promise<void> {
  await client.infiniteQuery((await import('./api/suggestions.ts')).suggestionsQuery(''));
}

const signedInLayout = lazyPage(async () => {
  const [{ SignedInLayout }] = await Promise.all([import('./shell/SignedInLayout.tsx'), loadAllTexts()]);
  return SignedInLayout;
});

/** Open to everyone. */
const publicRoutes: readonly AppRoute[] = [
  { path: paths.login, title: 'page.login', page: pageIn('login/LoginPage') },
  { path: paths.about, title: 'page.about', page: AboutPage },
];

/** Behind the guard. */
const guardedRoutes: readonly AppRoute[] = [
  {
    path: paths.home,
    title: 'page.home',
    page: pageIn('home/HomePage'),
    ask: askForSuggestions,
  },
  {
    path: paths.wishlists,
    title: 'page.wishlists',
    page: pageIn('wishlists/MyWishlistsPage'),
    ask: async (client) => (await import('./api/wishlists.ts')).wishlistsQuery.prefetch(client),
  },
  {
    path: '/mywishlists/:id',
    title: 'page.wishlist',
    page: pageIn('wishlists/OwnWishlistPage'),
    ask: async (client, id) => (await import('./api/wishlists.ts')).wishlistQuery(id).prefetch(client),
  },
  {
    path: paths.profile,
    title: 'page.profile',
    page: pageIn('profile/ProfilePage'),
  },
  {
    path: paths.friends,
    title: 'page.friends',
    page: pageIn('friends/FriendsPage'),
    ask: async (client) =>
      Promise.all([(await import('./api/friends.ts')).friendsQuery.prefetch(client), askForSuggestions(client)]),
  },
  {
    path: '/friends/:id',
    title: 'page.friend',
    page: pageIn('friends/FriendPage'),
    ask: async (client, id) => (await import('./api/friends.ts')).friendQuery(id).prefetch(client),
  },
  {
    path: '/friendwishlists/:id',
    title: 'page.friendWishlist',
    page: pageIn('friend-wishlists/FriendWishlistPage'),
    ask: async (client, id) => (await import('./api/friend-wishlists.ts')).friendWishlistQuery(id).prefetch(client),
  },
  {
    path: '*',
    title: 'page.notFound',
    page: pageIn('shell/NotFoundPage'),
  },
];

/** Behind the guard too, and for few people. */
const toolRoutes: readonly AppRoute[] = [
  {
    path: paths.staffTools,
    title: 'page.staffTools',
    page: pageIn('tools/StaffToolsPage'),
  },
  {
    path: paths.superuserTools,
    title: 'page.superuserTools',
    page: pageIn('tools/SuperuserToolsPage'),
  },
  {
    path: paths.users,
    title: 'page.users',
    page: pageIn('tools/UsersPage'),
  },
  {
    path: paths.pendingUsers,
    title: 'page.pendingUsers',
    page: pageIn('tools/PendingUsersPage'),
  },
  {
    path: paths.bugReports,
    title: 'page.bugReports',
    page: pageIn('bug-reports/BugReportsPage'),
  },
];

/** Whether a path is open to everyone. */
export const isPublicPath = (pathname: string): boolean => publicRoutes.some(({ path }) => matchPath(path, pathname));

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

/** What a document says of the page at `pathname`: its title, its module, if that loads lazily, and whether there is one. */
export function describePage(pathname: string): { title: MessageId; module: string | undefined; isFound: boolean } {
  const { path, title, page } = routeAt(pathname) ?? { path: '*', title: 'page.notFound', page: undefined };
  return { title, module: page && 'module' in page ? page.module : undefined, isFound: path !== '*' };
}

/** Every page behind the guard, by its path; for the service worker. */
export const guardedPaths: readonly string[] = [...guardedRoutes, ...toolRoutes].flatMap(({ path }) =>
  path === '*' ? [] : [path],
);

/** The modules of all pages that load lazily. */
export const pageModules: readonly string[] = [...publicRoutes, ...guardedRoutes, ...toolRoutes].flatMap(({ page }) =>
  'module' in page ? [page.module] : [],
);

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
