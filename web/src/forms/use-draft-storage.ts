import { useState } from 'react';
import { useAuthProvider } from '../auth/session-context.tsx';

interface DraftStorage {
  storageKey: string;
  /**
   * Returns whether the user who opened the form is still signed in. If not, only `personal-storage.ts` may
   * change the stored draft: it keeps drafts after the end of a session and deletes them after a sign-out.
   */
  isOwnerSignedIn: () => boolean;
}

/**
 * Returns the storage key of a form's draft, and whether the draft's owner is signed in. Later changes of
 * `key` have no effect.
 */
export function useDraftStorage(key: string): DraftStorage {
  const auth = useAuthProvider();
  const [place] = useState(() => {
    const uid = auth.currentUser?.uid ?? '';
    return { storageKey: `draft ${uid} ${key}`, isOwnerSignedIn: () => auth.currentUser?.uid === uid };
  });
  return place;
}
