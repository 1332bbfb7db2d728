import type { Page } from '@playwright/test';
import type { Viewer } from './screenshot-fixture.ts';

/**
 * Preparation of a page for a screenshot. An endpoint has the form `GET mywishlists/*`: a method, and a glob
 * below `/api`.
 */
export interface ScreenState {
  /** Endpoints whose responses the test delays, so that the page shows its loading state. */
  hold?: readonly string[];
  /** Endpoints that respond with the status 500. */
  fail?: readonly string[];
  /** Endpoints whose responses the test replaces with an empty JSON array. */
  empty?: readonly string[];
  act?: (page: Page) => Promise<void>;
  /**
   * The test takes the screenshot when the text `until` appears, or without `until` when the network is
   * idle.
   */
  until?: string;
  /**
   * Whether the screenshot contains only the window instead of the whole page, as for dialogs and overlays.
   */
  windowOnly?: boolean;
}

/** Returns a screen in its loading state: the test delays the responses of the endpoints in `hold`. */
const loading = (until: string, ...hold: readonly string[]): ScreenState => ({ hold, until });
/** Returns a screen in its error state: the endpoints in `fail` respond with an error. */
const failing = (...fail: readonly string[]): ScreenState => ({ fail, until: 'Retry' });
/** Returns a screen, such as a dialog, whose screenshot shows only the window instead of the whole page. */
const inWindow = (until?: string, act?: ScreenState['act']): ScreenState => ({
  windowOnly: true,
  ...(until !== undefined && { until }),
  ...(act && { act }),
});

/** Returns a function that clicks the buttons with the given names one after another. */
const createButtonClicker =
  (...names: readonly (string | RegExp)[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) await page.getByRole('button', { name }).first().click();
  };

/** Returns a function that fills in fields of the open dialog or the page, and then clicks a button. */
const createFormSubmitter = (values: Readonly<Record<string, string>>, button: string) => async (page: Page) => {
  const form = page.locator('dialog[open], body:not(:has(dialog[open]))');
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
  await form.getByRole('button', { name: button }).first().click();
};

const bugReport = { Title: 'The ribbon is crooked', Description: 'On my phone it leans to the left.' };

const scrollToLastCard = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('listitem').last().scrollIntoViewIfNeeded();

/**
 * All screens for screenshots. A name consists of page and state, as in `wishlists-empty`. Words in braces
 * in a path are placeholders of ids.
 */
export const screens: readonly (readonly [name: string, viewer: Viewer, path: string, state?: ScreenState])[] = [
  ['shared-list', 'visitor', '/l/{linkToken}'],
  ['shared-list-giving', 'visitor', '/l/{linkToken}', { act: createButtonClicker('I want to give') }],
  ['shared-list-guest', 'visitor', '/l/{linkToken}', { act: createButtonClicker('I want to give', "I'm getting it!") }],
  ['shared-list-user', 'theo', '/l/{linkToken}'],
  ['shared-list-gone', 'visitor', '/l/nothing', { until: 'This link leads nowhere' }],
  ['share-dialog', 'mara', '/mywishlists/{fullList}?share', inWindow('for the office')],
  ['invitation', 'visitor', '/i/{invitationToken}'],
  ['invite-dialog', 'mara', '/friends?invite', inWindow('Create an invitation link')],
  ['about-visitor', 'visitor', '/about'],
  ['about-signed-in', 'mara', '/about'],
  ['about-carousel-end', 'visitor', '/about', { windowOnly: true, act: scrollToLastCard }],
  ['login-sign-in', 'visitor', '/login'],
  [
    'login-sign-up',
    'visitor',
    '/login',
    { act: (page) => page.getByRole('paragraph').getByRole('button', { name: 'Sign Up' }).click() },
  ],
  ['login-error', 'visitor', '/login', { act: createButtonClicker('Sign In'), until: 'Please fill out all fields' }],
  [
    'login-error-unreachable',
    'visitor',
    '/login',
    {
      act: createFormSubmitter({ Email: 'mara@example.com', Password: 'wrong gift' }, 'Sign In'),
      until: 'Incorrect email or password',
    },
  ],
  ['login-google-failed', 'visitor', '/login', { windowOnly: true, act: createButtonClicker('Continue with Google') }],
  ['login-reset', 'visitor', '/login#reset=spent'],
  [
    'login-reset-error',
    'visitor',
    '/login#reset=spent',
    { act: createButtonClicker('Save Password'), until: 'Password must be at least 6 characters' },
  ],
  [
    'login-reset-ended',
    'visitor',
    '/login#reset=spent',
    {
      act: createFormSubmitter({ 'New password': 'blue ribbon' }, 'Save Password'),
      until: 'This link has been used or is too old',
    },
  ],
  ['login-verify', 'visitor', '/login#verify=fresh', { until: 'Sign in to confirm your email address' }],
  ['frame-loading', 'mara', '/', loading('Loading...', 'GET auth/token')],
  ['frame-not-found', 'mara', '/nowhere'],
  [
    'frame-offline',
    'mara',
    '/mywishlists',
    inWindow("Wishwell can't be reached right now.", (page) => page.context().setOffline(true)),
  ],
  ['frame-bug-report', 'mara', '/?report', inWindow('Submit a Bug Report')],
  [
    'frame-bug-report-toast',
    'mara',
    '/?report',
    {
      fail: ['POST bugreports'],
      ...inWindow('Failed to submit bug report', createFormSubmitter(bugReport, 'Submit')),
    },
  ],
  ['home-full', 'mara', '/'],
  ['home-staff', 'theo', '/'],
  ['home-superuser', 'priya', '/'],
  ['home-fallback', 'mara', '/', { fail: ['GET users/firebase/*'] }],
  ['profile-full', 'mara', '/myprofile'],
  ['profile-loading', 'mara', '/myprofile', loading('Loading...', 'GET users/firebase/*')],
  ['profile-edit', 'mara', '/myprofile?edit', inWindow('Avatar')],
  ['wishlists-full', 'mara', '/mywishlists'],
  ['wishlists-empty', 'newcomer', '/mywishlists'],
  ['wishlists-loading', 'mara', '/mywishlists', loading('My Wishlists', 'GET mywishlists')],
  ['wishlists-error', 'mara', '/mywishlists', failing('GET mywishlists')],
  ['wishlists-create', 'mara', '/mywishlists?new', inWindow('Create Wishlist')],
  [
    'wishlists-create-invalid',
    'mara',
    '/mywishlists?new',
    inWindow('Title is required', createFormSubmitter({}, 'Create')),
  ],
  ['wishlists-delete', 'mara', '/mywishlists?delete={fullList}', inWindow('cannot be undone')],
  ['wishlist-full', 'mara', '/mywishlists/{fullList}'],
  ['wishlist-private', 'mara', '/mywishlists/{privateList}'],
  ['wishlist-empty', 'other', '/mywishlists/{emptyList}'],
  ['import', 'mara', '/mywishlists/{fullList}/import'],
  ['wishlist-loading', 'mara', '/mywishlists/{fullList}', loading('Loading...', 'GET mywishlists/*')],
  ['wishlist-error', 'mara', '/mywishlists/{fullList}', failing('GET mywishlists/*')],
  ['wishlist-missing', 'mara', '/mywishlists/999999', { until: 'Wishlist not found' }],
  ['wishlist-item', 'mara', '/mywishlists/{fullList}?item={item}', inWindow()],
  ['wishlist-add-item', 'mara', '/mywishlists/{fullList}?new', inWindow()],
  [
    'wishlist-add-item-invalid',
    'mara',
    '/mywishlists/{fullList}?new',
    inWindow('Name is required', createFormSubmitter({ Price: '-3' }, 'Add Item')),
  ],
  ['wishlist-edit-item', 'mara', '/mywishlists/{fullList}?edit={item}', inWindow()],
  ['wishlist-delete-item', 'mara', '/mywishlists/{fullList}?delete={item}', inWindow()],
  ['wishlist-edit', 'mara', '/mywishlists/{privateList}?edit-list', inWindow()],
  [
    'wishlist-edit-leave',
    'mara',
    '/mywishlists/{privateList}?edit-list',
    inWindow('Discard changes?', createFormSubmitter({ Title: 'Something else' }, 'Close')),
  ],
  [
    'wishlist-edit-failed',
    'mara',
    '/mywishlists/{privateList}?edit-list',
    { fail: ['PUT mywishlists/*'], ...inWindow('Failed to update wishlist', createButtonClicker('Save')) },
  ],
  ['gifts-full', 'mara', '/gifts'],
  ['gifts-empty', 'newcomer', '/gifts'],
  ['gifts-error', 'mara', '/gifts', failing('GET gifts')],
  ['friends-full', 'mara', '/friends'],
  ['friends-empty', 'newcomer', '/friends', { empty: ['GET friends/notfriends*'] }],
  ['friends-loading', 'mara', '/friends', loading('Loading friends', 'GET friends', 'GET friends/notfriends*')],
  ['friends-error', 'mara', '/friends', failing('GET friends', 'GET friends/notfriends*')],
  ['friends-search', 'mara', '/friends?q=wal'],
  ['friends-search-empty', 'mara', '/friends?q=zzz', { until: 'Nobody found for' }],
  ['friends-remove', 'mara', '/friends', inWindow('Remove Friend', createButtonClicker(/^More for /, /^Remove /))],
  ['friend-full', 'jonas', '/friends/{mara}'],
  ['friend-empty', 'other', '/friends/{newcomer}'],
  ['friend-loading', 'jonas', '/friends/{mara}', loading('Back to', 'GET friends/*')],
  ['friend-error', 'jonas', '/friends/{mara}', failing('GET friends/{mara}')],
  ['friend-missing', 'jonas', '/friends/999999'],
  ['friend-wishlist-full', 'jonas', '/friendwishlists/{fullList}'],
  ['friend-wishlist-empty', 'jonas', '/friendwishlists/{emptyFriendList}'],
  ['friend-wishlist-item', 'jonas', '/friendwishlists/{fullList}?item={item}', inWindow()],
  [
    'friend-wishlist-claim-failed',
    'jonas',
    '/friendwishlists/{fullList}',
    {
      windowOnly: true,
      fail: ['PUT friendwishlists/*/purchase'],
      act: (page) => page.getByRole('main').getByRole('listitem').getByRole('button').first().click(),
    },
  ],
  [
    'friend-wishlist-loading',
    'jonas',
    '/friendwishlists/{fullList}',
    loading('Loading items', 'GET friendwishlists/*'),
  ],
  ['friend-wishlist-error', 'jonas', '/friendwishlists/{fullList}', failing('GET friendwishlists/*')],
  ['friend-wishlist-missing', 'jonas', '/friendwishlists/999999'],
  ['staff-tools', 'theo', '/staff-tools'],
  ['superuser-tools', 'priya', '/superuser-tools'],
  ['superuser-users-full', 'priya', '/superuser-tools/users'],
  ['superuser-users-empty', 'priya', '/superuser-tools/users', { empty: ['GET users'], until: 'No users found.' }],
  ['superuser-users-loading', 'priya', '/superuser-tools/users', loading('All Users', 'GET users')],
  ['superuser-users-refused', 'mara', '/superuser-tools/users', { until: 'Failed to load users.' }],
  ['superuser-pending', 'priya', '/superuser-tools/pending-users'],
  ['superuser-bugs-full', 'priya', '/superuser-tools/bug-reports'],
  [
    'superuser-bugs-empty',
    'priya',
    '/superuser-tools/bug-reports',
    { empty: ['GET bugreports'], until: 'No bug reports found.' },
  ],
  ['superuser-bugs-loading', 'priya', '/superuser-tools/bug-reports', loading('Bug Reports', 'GET bugreports')],
  ['superuser-bugs-error', 'priya', '/superuser-tools/bug-reports', failing('GET bugreports')],
];
