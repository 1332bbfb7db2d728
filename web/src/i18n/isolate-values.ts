import type { MessageValues } from '@wishwell/text/messages.ts';

/** Matches letters of scripts that are written from right to left, such as Hebrew and Arabic. */
const rightToLeftPattern = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/**
 * Returns the values with directional isolates (Unicode UAX #9) around texts in right-to-left scripts.
 * Without them, such a name would reorder the words beside it.
 */
export const isolateValues = (values: MessageValues | undefined): MessageValues | undefined =>
  values &&
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && rightToLeftPattern.test(value) ? `\u2068${value}\u2069` : value,
    ]),
  );
