import { randomBytes } from 'node:crypto';

/**
 * Random words ("canaries") that a test writes into personal texts. Afterwards the test searches logs,
 * metrics and responses to other people for these words.
 */
export interface Canaries {
  /** Returns a new canary of letters and digits, which URL and JSON encoding leave unchanged. */
  plant(where: string): string;
  /**
   * Descriptions of the canaries created so far. A description contains the word and where the test wrote it.
   */
  readonly planted: readonly string[];
  /** Returns the descriptions of the canaries that `text` contains in upper case, lower case or base64. */
  findIn(text: string): string[];
}

/**
 * Returns three base64 patterns of a word, one for each position in a group of three bytes. Each pattern
 * omits the characters that depend on the bytes before or after the word.
 */
const createBase64Patterns = (word: string): string[] =>
  [0, 1, 2].map((shift) => {
    const text = Buffer.from('x'.repeat(shift) + word)
      .toString('base64')
      .replaceAll('=', '');
    return text.slice(shift === 0 ? 0 : shift + 1, -1);
  });

export function createCanaries(): Canaries {
  const planted: string[] = [];
  const patterns: { canary: string; lower: string; base64: string[] }[] = [];
  return {
    planted,
    plant(where) {
      const word = `cnry${randomBytes(6).toString('hex')}`;
      const canary = `${where} ${word}`;
      planted.push(canary);
      patterns.push({ canary, lower: word, base64: createBase64Patterns(word) });
      return word;
    },
    findIn(text) {
      const lower = text.toLowerCase();
      const isIn = ({ lower: word, base64 }: (typeof patterns)[number]): boolean =>
        lower.includes(word) || base64.some((pattern) => text.includes(pattern));
      return patterns.filter(isIn).map(({ canary }) => canary);
    },
  };
}

/** Parses a log of one JSON object per line. Throws if a line contains control characters. */
export function parseLogLines(log: string): Record<string, unknown>[] {
  return log
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      // oxlint-disable-next-line no-control-regex -- the pattern searches for control characters
      if (/[\u0000-\u001F\u007F-\u009F\u2028\u2029]/.test(line))
        throw new Error(`Control character in a log line: ${line}`);
      return JSON.parse(line) as Record<string, unknown>;
    });
}
