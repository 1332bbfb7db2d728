import type { Dispatch, SetStateAction } from 'react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { readJsonField } from '../api/json-field.ts';
import { readPersonalValue, removePersonalValue, writePersonalValue } from '../api/personal-storage.ts';
import { hasDifferentFields } from './differs.ts';

const createDraftStorageKey = (key: string): string => `draft ${key}`;

/**
 * Returns the fields of the stored draft that also exist in `start`, the initial draft, and have the same
 * type there.
 */
function selectMatchingFields<T extends object>(start: T, stored: unknown): Partial<T> {
  const fields = Object.entries(start).flatMap(([field, value]) => {
    const found = readJsonField(stored, field);
    return typeof found === typeof value && Array.isArray(found) === Array.isArray(value) ? [[field, found]] : [];
  });
  return Object.fromEntries(fields) as Partial<T>;
}

/**
 * Like `useState`, but for the draft of a form: the draft survives a reload of the page. It is deleted when
 * the form unmounts: after saving, discarding or signing out. Later changes of `key` and `start` have no
 * effect.
 */
export function useDraft<T extends object>(key: string, start: T): [T, Dispatch<SetStateAction<T>>] {
  const [storageKey] = useState(() => createDraftStorageKey(key));
  const [initial] = useState(start);
  const [draft, setDraft] = useState(start);
  // Reads the stored draft only after hydration, because the HTML from the server does not contain the draft.
  useLayoutEffect(() => {
    const stored = readPersonalValue(storageKey);
    if (stored !== undefined) setDraft((now) => ({ ...now, ...selectMatchingFields(initial, stored) }));
    return () => removePersonalValue(storageKey);
  }, [storageKey, initial]);
  useEffect(() => {
    if (hasDifferentFields(draft, initial)) writePersonalValue(storageKey, draft);
    else removePersonalValue(storageKey);
  }, [storageKey, initial, draft]);
  return [draft, setDraft];
}

/** Imports the code for draft files on demand, because few forms have a file. */
const importDraftFileModule = () => import('./draft-file.ts');
const ignoreError = (): void => undefined;

/**
 * Keeps the file that the user chose in a form across reloads of the page, like `useDraft`. Does nothing if
 * the browser cannot store files.
 */
export function useDraftFile(key: string, file: File | undefined, onRestore: (file: File) => void): void {
  const [storageKey] = useState(() => createDraftStorageKey(key));
  const [restore] = useState(() => onRestore);
  useLayoutEffect(() => {
    // All tabs share the stored files. If this tab has no draft, the stored file belongs to another tab.
    if (readPersonalValue(storageKey) === undefined) return;
    void importDraftFileModule().then(async ({ readDraftFile }) => {
      const stored = await readDraftFile(storageKey);
      if (stored) restore(stored);
    }, ignoreError);
  }, [storageKey, restore]);
  useEffect(() => {
    if (!file) return undefined;
    const loading = importDraftFileModule();
    loading.then(({ writeDraftFile }) => writeDraftFile(storageKey, file), ignoreError);
    return () => void loading.then(({ deleteDraftFile }) => deleteDraftFile(storageKey), ignoreError);
  }, [storageKey, file]);
}
