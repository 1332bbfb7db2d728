import * as v from 'valibot';

// Pattern of a plain or quoted SQL name. Matches safe names only, because the restore inserts the names into
// SQL statements without escaping.
const sqlNamePattern = String.raw`(?:[a-z_][a-z0-9_]*|"[A-Za-z0-9_]+")`;
const QualifiedName = v.pipe(v.string(), v.regex(new RegExp(String.raw`^${sqlNamePattern}\.${sqlNamePattern}$`)));
const ColumnName = v.pipe(v.string(), v.regex(new RegExp(`^${sqlNamePattern}$`)));
const SequenceValue = v.pipe(v.string(), v.regex(/^-?\d{1,19}$/));

// Maximum size of a backup's manifest in bytes, hundreds of times the size of a real one.
export const maxManifestBytes = 1024 * 1024;

// Maximum size of an image file in bytes. The largest stored image (1600 x 1600 pixels) is smaller even
// without compression.
export const maxImageBytes = 16 * 1024 * 1024;

/** First entry of a backup archive. It describes the other entries. */
const BackupManifest = v.object({
  format: v.literal(1),
  /** Time of the database snapshot in ISO 8601. */
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  /** Names of the migrations that the saved database has. They define the version of its schema. */
  migrations: v.array(v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/))),
  /** Tables of the backup. Each table comes after the tables that it references by foreign keys. */
  tables: v.array(v.object({ name: QualifiedName, columns: v.pipe(v.array(ColumnName), v.minLength(1)) })),
  sequences: v.array(v.object({ name: QualifiedName, last_value: SequenceValue, is_called: v.boolean() })),
});
export type BackupManifest = v.InferOutput<typeof BackupManifest>;

/** Returns the parsed manifest of a backup; undefined for an unknown format. */
export function parseManifest(text: string): BackupManifest | undefined {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), BackupManifest), text);
  return success ? output : undefined;
}

export const manifestEntryName = 'manifest.json';

/** Returns the name prefix of all archive entries with rows of `table`. */
export const getTableEntryPrefix = (table: string): string => `tables/${table.replaceAll('"', '')}/`;

export const getImageEntryName = (file: string): string => `pictures/${file}`;

/** Returns the file name of the image in an archive entry; undefined if the entry contains no image. */
export const parseImageEntryName = (entry: string): string | undefined =>
  /^pictures\/([A-Za-z0-9_-]{16,64}-(?:full|card)\.webp)$/.exec(entry)?.[1];
