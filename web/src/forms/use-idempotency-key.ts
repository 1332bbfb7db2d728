import { useRef } from 'react';
import { hasDraftChanged } from './has-draft-changed.ts';

/**
 * Returns a random value for the header `Idempotency-Key`. Does not use `crypto.randomUUID`, which browsers
 * do not offer on plain HTTP.
 */
const createIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The returned function gives equal request bodies the same key. If the user submits the form again after a
 * lost response, the server creates no second record.
 */
export function useIdempotencyKey(): (body: object) => string {
  const attempts = useRef<{ body: object; key: string }[]>([]);
  return (body) => {
    const before = attempts.current.find(
      (sent) => !hasDraftChanged(sent.body, body) && !hasDraftChanged(body, sent.body),
    );
    if (before) return before.key;
    const key = createIdempotencyKey();
    attempts.current.push({ body, key });
    return key;
  };
}
