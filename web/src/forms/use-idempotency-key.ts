import { useRef } from 'react';
import { differs } from './differs.ts';

/** A fresh key for `Idempotency-Key`. `randomUUID` is missing on plain http. */
const createKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Chooses the key of an attempt by its body. While the dialog is open, a body that was sent before has the key it had,
 * so that nothing is made twice where an answer got lost; any other body is another creation.
 */
export function useIdempotencyKey(): (body: object) => string {
  const attempts = useRef<{ body: object; key: string }[]>([]);
  return (body) => {
    const before = attempts.current.find((sent) => !differs(sent.body, body) && !differs(body, sent.body));
    if (before) return before.key;
    const key = createKey();
    attempts.current.push({ body, key });
    return key;
  };
}
