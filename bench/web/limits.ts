import type { LargeWorld } from './large-world.ts';
import type { BenchWorld } from './world.ts';

export interface PageLimits {
  /** Kilobytes (1000 bytes) of script as it travels in brotli, every chunk that the page loads. */
  script: number;
  /** Largest contentful paint in seconds, on Lighthouse's simulated mobile connection. */
  paint: number;
  /** Total blocking time in milliseconds. */
  blocking: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Lighthouse's scores, of 100. */
  scores: Readonly<Record<string, number>>;
}

export interface MeasuredPage<World = Pick<BenchWorld, 'listId'>> {
  name: string;
  path: (world: World) => string;
  isSignedIn: boolean;
  limits: PageLimits;
}

/** Of a page full of cards. */
const cardsLimits: PageLimits = {
  script: 128,
  paint: 2.2,
  blocking: 100,
  shift: 0.02,
  scores: { performance: 97, accessibility: 100, 'best-practices': 100 },
};

export const measuredPages: readonly MeasuredPage[] = [
  {
    name: '/about',
    path: () => '/about',
    isSignedIn: false,
    limits: {
      script: 80,
      paint: 1.3,
      blocking: 50,
      shift: 0.02,
      scores: { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 },
    },
  },
  {
    name: '/ signed in',
    path: () => '/',
    isSignedIn: true,
    limits: {
      script: 112,
      paint: 2,
      blocking: 100,
      shift: 0.02,
      scores: { performance: 98, accessibility: 100, 'best-practices': 100 },
    },
  },
  {
    name: '/mywishlists/{id}, 50 items',
    path: ({ listId }) => `/mywishlists/${listId}`,
    isSignedIn: true,
    limits: cardsLimits,
  },
];

/** With many lists, friends and items, under the same limits as with fifty. */
export const largePages: readonly MeasuredPage<LargeWorld>[] = [
  { name: '/mywishlists, many lists', path: () => '/mywishlists' },
  { name: '/mywishlists/{id}, many items', path: ({ listId }: LargeWorld) => `/mywishlists/${listId}` },
  { name: '/friends, many friends', path: () => '/friends' },
  { name: '/friends/{id}, many lists', path: ({ friendId }: LargeWorld) => `/friends/${friendId}` },
  {
    name: '/friendwishlists/{id}, many items',
    path: ({ friendListId }: LargeWorld) => `/friendwishlists/${friendListId}`,
  },
].map((page) => ({ ...page, isSignedIn: true, limits: cardsLimits }));

/** Milliseconds from a press to the frame with what it leads to, at a quarter of this machine's speed. */
export const interactionLimit = 100;
/** The same until all of a page has other colours; the button that was pressed answers within the limit of every press. */
export const coloursLimit = 200;
/** All presses on pages with a thousand of everything, of the same with fifty: times. */
export const growthLimit = 1.2;
/** How much the heap may grow, as a part of what it was. */
export const heapLimit = 0.1;
