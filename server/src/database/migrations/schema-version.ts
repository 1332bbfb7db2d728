/** How the schema of a database stands to the migrations that this version knows. */
export interface SchemaVersion {
  /** Ours that it lacks. */
  missing: string[];
  /** Of a newer version, beside which this one can serve. */
  added: string[];
  /** Of a newer version, under which this one no longer works. */
  foreign: string[];
}

/**
 * Whether servers of the version before work on while a migration is there and after. Its name says so, because of a newer
 * version's migrations the name in the table `migrations` is all that an older server gets to know.
 */
export const isAdditive = (name: string): boolean => name.endsWith('.additive.sql');

/** Compares names. */
export function compareVersions(applied: ReadonlySet<string>, known: readonly string[]): SchemaVersion {
  const unknown = [...applied].filter((name) => !known.includes(name)).toSorted();
  return {
    missing: known.filter((name) => !applied.has(name)),
    added: unknown.filter(isAdditive),
    foreign: unknown.filter((name) => !isAdditive(name)),
  };
}

/** Whether a server of this version may serve. */
export const isServable = ({ missing, foreign }: SchemaVersion): boolean =>
  missing.length === 0 && foreign.length === 0;

/** What the operator should know of it, in a sentence; undefined where it is ours. */
export function describeVersion({ missing, added, foreign }: SchemaVersion): string | undefined {
  if (foreign.length > 0) {
    return `This database belongs to a newer version of Wishwell (it has ${foreign.join(', ')}): start that version, or restore a backup.`;
  }
  if (missing.length > 0)
    return `This database lacks ${missing.join(', ')}: a start of this version brings it up to date.`;
  if (added.length === 0) return undefined;
  return `This database is of a newer version of Wishwell (it has ${added.join(', ')}), beside which this one goes on serving.`;
}
