import type { MessageId } from '@wishwell/text/messages.ts';
import * as v from 'valibot';
import { limits, maxQuantity } from './limits.ts';

/**
 * Returns its argument, the message id of a validation error. The parameter type makes TypeScript check that
 * the id exists. `problems.ts` fills in the placeholders of the message.
 */
export const castToMessageId = (id: MessageId): MessageId => id;

// Replaces Valibot's own messages for unknown keys, missing keys and values that are not objects.
v.setSpecificMessage(v.strictObject, (issue) =>
  issue.expected === 'never'
    ? castToMessageId('error.unknownField')
    : issue.input === undefined
      ? castToMessageId('error.required')
      : castToMessageId('error.mustBeObject'),
);

/**
 * Returns whether a text has at most `max` characters. A text of more than `2 * max` UTF-16 units is
 * certainly too long, so its characters are not counted.
 */
const hasAtMostCharacters = (text: string, max: number): boolean => text.length <= 2 * max && [...text].length <= max;

/** Refuses text that PostgreSQL cannot store: NUL, and lone surrogates, because UTF-8 cannot encode them. */
const storableTextCheck = v.check<string, MessageId>(
  (text) => !text.includes('\0') && text.isWellFormed(),
  castToMessageId('error.badCharacters'),
);

interface TextRules {
  min?: 0 | 1;
  max: number;
}

/**
 * Trims a text, and then accepts `min` to `max` characters. If `min` is 1, a blank text fails with
 * `error.required`.
 */
export function createTrimmedTextSchema({ min = 1, max }: TextRules) {
  return v.pipe(
    v.string(castToMessageId('error.mustBeText')),
    storableTextCheck,
    v.trim(),
    v.check((value) => value.length >= min, castToMessageId('error.required')),
    v.check((value) => hasAtMostCharacters(value, max), `${castToMessageId('error.tooLong')}|${max}`),
    v.metadata({ minLength: min, maxLength: max }),
  );
}

/**
 * Removes invisible marks that apps add to copied texts: direction marks and the byte order mark. The app
 * does not need direction marks, because it isolates the text direction of every text that people wrote.
 */
const removeInvisibleMarks = v.transform((text: string) => text.replaceAll(/[\u200E\u200F\u061C\uFEFF]/g, ''));

// Characters that hide or reorder text: control characters, line separators and bidirectional controls
// (Unicode UAX #9).
const hiddenCharacterPattern = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

// Matches a visible character. The pattern excludes U+2800 (the blank Braille pattern) by its code point,
// because no Unicode property marks it as blank.
const visibleCharacterPattern = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\p{M}\u2800]/u;

/** Trims a text, and then accepts a single line that has a visible character and no control characters. */
function createNameSchema(max: number) {
  return v.pipe(
    v.string(castToMessageId('error.mustBeText')),
    // Repeats the length limits for the OpenAPI generator, which ignores the limits of nested schemas.
    v.metadata({ minLength: 1, maxLength: max }),
    removeInvisibleMarks,
    createTrimmedTextSchema({ max }),
    v.check((text) => text.search(hiddenCharacterPattern) === -1, castToMessageId('error.hiddenCharacters')),
    v.check((text) => visibleCharacterPattern.test(text), castToMessageId('error.nothingVisible')),
  );
}

/**
 * Removes hidden characters from a name and cuts it to the maximum length. Returns an empty name rather than
 * an error, because a name from an identity provider must not prevent a sign-up.
 */
export function cleanAndShortenName(text: string): string {
  const cleanText = text.toWellFormed().replace(hiddenCharacterPattern, '').trim();
  const cut = [...cleanText].slice(0, limits.displayName).join('').trim();
  return visibleCharacterPattern.test(cut) ? cut : '';
}

// Characters that are removed from texts of several lines: control characters except tab and line feed, and
// directional embeddings, overrides and isolates. Directional marks stay, because Arabic and Hebrew need them
// and they cannot reverse letters.
const hiddenCharacterPatternInProse = /[^\P{Cc}\t\n]|[\u202A-\u202E\u2066-\u2069]/gu;

/** Accepts text of several lines. Removes characters that can hide or reverse parts of the text. */
export function createMultilineTextSchema({ min = 1, max }: TextRules) {
  return v.pipe(
    v.string(castToMessageId('error.mustBeText')),
    storableTextCheck,
    // Repeats the length limits for the OpenAPI generator, which ignores the limits of nested schemas.
    v.metadata({ minLength: min, maxLength: max }),
    // Removing hidden characters from a very long text is slow, so the schema refuses such a text first.
    // `createTrimmedTextSchema` checks the exact limit later.
    v.check((text) => text.length <= 4 * max, `${castToMessageId('error.tooLong')}|${max}`),
    // Converts CR LF to a line feed, because multipart forms send each line feed as CR LF.
    v.transform((text) => text.replaceAll(/\r\n?/g, '\n').replace(hiddenCharacterPatternInProse, '')),
    createTrimmedTextSchema({ min, max }),
  );
}

export const titleSchema = createNameSchema(limits.title);
/** Name of an item, or of the person who gets a gift. */
export const nameSchema = createNameSchema(limits.name);
export const displayNameSchema = createNameSchema(limits.displayName);
export const guestNameSchema = createNameSchema(limits.guestName);
/** Optional label of a share link. Only the owner of the list sees it. */
export const shareLinkLabelSchema = v.union([
  v.pipe(v.string(castToMessageId('error.mustBeText')), v.trim(), v.literal('')),
  createNameSchema(limits.linkLabel),
]);
export const descriptionSchema = createMultilineTextSchema({ min: 0, max: limits.description });
export const receivedItemNoteSchema = createMultilineTextSchema({ min: 0, max: limits.receivedNote });
export const requiredDescriptionSchema = createMultilineTextSchema({ max: limits.description });
export const booleanSchema = v.boolean(castToMessageId('error.mustBeBoolean'));

/**
 * Converts only the letters `A` to `Z` of an e-mail address to lower case. If other letters were converted,
 * two different addresses could become equal, and two accounts could be merged.
 */
export const lowercaseEmailAscii = (address: string): string =>
  address.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Returns whether all capital letters of an e-mail address are the letters `A` to `Z`. */
const hasOnlyAsciiUppercase = (address: string): boolean => lowercaseEmailAscii(address) === address.toLowerCase();

/**
 * E-mail address as in docs/specification.md §5: text, @, text, dot, text. Refuses angle brackets, because
 * mail programs remove them: `<ana@example.com>` would be a second account with Ana's mailbox. The pattern
 * cannot backtrack, so a hostile text does not need more time than another text.
 */
export const emailSchema = v.pipe(
  v.string(castToMessageId('error.mustBeText')),
  v.metadata({ minLength: 1, maxLength: limits.email }),
  removeInvisibleMarks,
  createTrimmedTextSchema({ max: limits.email }),
  v.regex(/^[^\s@<>]+@[^\s@.<>]+(?:\.[^\s@.<>]+)+$/, castToMessageId('login.invalidEmail')),
  v.check(
    (address) => hasOnlyAsciiUppercase(address) && address.search(hiddenCharacterPattern) === -1,
    castToMessageId('login.invalidEmail'),
  ),
);

export const idSchema = v.pipe(
  v.number(castToMessageId('error.mustBeId')),
  v.safeInteger(castToMessageId('error.mustBeId')),
  v.minValue(1, castToMessageId('error.mustBeId')),
);

/**
 * Secret token in a URL. The schema accepts any text, because an invalid token must get the same 404 as an
 * unknown token.
 */
export const linkTokenSchema = v.string();

/** Id of a record in a URL or a form, where all values are text. */
export const idTextSchema = v.pipe(
  v.string(castToMessageId('error.mustBeId')),
  v.regex(/^[1-9]\d{0,15}$/, castToMessageId('error.mustBeId')),
  v.transform((text: string) => Number(text)),
  v.safeInteger(castToMessageId('error.mustBeId')),
);

/** Quantity of an item that a giver claims. */
export const quantitySchema = v.pipe(
  v.number(castToMessageId('error.badQuantity')),
  v.integer(castToMessageId('error.badQuantity')),
  v.minValue(1, castToMessageId('error.badQuantity')),
  v.maxValue(maxQuantity, castToMessageId('error.badQuantity')),
);

/**
 * Quantity of an item that the owner wants, as the text of a form field. An empty text means any quantity.
 */
export const wantedQuantityTextSchema = v.pipe(
  v.string(castToMessageId('error.badQuantity')),
  v.regex(/^(?:[1-9]\d?)?$/, castToMessageId('error.badQuantity')),
  v.transform((text) => (text === '' ? null : Number(text))),
);

export const booleanTextSchema = v.pipe(
  v.picklist(['true', 'false'], castToMessageId('error.mustBeBoolean')),
  v.transform((value) => value === 'true'),
);

/**
 * Returns whether the text is empty or an http or https URL. Refuses white space: the class `URL` removes a
 * line break, but other URL parsers end the URL at it.
 */
export function isHttpUrl(value: string): boolean {
  return value === '' || (/^https?:\/\/[^\s\p{Cc}\p{Bidi_Control}]*$/iu.test(value) && URL.canParse(value));
}

/** Shop URL: empty, or an absolute http or https URL. */
export const urlSchema = v.pipe(
  v.string(castToMessageId('error.mustBeText')),
  v.metadata({ minLength: 0, maxLength: limits.url }),
  removeInvisibleMarks,
  createTrimmedTextSchema({ min: 0, max: limits.url }),
  v.check(isHttpUrl, castToMessageId('items.invalidUrl')),
);

const createPriceSchema = (pattern: RegExp) =>
  v.pipe(
    v.string(castToMessageId('items.invalidPrice')),
    v.trim(),
    v.transform((value) => (value === '' ? '0' : value)),
    v.regex(pattern, castToMessageId('items.invalidPrice')),
  );

/**
 * Price as a person enters it: 0 to 9,999,999.99, with at most two decimals. An empty text becomes 0. The
 * result is decimal text, because floating-point numbers would round the price.
 */
export const priceTextSchema = createPriceSchema(/^(?:\d{1,7}(?:\.\d{0,2})?|\.\d{1,2})$/);

/**
 * Price as a person enters it, with up to three decimals. The server checks how many decimals the currency
 * allows.
 */
export const threeDecimalPriceTextSchema = createPriceSchema(/^(?:\d{1,7}(?:\.\d{0,3})?|\.\d{1,3})$/);

/** Calendar day, such as `2026-12-24`. */
export const calendarDaySchema = v.pipe(
  v.string(castToMessageId('error.mustBeDay')),
  v.regex(/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/, castToMessageId('error.mustBeDay')),
  v.check(
    (text) => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false,
    castToMessageId('error.mustBeDay'),
  ),
);

/**
 * Optional texts of an item, empty by default. Each key is the name of a column of the table `items`, of a
 * form field and of a JSON field.
 */
export const itemTextSchemas = { description: descriptionSchema, url: urlSchema };
export type ItemTextField = keyof typeof itemTextSchemas;
export const itemTextFields = Object.keys(itemTextSchemas) as readonly ItemTextField[];
