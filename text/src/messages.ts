import de from '../de.json' with { type: 'json' };
import en from '../en.json' with { type: 'json' };

/** The id of one visible text; a misspelt id does not compile. */
export type MessageId = keyof typeof en;

/** What a message's placeholders are filled with. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Every language there is a catalogue for; English is the source and the fallback. */
export const locales = ['en', 'de'] as const;
export type Locale = (typeof locales)[number];

/** The catalogues as written: ICU texts by id. That a translation is complete, `npm run check` sees. */
export const catalogues: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { en, de };
