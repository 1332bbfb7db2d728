import type { Dispatch, SetStateAction } from 'react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { readJsonField } from '../api/json-field.ts';
import { readPersonalValue, removePersonalValue } from '../api/personal-storage.ts';
import { writePersonalValue } from '../api/write-personal-value.ts';
import { hasDraftChanged } from './has-draft-changed.ts';
import { useDraftStorage } from './use-draft-storage.ts';

/**
 * Returns the stored fields that have the same type as in `start`, the initial draft. An older version of
 * the app may have stored other fields.
 */
function selectMatchingFields<T extends object>(start: T, stored: unknown): Partial<T> {
  const fields = Object.entries(start).flatMap(([field, value]) => {
    const found = readJsonField(stored, field);
    return typeof found === typeof value && Array.isArray(found) === Array.isArray(value) ? [[field, found]] : [];
  });
  return Object.fromEntries(fields) as Partial<T>;
}

/**
 * Like `useState`, but for the draft of a form: the draft survives a reload of the page and the end of the
 * session. It is deleted after saving, discarding or signing out. Later changes of `key` and `start` have no
 * effect.
 */
export function useDraft<T extends object>(key: string, start: T): [T, Dispatch<SetStateAction<T>>] {
  const { storageKey, isOwnerSignedIn } = useDraftStorage(key);
  const [initial] = useState(start);
  const [draft, setDraft] = useState(start);
  // Reads the stored draft only after hydration, because the HTML from the server does not contain the draft.
  useLayoutEffect(() => {
    const stored = readPersonalValue(storageKey);
    if (stored !== undefined) setDraft((now) => ({ ...now, ...selectMatchingFields(initial, stored) }));
    return () => {
      if (isOwnerSignedIn()) removePersonalValue(storageKey);
    };
  }, [storageKey, isOwnerSignedIn, initial]);
  useEffect(() => {
    if (!isOwnerSignedIn()) return;
    if (hasDraftChanged(draft, initial)) writePersonalValue(storageKey, draft);
    else removePersonalValue(storageKey);
  }, [storageKey, isOwnerSignedIn, initial, draft]);
  return [draft, setDraft];
}
