import { useSyncExternalStore } from 'react';

const storageKey = 'wishwell.giving';
/**
 * A visitor of a share link chooses to give something before the page shows claims. The browser stores this
 * choice for at most this number of share links.
 */
const maxStoredTokens = 20;

const givingListeners = new Set<() => void>();
/**
 * The tokens of the share links for which the visitor has chosen to give since the page loaded. Used only if
 * the browser blocks storage.
 */
let tokensOfThisPage: readonly string[] = [];

function readGivingTokens(): readonly string[] {
  try {
    return (localStorage.getItem(storageKey) ?? '').split(' ').filter(Boolean);
  } catch {
    return tokensOfThisPage;
  }
}

/** Stores that the visitor of this share link wants to give and therefore may see claims. */
export function storeVisitorIsGiver(token: string): void {
  tokensOfThisPage = [token, ...readGivingTokens().filter((other) => other !== token)].slice(0, maxStoredTokens);
  try {
    localStorage.setItem(storageKey, tokensOfThisPage.join(' '));
  } catch {
    // If the browser blocks storage, the choice to give lasts until the page is reloaded.
  }
  for (const listener of givingListeners) listener();
}

/**
 * Returns the token of the only share link for which the visitor in this browser has chosen to give. Returns
 * undefined if there are several, because the app cannot know which list the visitor wants.
 */
export function findTokenIfOneShareLinkChosen(): string | undefined {
  const [token, ...others] = readGivingTokens();
  return others.length === 0 ? token : undefined;
}

function subscribeToGiving(listener: () => void): () => void {
  givingListeners.add(listener);
  return () => givingListeners.delete(listener);
}

/**
 * Returns whether the visitor in this browser has chosen to give for this share link. Returns false during
 * hydration.
 */
export const useIsVisitorGiver = (token: string): boolean =>
  useSyncExternalStore(
    subscribeToGiving,
    () => readGivingTokens().includes(token) || tokensOfThisPage.includes(token),
    () => false,
  );

const guestStorageKey = 'wishwell.guest';

/** Stores whether this browser has the cookie of a guest. Scripts cannot read the cookie itself. */
export function storeGuestCookiePresence(isGuest: boolean): void {
  try {
    if (isGuest) localStorage.setItem(guestStorageKey, '1');
    else localStorage.removeItem(guestStorageKey);
  } catch {
    // If the browser blocks storage, the app never offers to move a guest's claims to an account.
  }
}

export function hasGuestCookie(): boolean {
  try {
    return localStorage.getItem(guestStorageKey) !== null;
  } catch {
    return false;
  }
}
