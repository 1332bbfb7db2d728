const breakingPatterns = [
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

const removeTableCreations = (text: string): string =>
  text.replaceAll(/--.*$/gm, '').replaceAll(/create table[^;]*;/gi, '');

/**
 * Returns the SQL keywords in a migration that can break servers of the previous version, for example
 * `drop`. Ignores statements for new tables. Returns an empty array if the migration only adds things.
 */
export function findBreakingSqlKeywords(text: string): string[] {
  const rest = removeTableCreations(text);
  return breakingPatterns.flatMap((word) => word.exec(rest)?.[0] ?? []);
}
