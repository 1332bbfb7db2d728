import { maxSharedItemFragmentLength, sharedItemFragmentPrefix } from '@wishwell/contract/shared-link.ts';

/**
 * Storage key of an item that another app shared with this tab. The key does not contain a user id, because a
 * visitor may share an item first and sign in afterwards. The browser deletes the item when the tab closes.
 */
const storageKey = 'shared-item';

/**
 * Moves a shared item from the URL fragment to the tab's storage, so that the fragment disappears from the
 * URL.
 */
export function storeItemFromOtherApp(): void {
  const { hash, pathname, search } = location;
  if (!hash.startsWith(sharedItemFragmentPrefix)) return;
  try {
    if (hash.length <= maxSharedItemFragmentLength) sessionStorage.setItem(storageKey, hash);
  } catch {
    // If the browser blocks storage, the item form starts without the shared item.
  }
  history.replaceState(history.state, '', pathname + search);
}

/** Returns the URL fragment that describes the item shared with this tab. */
export function readItemReceivedFromOtherApp(): string | undefined {
  try {
    return sessionStorage.getItem(storageKey) ?? undefined;
  } catch {
    return undefined;
  }
}

export function deleteItemReceivedFromOtherApp(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // If the browser blocks storage, the tab has no shared item.
  }
}
