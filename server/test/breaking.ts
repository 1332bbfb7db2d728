const words = [
  /\bdrop\b/i,
  /\brename\b/i,
  /\bset not null\b/i,
  /\bnot null\b(?![^,;]*\bdefault\b)/i,
  /\balter column \w+ (?:set data )?type\b/i,
  /\badd (?:constraint|check|unique|foreign|primary)\b/i,
  /\bunique index\b/i,
  /\bcreate (?:or replace )?(?:view|function|trigger|rule)\b/i,
  /\b(?:update|delete from|truncate)\b/i,
];

const withoutNewTables = (text: string): string =>
  text.replaceAll(/--.*$/gm, '').replaceAll(/create table[^;]*;/gi, '');

/**
 * What in the text of a migration may stop a server that does not know it: the words, of whatever it does besides making new
 * tables. None for one that may be called additive.
 */
export function findBreaking(text: string): string[] {
  const rest = withoutNewTables(text);
  return words.flatMap((word) => word.exec(rest)?.[0] ?? []);
}
