import type { LargeTestData } from './large-world.ts';
import type { BenchTestData } from './world.ts';

export interface PageLimits {
  /** Compressed size of all scripts that the page loads or prefetches, in kilobytes of 1000 bytes. */
  script: number;
  /** Largest contentful paint in seconds, with a simulated mobile connection. */
  paintSeconds: number;
  /** Total blocking time in milliseconds. */
  blockingMs: number;
  /** Cumulative layout shift. */
  layoutShift: number;
  /** Lowest allowed Lighthouse scores by category, from 0 to 100. */
  scores: Readonly<Record<string, number>>;
}

export interface MeasuredPage<World = Pick<BenchTestData, 'listId' | 'linkToken'>> {
  name: string;
  path: (world: World) => string;
  isSignedIn: boolean;
  limits: PageLimits;
}

const cardPageLimits: PageLimits = {
  script: 144,
  paintSeconds: 2.2,
  blockingMs: 100,
  layoutShift: 0.02,
  scores: { performance: 97, accessibility: 100, 'best-practices': 100 },
};

export const measuredPages: readonly MeasuredPage[] = [
  {
    name: '/about',
    path: () => '/about',
    isSignedIn: false,
    limits: {
      script: 92,
      paintSeconds: 1.3,
      blockingMs: 50,
      layoutShift: 0.02,
      scores: { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 },
    },
  },
  {
    name: '/l/{token}, 50 items',
    path: ({ linkToken }) => `/l/${linkToken}`,
    isSignedIn: false,
    limits: {
      script: 139,
      paintSeconds: 1.3,
      blockingMs: 50,
      layoutShift: 0.02,
      scores: { performance: 98, accessibility: 100, 'best-practices': 100 },
    },
  },
  {
    name: '/ signed in',
    path: () => '/',
    isSignedIn: true,
    limits: {
      script: 127,
      paintSeconds: 2,
      blockingMs: 100,
      layoutShift: 0.02,
      scores: { performance: 98, accessibility: 100, 'best-practices': 100 },
    },
  },
  {
    name: '/gifts, 50 gifts',
    path: () => '/gifts',
    isSignedIn: true,
    limits: cardPageLimits,
  },
  {
    name: '/mywishlists/{id}, 50 items',
    path: ({ listId }) => `/mywishlists/${listId}`,
    isSignedIn: true,
    limits: cardPageLimits,
  },
];

/** Pages with many lists, friends or items. They have the same limits as the page with fifty items. */
export const measuredLargePages: readonly MeasuredPage<LargeTestData>[] = [
  { name: '/mywishlists, many lists', path: () => '/mywishlists' },
  { name: '/mywishlists/{id}, many items', path: ({ listId }: LargeTestData) => `/mywishlists/${listId}` },
  { name: '/friends, many friends', path: () => '/friends' },
  { name: '/friends/{id}, many lists', path: ({ friendId }: LargeTestData) => `/friends/${friendId}` },
  {
    name: '/friendwishlists/{id}, many items',
    path: ({ friendListId }: LargeTestData) => `/friendwishlists/${friendListId}`,
  },
].map((page) => ({ ...page, isSignedIn: true, limits: cardPageLimits }));

/** Largest allowed milliseconds from a click to the frame that shows the result, at 4x CPU throttling. */
export const maxInteractionMs = 100;
/**
 * Largest allowed ratio of two times: until a form of the app is open, and until the browser has opened a
 * bare `<dialog>` with the same elements.
 */
export const maxAppToBareDialogTimeRatio = 1.5;
/** Largest allowed milliseconds from a click to the frame in which all colours have changed. */
export const maxColourChangeMs = 200;
/**
 * Largest allowed milliseconds from the paste of a link to the filled form. The responses of the shop take
 * 50 ms each.
 */
export const maxPasteMs = 400;
/**
 * Largest allowed ratio of two sums: the times of all interactions with a thousand lists, friends and
 * items, and the times with fifty.
 */
export const interactionTimeRatioLimit = 1.2;
/** Largest allowed growth of the heap: 0.1 is 10 %. */
export const maxHeapGrowthRatio = 0.1;
