import { friendScreens } from './friend-screens.ts';
import { presses, type Screen } from './screen.ts';
import { toolScreens } from './tool-screens.ts';
import type { WorldIds } from './world-ids.ts';
import { wishlistScreens } from './wishlist-screens.ts';

const publicScreens: readonly Screen[] = [
  { name: 'about-visitor', who: 'visitor', path: '/about' },
  { name: 'about-signed-in', who: 'mara', path: '/about' },
  {
    name: 'about-carousel-end',
    who: 'visitor',
    path: '/about',
    windowOnly: true,
    act: async (page) => {
      const cards = page.getByRole('main').getByRole('listitem');
      await cards.last().scrollIntoViewIfNeeded();
    },
  },
  { name: 'login-sign-in', who: 'visitor', path: '/login' },
  {
    name: 'login-sign-up',
    who: 'visitor',
    path: '/login',
    act: (page) => page.getByRole('paragraph').getByRole('button', { name: 'Sign Up' }).click(),
  },
  { name: 'login-error', who: 'visitor', path: '/login', act: presses('Sign In'), until: 'Please fill out all fields' },
  {
    name: 'login-error-unreachable',
    who: 'visitor',
    path: '/login',
    act: async (page) => {
      await page.getByLabel('Email').fill('mara@example.com');
      await page.getByLabel('Password').fill('wrong gift');
      await presses('Sign In')(page);
    },
    until: 'Incorrect email or password',
  },
  {
    name: 'login-google-failed',
    who: 'visitor',
    path: '/login',
    windowOnly: true,
    act: presses('Continue with Google'),
  },
  { name: 'login-reset', who: 'visitor', path: '/login#reset=spent' },
  {
    name: 'login-reset-error',
    who: 'visitor',
    path: '/login#reset=spent',
    act: presses('Save Password'),
    until: 'Please fill out all fields',
  },
  {
    name: 'login-reset-ended',
    who: 'visitor',
    path: '/login#reset=spent',
    act: async (page) => {
      await page.getByLabel('New password').fill('blue ribbon');
      await presses('Save Password')(page);
    },
    until: 'This link has been used or is too old',
  },
  {
    name: 'login-verify',
    who: 'visitor',
    path: '/login#verify=fresh',
    until: 'Sign in to confirm your email address',
  },
];

const frameScreens: readonly Screen[] = [
  {
    name: 'frame-loading',
    who: 'mara',
    path: '/',
    stubs: [{ address: 'auth/token', answer: 'hold' }],
    until: 'Loading...',
  },
  { name: 'frame-not-found', who: 'mara', path: '/nowhere' },
  {
    name: 'frame-offline',
    who: 'mara',
    path: '/mywishlists',
    windowOnly: true,
    act: (page) => page.context().setOffline(true),
    until: 'Wishwell cannot be reached.',
  },
  { name: 'frame-bug-report', who: 'mara', path: '/?report', windowOnly: true, until: 'Submit a Bug Report' },
  {
    name: 'frame-bug-report-toast',
    who: 'mara',
    path: '/?report',
    windowOnly: true,
    stubs: [{ address: 'bugreports', method: 'POST', answer: 'fail' }],
    act: async (page) => {
      await page.getByLabel('Title').fill('The ribbon is crooked');
      await page.getByRole('dialog').getByLabel('Description').fill('On my phone it leans to the left.');
      await presses('Submit')(page);
    },
    until: 'Failed to submit bug report',
  },
];

const homeScreens: readonly Screen[] = [
  { name: 'home-full', who: 'mara', path: '/' },
  { name: 'home-staff', who: 'theo', path: '/' },
  { name: 'home-superuser', who: 'priya', path: '/' },
  { name: 'home-fallback', who: 'mara', path: '/', stubs: [{ address: 'users/firebase/*', answer: 'fail' }] },
  { name: 'profile-full', who: 'mara', path: '/myprofile' },
  {
    name: 'profile-loading',
    who: 'mara',
    path: '/myprofile',
    stubs: [{ address: 'users/firebase/*', answer: 'hold' }],
    until: 'Loading...',
  },
  { name: 'profile-edit', who: 'mara', path: '/myprofile?edit', windowOnly: true, until: 'Avatar' },
];

/** The whole set: every route, its states and its dialogs. */
export const screensOf = (ids: WorldIds): readonly Screen[] => [
  ...publicScreens,
  ...frameScreens,
  ...homeScreens,
  ...wishlistScreens(ids),
  ...friendScreens(ids),
  ...toolScreens,
];
