import type { CallName } from '@wishwell/contract/calls.ts';
import { endpoints } from '@wishwell/contract/endpoints.ts';
import { beginningSize } from '@wishwell/contract/limits.ts';
import type { BuiltChunk } from './documents.ts';

/** What stands around every page behind the guard. */
const everySignedIn = ['shell/SignedInLayout.tsx', 'shell/PendingCount.tsx', 'bug-reports/ReportButton.tsx'];

interface Page {
  /** As `src/routes.tsx` fetches it. */
  module: string;
  /** What the page asks the server for first; `:id` is the one in the address. */
  calls?: readonly CallName[];
}

/** The pages behind the guard; `*` is every other address. What only few people may ask for is not asked ahead. */
const guardedPages: Readonly<Record<string, Page>> = {
  '/': { module: 'home/HomePage.tsx', calls: ['listSuggestions'] },
  '/mywishlists': { module: 'wishlists/MyWishlistsPage.tsx', calls: ['listWishlists'] },
  '/mywishlists/:id': { module: 'wishlists/OwnWishlistPage.tsx', calls: ['getWishlist'] },
  '/myprofile': { module: 'profile/ProfilePage.tsx' },
  '/friends': { module: 'friends/FriendsPage.tsx', calls: ['listFriends', 'listSuggestions'] },
  '/friends/:id': { module: 'friends/FriendPage.tsx', calls: ['getFriend'] },
  '/friendwishlists/:id': { module: 'friend-wishlists/FriendWishlistPage.tsx', calls: ['getFriendWishlist'] },
  '/staff-tools': { module: 'tools/StaffToolsPage.tsx' },
  '/superuser-tools': { module: 'tools/SuperuserToolsPage.tsx' },
  '/superuser-tools/users': { module: 'tools/UsersPage.tsx' },
  '/superuser-tools/pending-users': { module: 'tools/PendingUsersPage.tsx' },
  '/superuser-tools/bug-reports': { module: 'bug-reports/BugReportsPage.tsx' },
  '*': { module: 'shell/NotFoundPage.tsx' },
};

/** Their patterns, but for that of every other address. */
export const guardedPaths: readonly string[] = Object.keys(guardedPages).filter((path) => path !== '*');

const loginPage = 'login/LoginPage.tsx';

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

/** Of these a page asks for the beginning first (`src/api/progressive-query.ts`). */
const arriving: readonly CallName[] = ['listWishlists', 'getWishlist', 'getFriend', 'getFriendWishlist'];

/** An address below `/api`; what is behind a `#` stays with the caller, and says how many entries are preferred. */
const addressOf = (call: CallName): string =>
  `/api${endpoints[call].path}${arriving.includes(call) ? `#${beginningSize}` : ''}`;

/**
 * A script that fetches the code of the page at the present address beside the app's own script, not after it; `known`
 * is fetched anyway. As soon as the bearer is there it asks for the person's record and the page's data, which
 * `src/api/prefetched.ts` takes; and as soon as that is there, for the first picture that it names.
 */
export function pagePreloader(chunks: readonly BuiltChunk[], known: readonly string[]): string {
  const pages = Object.entries(guardedPages).map(([path, { module, calls = [] }]) => {
    const files = filesOf(chunks, module).filter((file) => !known.includes(file));
    return [path, { files, calls: calls.map(addressOf) }];
  });
  return `{
const pages = ${JSON.stringify(Object.fromEntries(pages))};
const path = location.pathname.replace(/\\/+$/, '') || '/';
const id = /\\/(\\d+)$/.exec(path)?.[1];
const { files, calls } = pages[id ? path.replace(/\\d+$/, ':id') : path] ?? pages['*'];
for (const href of files)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
// Titles come before it and are anybody's words: they must not lead elsewhere.
const askForPicture = async (answer) => {
  const [, address] = /"(\\/api\\/pictures\\/\\w+\\?[\\w=&-]+)"/.exec(await (await answer)?.clone().text()) ?? [];
  if (address) Object.assign(new Image(), { fetchPriority: 'high', src: address + '&size=card' });
};
const askAhead = async (answer) => {
  const { token } = await answer.clone().json();
  const { sub } = JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')));
  const headers = { authorization: 'Bearer ' + token, 'accept-language': document.documentElement.lang };
  const answers = {};
  for (const call of [${JSON.stringify(addressOf('getUserByUid'))}, ...calls]) {
    const address = call.replace(':uid', encodeURIComponent(sub)).replace(':id', id);
    const [, limit] = address.split('#');
    const preferring = limit ? { ...headers, prefer: 'limit=' + limit } : headers;
    answers[address] = fetch(address, { headers: preferring }).catch(() => undefined);
    // What comes in parts is what shows pictures.
    if (limit) askForPicture(answers[address]).catch(() => undefined);
  }
  window.wishwellPrefetched = { token, answers, askedAt: performance.now() };
  // The first number takes a telephone as long as a page of cards. Now it waits anyway.
  new Intl.NumberFormat(document.documentElement.lang).format(1);
};
// The app sees the bearer only when what is asked ahead is under way: it never asks for the same.
window.wishwellBearer = window.wishwellBearer?.then(async (answer) => {
  if (answer?.ok) await askAhead(answer).catch(() => undefined);
  return answer;
});
}`;
}
