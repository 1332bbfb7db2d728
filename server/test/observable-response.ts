import type { Reply } from './person.ts';

const varyingHeaders = new Set(['date', 'x-request-id']);

/**
 * Returns the status, text and headers of a response without the headers that differ in every response, so
 * that tests can compare two responses.
 */
export function getObservableResponse({ status, text, headers }: Reply): object {
  const stableHeaders = [...headers].filter(([name]) => !varyingHeaders.has(name));
  return { status, text, headers: Object.fromEntries(stableHeaders) };
}
