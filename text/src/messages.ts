import de from '../de.json' with { type: 'json' };
import en from '../en.json' with { type: 'json' };

/** Id of a text in the catalogues. TypeScript refuses an unknown id. */
export type MessageId = keyof typeof en;

export type MessageValues = Readonly<Record<string, string | number>>;

/** Languages that have a catalogue. English is the source language, and the fallback for missing texts. */
export const locales = ['en', 'de'] as const;
export type Locale = (typeof locales)[number];

/**
 * Catalogues of messages in ICU format: for each language, the message by its id. `npm run check` finds
 * missing translations.
 */
export const messageCatalogues: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { en, de };
