import { useState } from 'react';

/** A fresh key for `Idempotency-Key`. `randomUUID` is missing on plain http. */
export const createKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A key that stays the same while the dialog is open. */
export function useCreationKey(): string {
  const [key] = useState(createKey);
  return key;
}
