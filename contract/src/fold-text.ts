// Combining marks that a writer may leave out: accents, Hebrew and Arabic points, Japanese voicing marks, and
// variation selectors. Vowel signs of other scripts stay, because they are letters to their readers.
const accentPattern =
  /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F\uFE00-\uFE0F\u0483-\u0489\u0591-\u05BD\u05BF-\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06ED\u3099-\u309A]/g;

/** Letters that have no Unicode decomposition, and the letters that people type instead. */
const replacements: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ŋ: 'n',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const replacedPattern = new RegExp(`[${Object.keys(replacements).join('')}]`, 'g');

/**
 * Returns the text in the form in which searches compare texts: without case, accents and compatibility
 * forms. The SQL function `fold_text` returns the same.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(accentPattern, '')
    .toLowerCase()
    .replaceAll(replacedPattern, (letter) => replacements[letter] ?? letter);
