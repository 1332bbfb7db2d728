import * as v from 'valibot';
import type { MessageId } from '@wishwell/text/messages.ts';
import { limits } from './limits.ts';

/** Every message of a schema is the id of a text in the catalogue; `problems.ts` fills its placeholders. */
export const say = (id: MessageId): MessageId => id;

// Valibot words missing and unknown keys by itself unless told otherwise.
v.setSpecificMessage(v.strictObject, (issue) =>
  issue.expected === 'never'
    ? say('error.unknownField')
    : issue.input === undefined
      ? say('error.required')
      : say('error.mustBeObject'),
);

/** A character is at most two UTF-16 units, so that a much longer text need not be walked. */
const isAtMost = (text: string, max: number): boolean => text.length <= 2 * max && [...text].length <= max;

/** PostgreSQL stores no NUL and UTF-8 has no lone surrogates: refused here, with a sentence, instead of there. */
const storable = v.check<string, MessageId>(
  (text) => !text.includes('\0') && text.isWellFormed(),
  say('error.badCharacters'),
);

interface TextRules {
  min?: 0 | 1;
  max: number;
}

/** A text, trimmed, of `min` to `max` characters; a required one that is blank says so. */
export function trimmedText({ min = 1, max }: TextRules) {
  return v.pipe(
    v.string(say('error.mustBeText')),
    storable,
    v.trim(),
    v.check((value) => value.length >= min, say('error.required')),
    v.check((value) => isAtMost(value, max), `${say('error.tooLong')}|${max}`),
    v.metadata({ minLength: min, maxLength: max }),
  );
}

// Controls, line separators, and what changes the direction of the text around it (Unicode UAX #9).
const hiding = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

// U+2800, the blank Braille pattern, is the one blank character that no property tells.
const visible = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\p{M}\u2800]/u;

/** A name or title of one line, trimmed, that shows something and does not change the text around it. */
function nameText(max: number) {
  return v.pipe(
    trimmedText({ max }),
    v.check((text) => text.search(hiding) === -1, say('error.hiddenCharacters')),
    v.check((text) => visible.test(text), say('error.nothingVisible')),
  );
}

/** A name that an identity provider knows, made one that `nameText` takes, or empty: it must not keep anybody out. */
export function cleanName(text: string): string {
  const shown = text.toWellFormed().replace(hiding, '').trim();
  const cut = [...shown].slice(0, limits.displayName).join('').trim();
  return visible.test(cut) ? cut : '';
}

// All controls but tab, line feed and carriage return, and the directional embeddings, overrides and isolates. Marks of
// direction stay: Arabic and Hebrew need them, and they reverse no letters.
const hidingInProse = /[^\P{Cc}\t\n\r]|[\u202A-\u202E\u2066-\u2069]/gu;

/** A text of several lines, without the characters that could hide or reverse parts of it. */
function proseText({ min = 1, max }: TextRules) {
  return v.pipe(
    v.string(say('error.mustBeText')),
    storable,
    // Here for the OpenAPI document, which describes what stands before a nested schema.
    v.metadata({ minLength: min, maxLength: max }),
    // The limit counts the text without hidden characters. This one bounds the work of removing them.
    v.check((text) => text.length <= 4 * max, `${say('error.tooLong')}|${max}`),
    v.transform((text) => text.replace(hidingInProse, '')),
    trimmedText({ min, max }),
  );
}

export const title = nameText(limits.title);
export const name = nameText(limits.name);
export const displayName = nameText(limits.displayName);
export const description = proseText({ min: 0, max: limits.description });
export const requiredDescription = proseText({ max: limits.description });
export const boolean = v.boolean(say('error.mustBeBoolean'));

/**
 * An address as addresses are compared: `A` to `Z` in lower case and nothing else, because other letters may fold to the
 * same one, and two mailboxes would be one account.
 */
export const foldAddress = (address: string): string => address.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Letters that fold otherwise are in no address that anybody has. */
const foldsSafely = (address: string): boolean => foldAddress(address) === address.toLowerCase();

/**
 * The simple pattern of docs/specification.md §5: text, @, text, dot, text. No part of it can match the same letters
 * in two ways, so that it takes no longer for a text that is made to take long.
 */
export const email = v.pipe(
  trimmedText({ max: limits.email }),
  v.regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, say('login.invalidEmail')),
  v.check((address) => foldsSafely(address) && address.search(hiding) === -1, say('login.invalidEmail')),
);

/** A record's id in a JSON body. */
export const id = v.pipe(
  v.number(say('error.mustBeId')),
  v.safeInteger(say('error.mustBeId')),
  v.minValue(1, say('error.mustBeId')),
);

/** A record's id in an address or a form, where everything is text. */
export const idText = v.pipe(
  v.string(say('error.mustBeId')),
  v.regex(/^[1-9]\d{0,15}$/, say('error.mustBeId')),
  v.transform((text: string) => Number(text)),
  v.safeInteger(say('error.mustBeId')),
);

/** A switch in a form. */
export const booleanText = v.pipe(
  v.picklist(['true', 'false'], say('error.mustBeBoolean')),
  v.transform((value) => value === 'true'),
);

/** `URL` reads over the end of a line; whoever gets the address as a text might not. */
function isWebAddress(value: string): boolean {
  return value === '' || (/^https?:\/\/[^\p{Cc}\p{Bidi_Control}]*$/iu.test(value) && URL.canParse(value));
}

/** A shop's address: empty, or absolute with `http` or `https` and nothing else. */
export const url = v.pipe(trimmedText({ min: 0, max: limits.url }), v.check(isWebAddress, say('items.invalidUrl')));

/**
 * A price in USD as typed: empty is 0; at most two decimals, 0 to 9,999,999.99. It stays a decimal text, so that no
 * float ever holds money.
 */
export const priceText = v.pipe(
  v.string(say('items.invalidPrice')),
  v.trim(),
  v.transform((value) => (value === '' ? '0' : value)),
  v.regex(/^(?:\d{1,7}(?:\.\d{0,2})?|\.\d{1,2})$/, say('items.invalidPrice')),
);

/**
 * The optional texts of an item, empty by default. Under this one name each is a column of `items`, a field of an item's forms
 * and of its JSON.
 */
export const itemTexts = { description, url };
export type ItemText = keyof typeof itemTexts;
export const itemTextNames = Object.keys(itemTexts) as readonly ItemText[];
