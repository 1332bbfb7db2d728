import type { Reply } from './person.ts';

/** What differs from one answer to the next whatever it says. */
const alwaysDiffer = new Set(['date', 'x-request-id']);

/** All that can be seen of an answer: two of equal appearance cannot be told apart. */
export function appearance({ status, text, headers }: Reply): object {
  const shown = [...headers].filter(([name]) => !alwaysDiffer.has(name));
  return { status, text, headers: Object.fromEntries(shown) };
}
