import { useSyncExternalStore } from 'react';

const subscribeToNothing = (): (() => void) => () => undefined;

/**
 * Returns a value that only the browser can read, such as a cookie. On the server and during hydration,
 * returns `serverValue` instead.
 */
export const useValueAfterHydration = <T extends string | number | boolean | undefined>(
  read: () => T,
  serverValue: T,
): T => useSyncExternalStore(subscribeToNothing, read, () => serverValue);
