import type { Page } from '@playwright/test';
import type { Viewer } from './studio.ts';

/** How the test prepares a page for a screenshot. An endpoint is a method and a glob below `/api`. */
export interface ScreenState {
  /** Endpoints whose responses the test delays, so that the page shows its loading state. */
  hold?: readonly string[];
  /** Endpoints that respond with the status 500. */
  fail?: readonly string[];
  /** Endpoints that respond with an empty list. */
  empty?: readonly string[];
  act?: (page: Page) => Promise<void>;
  /** Takes the screenshot when this text appears. Without a text, takes it when the network is idle. */
  until?: string;
  /** Whether the image shows only the window instead of the whole page, as for dialogs and overlays. */
  windowOnly?: boolean;
}

/** Returns a function that clicks the buttons with these names one after another. */
const createButtonClicker =
  (...names: readonly (string | RegExp)[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) await page.getByRole('button', { name }).first().click();
  };

/** Returns a function that fills in fields by their labels, and then clicks a button. */
const createFormSubmitter = (values: Readonly<Record<string, string>>, button: string) => async (page: Page) => {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
  await createButtonClicker(button)(page);
};

/**
 * All screens for screenshots. A name consists of page and state, as in `wishlists-empty`. Words in braces
 * in a path stand for ids.
 */
export const screens: readonly (readonly [name: string, viewer: Viewer, path: string, state?: ScreenState])[] = [
  ['shared-list', 'visitor', '/l/{linkToken}'],
  ['shared-list-giving', 'visitor', '/l/{linkToken}', { act: createButtonClicker('I want to give') }],
  ['shared-list-guest', 'visitor', '/l/{linkToken}', { act: createButtonClicker('I want to give', "I'm getting it!") }],
  ['shared-list-user', 'theo', '/l/{linkToken}'],
  ['shared-list-gone', 'visitor', '/l/nothing', { until: 'This link leads nowhere' }],
  ['share-dialog', 'mara', '/mywishlists/{fullList}?share', { windowOnly: true, until: 'for the office' }],
  ['invitation', 'visitor', '/i/{invitationToken}'],
  ['invite-dialog', 'mara', '/friends?invite', { windowOnly: true, until: 'Create an invitation link' }],
  ['about-visitor', 'visitor', '/about'],
  ['about-signed-in', 'mara', '/about'],
  [
    'about-carousel-end',
    'visitor',
    '/about',
    {
      windowOnly: true,
      act: async (page) => {
        const cards = page.getByRole('main').getByRole('listitem');
        await cards.last().scrollIntoViewIfNeeded();
      },
    },
  ],
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
  ['frame-loading', 'mara', '/', { hold: ['GET auth/token'], until: 'Loading...' }],
  ['frame-not-found', 'mara', '/nowhere'],
  [
    'frame-offline',
    'mara',
    '/mywishlists',
    { windowOnly: true, act: (page) => page.context().setOffline(true), until: "Wishwell can't be reached right now." },
  ],
  ['frame-bug-report', 'mara', '/?report', { windowOnly: true, until: 'Submit a Bug Report' }],
  [
    'frame-bug-report-toast',
    'mara',
    '/?report',
    {
      windowOnly: true,
      fail: ['POST bugreports'],
      act: async (page) => {
        await page.getByLabel('Title').fill('The ribbon is crooked');
        await page.getByRole('dialog').getByLabel('Description').fill('On my phone it leans to the left.');
        await createButtonClicker('Submit')(page);
      },
      until: 'Failed to submit bug report',
    },
  ],
  ['home-full', 'mara', '/'],
  ['home-staff', 'theo', '/'],
  ['home-superuser', 'priya', '/'],
  ['home-fallback', 'mara', '/', { fail: ['GET users/firebase/*'] }],
  ['profile-full', 'mara', '/myprofile'],
  ['profile-loading', 'mara', '/myprofile', { hold: ['GET users/firebase/*'], until: 'Loading...' }],
  ['profile-edit', 'mara', '/myprofile?edit', { windowOnly: true, until: 'Avatar' }],
  ['wishlists-full', 'mara', '/mywishlists'],
  ['wishlists-empty', 'newcomer', '/mywishlists'],
  ['wishlists-loading', 'mara', '/mywishlists', { hold: ['GET mywishlists'], until: 'My Wishlists' }],
  ['wishlists-error', 'mara', '/mywishlists', { fail: ['GET mywishlists'], until: 'Retry' }],
  ['wishlists-create', 'mara', '/mywishlists?new', { windowOnly: true, until: 'Create Wishlist' }],
  [
    'wishlists-create-invalid',
    'mara',
    '/mywishlists?new',
    {
      windowOnly: true,
      act: (page) => page.getByRole('dialog').getByRole('button', { name: 'Create' }).click(),
      until: 'Title is required',
    },
  ],
  ['wishlists-delete', 'mara', '/mywishlists?delete={fullList}', { windowOnly: true, until: 'cannot be undone' }],
  ['wishlist-full', 'mara', '/mywishlists/{fullList}'],
  ['wishlist-private', 'mara', '/mywishlists/{privateList}'],
  ['wishlist-empty', 'other', '/mywishlists/{emptyList}'],
  ['import', 'mara', '/mywishlists/{fullList}/import'],
  ['wishlist-loading', 'mara', '/mywishlists/{fullList}', { hold: ['GET mywishlists/*'], until: 'Loading...' }],
  ['wishlist-error', 'mara', '/mywishlists/{fullList}', { fail: ['GET mywishlists/*'], until: 'Retry' }],
  ['wishlist-missing', 'mara', '/mywishlists/999999', { until: 'Wishlist not found' }],
  ['wishlist-item', 'mara', '/mywishlists/{fullList}?item={item}', { windowOnly: true }],
  ['wishlist-add-item', 'mara', '/mywishlists/{fullList}?new', { windowOnly: true }],
  [
    'wishlist-add-item-invalid',
    'mara',
    '/mywishlists/{fullList}?new',
    {
      windowOnly: true,
      act: async (page) => {
        await page.getByRole('dialog').getByLabel('Price').fill('-3');
        await page.getByRole('dialog').getByRole('button', { name: 'Add Item' }).click();
      },
      until: 'Name is required',
    },
  ],
  ['wishlist-edit-item', 'mara', '/mywishlists/{fullList}?edit={item}', { windowOnly: true }],
  ['wishlist-delete-item', 'mara', '/mywishlists/{fullList}?delete={item}', { windowOnly: true }],
  ['wishlist-edit', 'mara', '/mywishlists/{privateList}?edit-list', { windowOnly: true }],
  [
    'wishlist-edit-leave',
    'mara',
    '/mywishlists/{privateList}?edit-list',
    {
      windowOnly: true,
      act: async (page) => {
        await page.getByRole('dialog').getByLabel('Title').fill('Something else');
        await page.keyboard.press('Escape');
      },
      until: 'Discard changes?',
    },
  ],
  [
    'wishlist-edit-failed',
    'mara',
    '/mywishlists/{privateList}?edit-list',
    {
      windowOnly: true,
      fail: ['PUT mywishlists/*'],
      act: createButtonClicker('Save'),
      until: 'Failed to update wishlist',
    },
  ],
  ['gifts-full', 'mara', '/gifts'],
  ['gifts-empty', 'newcomer', '/gifts'],
  ['gifts-error', 'mara', '/gifts', { fail: ['GET gifts'], until: 'Retry' }],
  ['friends-full', 'mara', '/friends'],
  ['friends-empty', 'newcomer', '/friends', { empty: ['GET friends/notfriends*'] }],
  [
    'friends-loading',
    'mara',
    '/friends',
    { hold: ['GET friends', 'GET friends/notfriends*'], until: 'Loading friends' },
  ],
  ['friends-error', 'mara', '/friends', { fail: ['GET friends', 'GET friends/notfriends*'], until: 'Retry' }],
  ['friends-search', 'mara', '/friends?q=wal'],
  ['friends-search-empty', 'mara', '/friends?q=zzz', { until: 'Nobody found for' }],
  [
    'friends-remove',
    'mara',
    '/friends',
    { windowOnly: true, act: createButtonClicker(/^More for /, /^Remove /), until: 'Remove Friend' },
  ],
  ['friend-full', 'jonas', '/friends/{mara}'],
  ['friend-empty', 'other', '/friends/{newcomer}'],
  ['friend-loading', 'jonas', '/friends/{mara}', { hold: ['GET friends/*'], until: 'Back to' }],
  ['friend-error', 'jonas', '/friends/{mara}', { fail: ['GET friends/{mara}'], until: 'Retry' }],
  ['friend-missing', 'jonas', '/friends/999999'],
  ['friend-wishlist-full', 'jonas', '/friendwishlists/{fullList}'],
  ['friend-wishlist-empty', 'jonas', '/friendwishlists/{emptyFriendList}'],
  ['friend-wishlist-item', 'jonas', '/friendwishlists/{fullList}?item={item}', { windowOnly: true }],
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
    { hold: ['GET friendwishlists/*'], until: 'Loading items' },
  ],
  [
    'friend-wishlist-error',
    'jonas',
    '/friendwishlists/{fullList}',
    { fail: ['GET friendwishlists/*'], until: 'Retry' },
  ],
  ['friend-wishlist-missing', 'jonas', '/friendwishlists/999999'],
  ['staff-tools', 'theo', '/staff-tools'],
  ['superuser-tools', 'priya', '/superuser-tools'],
  ['superuser-users-full', 'priya', '/superuser-tools/users'],
  ['superuser-users-empty', 'priya', '/superuser-tools/users', { empty: ['GET users'], until: 'No users found.' }],
  ['superuser-users-loading', 'priya', '/superuser-tools/users', { hold: ['GET users'], until: 'All Users' }],
  ['superuser-users-refused', 'mara', '/superuser-tools/users', { until: 'Failed to load users.' }],
  ['superuser-pending', 'priya', '/superuser-tools/pending-users'],
  ['superuser-bugs-full', 'priya', '/superuser-tools/bug-reports'],
  [
    'superuser-bugs-empty',
    'priya',
    '/superuser-tools/bug-reports',
    { empty: ['GET bugreports'], until: 'No bug reports found.' },
  ],
  [
    'superuser-bugs-loading',
    'priya',
    '/superuser-tools/bug-reports',
    { hold: ['GET bugreports'], until: 'Bug Reports' },
  ],
  ['superuser-bugs-error', 'priya', '/superuser-tools/bug-reports', { fail: ['GET bugreports'], until: 'Retry' }],
];
