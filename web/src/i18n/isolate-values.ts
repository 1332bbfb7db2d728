import type { MessageValues } from '@wishwell/text/messages.ts';

/** Matches letters of scripts that are written from right to left, such as Hebrew and Arabic. */
const rightToLeftPattern = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/**
 * Returns a text with directional isolates (Unicode UAX #9) around it if it is in a right-to-left script.
 * Without them, such a name would reorder the words beside it.
 */
export const isolateText = (text: string): string => (rightToLeftPattern.test(text) ? `\u2068${text}\u2069` : text);

/** Returns the values of a message, with each text isolated. */
export const isolateValues = (values: MessageValues | undefined): MessageValues | undefined =>
  values &&
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolateText(value) : value]),
  );
