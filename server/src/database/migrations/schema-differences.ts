/** Differences between the migrations of a database and the migrations of this version, as file names. */
export interface SchemaDifferences {
  /** Migrations of this version that the database lacks. */
  missing: string[];
  /** Migrations of a newer version that only add to the schema. This version works with such a schema. */
  added: string[];
  /**
   * Migrations of a newer version that change the schema incompatibly. This version does not work with such a
   * schema.
   */
  foreign: string[];
}

/**
 * Returns whether servers of older versions still work after this migration. The file name states it, because
 * an older server knows only the name of a newer migration.
 */
export const isAdditiveMigration = (name: string): boolean => name.endsWith('.additive.sql');

export function compareMigrations(applied: ReadonlySet<string>, known: readonly string[]): SchemaDifferences {
  const unknown = [...applied].filter((name) => !known.includes(name)).toSorted();
  return {
    missing: known.filter((name) => !applied.has(name)),
    added: unknown.filter(isAdditiveMigration),
    foreign: unknown.filter((name) => !isAdditiveMigration(name)),
  };
}

/** Returns whether this version of Wishwell supports the schema of the database. */
export const isSchemaCompatible = ({ missing, foreign }: SchemaDifferences): boolean =>
  missing.length === 0 && foreign.length === 0;

/**
 * Returns a message for the operator about differences between the database's migrations and those of this
 * version; undefined if there are none.
 */
export function describeSchemaDifferences({ missing, added, foreign }: SchemaDifferences): string | undefined {
  if (foreign.length > 0) {
    return `This database belongs to a newer version of Wishwell (it has ${foreign.join(', ')}): start that version, or restore a backup.`;
  }
  if (missing.length > 0)
    return `This database lacks ${missing.join(', ')}: a start of this version brings it up to date.`;
  if (added.length === 0) return undefined;
  return `This database is of a newer version of Wishwell (it has ${added.join(', ')}), with which this version works.`;
}
