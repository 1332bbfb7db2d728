import { randomBytes } from 'node:crypto';

/** Words that nobody would say by chance, planted wherever people put theirs, and looked for where none belongs. */
export interface Canaries {
  /** A new one: letters and digits alone, which no encoding of addresses or JSON changes. */
  plant(where: string): string;
  /** Every one so far, as `where word`. */
  readonly planted: readonly string[];
  /** Those that `text` holds, in any case, or in base64 of whatever they stand in. */
  findIn(text: string): string[];
}

/** The middle of a word's base64, at each of the three places it may begin at. */
const inBase64 = (word: string): string[] =>
  [0, 1, 2].map((shift) => {
    const text = Buffer.from('x'.repeat(shift) + word)
      .toString('base64')
      .replaceAll('=', '');
    return text.slice(shift === 0 ? 0 : shift + 1, -1);
  });

export function createCanaries(): Canaries {
  const planted: string[] = [];
  const traces: { canary: string; lower: string; base64: string[] }[] = [];
  return {
    planted,
    plant(where) {
      const word = `cnry${randomBytes(6).toString('hex')}`;
      const canary = `${where} ${word}`;
      planted.push(canary);
      traces.push({ canary, lower: word, base64: inBase64(word) });
      return word;
    },
    findIn(text) {
      const lower = text.toLowerCase();
      const isIn = ({ lower: word, base64 }: (typeof traces)[number]): boolean =>
        lower.includes(word) || base64.some((trace) => text.includes(trace));
      return traces.filter(isIn).map(({ canary }) => canary);
    },
  };
}
