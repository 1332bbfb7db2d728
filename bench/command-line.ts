import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** Ends the command with 2: it cannot begin, for the reasons given. */
export function refuse(...sentences: readonly string[]): never {
  console.error(sentences.join('\n'));
  process.exit(2);
}

/** The options and other words of the command line; an option that there is none of is refused. */
export function readCommandLine<const T extends ParseArgsOptionsConfig>(
  options: T,
): ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>> {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

/** Those of `words` that a bench has a part for, or all parts where none is named; any other word is refused. */
export function chooseParts<T extends string>(words: readonly string[], parts: Readonly<Record<T, unknown>>): T[] {
  const all = Object.keys(parts) as T[];
  const unknown = words.filter((word) => !Object.hasOwn(parts, word));
  if (unknown.length > 0) refuse(`There is no part called ${unknown.join(' or ')}: say ${all.join(', ')}.`);
  return words.length === 0 ? all : all.filter((part) => words.includes(part));
}

interface Count {
  /** The plural of what is counted. */
  of: string;
  least: number;
  /** What holds where nothing is said. */
  unset: number;
}

/** A count somebody may have given, or the usual one; what is no whole number, or too small, is refused. */
export function readCount(word: string | undefined, { of, least, unset }: Count): number {
  const count = Number(word ?? unset);
  if (!Number.isInteger(count) || count < least)
    refuse(`Say how many ${of}: a whole number from ${least}, such as ${unset}.`);
  return count;
}

/** The count that is all a bench can be given. */
export function readOnlyCount(count: Count): number {
  const [word, ...others] = readCommandLine({}).positionals;
  if (others.length > 0) refuse(`Only how many ${count.of} can be said.`);
  return readCount(word, count);
}
