import type { MessageValues } from '@wishwell/text/messages.ts';

/** Matches letters of scripts that are written from right to left, such as Hebrew and Arabic. */
const rightToLeftPattern = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/**
 * Encloses a text in a right-to-left script in directional isolates (Unicode UAX #9). Without isolates, the
 * text would reorder the words beside it. Returns any other value unchanged.
 */
export const isolateRightToLeftText = <T extends MessageValues[string]>(value: T): T | string =>
  rightToLeftPattern.test(String(value)) ? `\u2068${value}\u2069` : value;

export const wrapValuesInBidiIsolates = (values: MessageValues | undefined): MessageValues | undefined =>
  values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolateRightToLeftText(value)]));
