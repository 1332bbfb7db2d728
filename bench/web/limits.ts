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

export interface MeasuredPage {
  name: string;
  path: (world: Pick<BenchWorld, 'listId'>) => string;
  isSignedIn: boolean;
  limits: PageLimits;
}

/** What a page may cost. */
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
      script: 100,
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
    limits: {
      script: 115,
      paint: 2.2,
      blocking: 100,
      shift: 0.02,
      scores: { performance: 97, accessibility: 100, 'best-practices': 100 },
    },
  },
];

/** Milliseconds from a press to the next frame, at a quarter of this machine's speed. */
export const interactionLimit = 100;
/** How much the heap may grow, as a part of what it was. */
export const heapLimit = 0.1;
