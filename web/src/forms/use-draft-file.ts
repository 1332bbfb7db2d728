import { useEffect, useLayoutEffect, useState } from 'react';
import { readPersonalValue } from '../api/personal-storage.ts';
import { useDraftStorage } from './use-draft-storage.ts';

/** Imports the code for draft files on demand, because few forms have a file. */
const importDraftFileModule = () => import('./draft-file.ts');
const ignoreError = (): void => undefined;

/**
 * Keeps the file that the user chose in a form across reloads of the page, like `useDraft`. Does nothing if
 * the browser cannot store files.
 */
export function useDraftFile(key: string, file: File | undefined, onRestore: (file: File) => void): void {
  const { storageKey, isOwnerSignedIn } = useDraftStorage(key);
  const [restore] = useState(() => onRestore);
  useLayoutEffect(() => {
    // All tabs share the stored files. If this tab has no draft, the file belongs to a form in another tab.
    if (readPersonalValue(storageKey) === undefined) return;
    void importDraftFileModule().then(async ({ readDraftFile }) => {
      const stored = await readDraftFile(storageKey);
      if (stored) restore(stored);
    }, ignoreError);
  }, [storageKey, restore]);
  useEffect(() => {
    if (!file || !isOwnerSignedIn()) return undefined;
    const moduleImport = importDraftFileModule();
    moduleImport.then(({ writeDraftFile }) => writeDraftFile(storageKey, file), ignoreError);
    return () => {
      if (isOwnerSignedIn()) moduleImport.then(({ deleteDraftFile }) => deleteDraftFile(storageKey), ignoreError);
    };
  }, [storageKey, isOwnerSignedIn, file]);
}
