import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** Prints an error message and exits with 2. */
export function exitWithUsageError(...sentences: readonly string[]): never {
  console.error(sentences.join('\n'));
  process.exit(2);
}

/** Returns the parsed command-line options. Exits with 2 if an option is unknown. */
export function readCommandLine<const T extends ParseArgsOptionsConfig>(
  options: T,
): ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>> {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return exitWithUsageError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Returns the names of the benchmark parts in `words`, or of all parts if `words` is empty. Exits with 2 if a
 * word is not the name of a part.
 */
export function selectBenchmarkParts<T extends string>(
  words: readonly string[],
  parts: Readonly<Record<T, unknown>>,
): T[] {
  const partNames = Object.keys(parts) as T[];
  const unknown = words.filter((word) => !Object.hasOwn(parts, word));
  if (unknown.length > 0)
    exitWithUsageError(`Unknown part: ${unknown.join(', ')}. Choose from: ${partNames.join(', ')}.`);
  return words.length === 0 ? partNames : partNames.filter((part) => words.includes(part));
}

interface CountArgument {
  /** What the argument counts, as a plural noun for the error message, such as `pairs`. */
  noun: string;
  minimum: number;
  usual: number;
}

/**
 * Returns the argument `word` as a number, or `usual` if the argument is missing. Exits with 2 if the
 * argument is not a whole number of at least `minimum`.
 */
export function parseCountArgument(word: string | undefined, { noun, minimum, usual }: CountArgument): number {
  const count = Number(word ?? usual);
  if (!Number.isInteger(count) || count < minimum)
    exitWithUsageError(`The number of ${noun} must be a whole number of at least ${minimum}, such as ${usual}.`);
  return count;
}

/** Returns the only command-line argument as a number, or `count.usual` if there is no argument. */
export function parseSingleCountArgument(count: CountArgument): number {
  const [word, ...others] = readCommandLine({}).positionals;
  if (others.length > 0) exitWithUsageError(`Too many arguments: give only the number of ${count.noun}.`);
  return parseCountArgument(word, count);
}
