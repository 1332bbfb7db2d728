import { useEffect, useLayoutEffect, useState } from 'react';
import { readPersonalValue } from '../api/personal-storage.ts';
import { useDraftStorage } from './use-draft-storage.ts';

/** Imports the code for draft files on demand, because few forms have a file. */
const importDraftFileModule = () => import('./draft-attachment.ts');
const ignoreError = (): void => undefined;

/**
 * Keeps the file that the user chose in a form across reloads of the page, like `useDraft`. Does nothing if
 * the browser cannot store files.
 */
export function useDraftAttachment(key: string, file: File | undefined, onRestore: (file: File) => void): void {
  const { storageKey, isOwnerSignedIn } = useDraftStorage(key);
  const [restore] = useState(() => onRestore);
  useLayoutEffect(() => {
    // All tabs share the stored files. If this tab has no draft, the file belongs to a form in another tab.
    if (readPersonalValue(storageKey) === undefined) return;
    void importDraftFileModule().then(async ({ readDraftAttachment }) => {
      const stored = await readDraftAttachment(storageKey);
      if (stored) restore(stored);
    }, ignoreError);
  }, [storageKey, restore]);
  useEffect(() => {
    if (!file || !isOwnerSignedIn()) return undefined;
    const moduleImport = importDraftFileModule();
    moduleImport.then(({ storeDraftAttachment }) => storeDraftAttachment(storageKey, file), ignoreError);
    return () => {
      if (isOwnerSignedIn())
        moduleImport.then(({ deleteDraftAttachment }) => deleteDraftAttachment(storageKey), ignoreError);
    };
  }, [storageKey, isOwnerSignedIn, file]);
}
