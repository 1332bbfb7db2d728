import * as v from 'valibot';

// Pattern of a plain or quoted SQL name. It must match safe names only, because the restore inserts the names
// into SQL statements without escaping.
const sqlNamePattern = String.raw`(?:[a-z_][a-z0-9_]*|"[A-Za-z0-9_]+")`;
const QualifiedName = v.pipe(v.string(), v.regex(new RegExp(String.raw`^${sqlNamePattern}\.${sqlNamePattern}$`)));
const ColumnName = v.pipe(v.string(), v.regex(new RegExp(`^${sqlNamePattern}$`)));

// Maximum size of a manifest in bytes, hundreds of times the size of a real one.
export const maxManifestBytes = 1024 * 1024;

// Maximum size of an image in a backup, in bytes. This is more than the image's uncompressed pixels (1600 x
// 1600, four bytes each).
export const maxImageBytes = 16 * 1024 * 1024;

const ManifestSchema = v.object({
  format: v.literal(1),
  /** Time of the snapshot in ISO 8601. */
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  /** Names of the applied database migrations. They define the version of the schema. */
  migrations: v.array(v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/))),
  /** Tables in an order in which each table follows the tables that it references by foreign keys. */
  tables: v.array(v.object({ name: QualifiedName, columns: v.pipe(v.array(ColumnName), v.minLength(1)) })),
  sequences: v.array(
    v.object({
      name: QualifiedName,
      last_value: v.pipe(v.string(), v.regex(/^-?\d{1,19}$/)),
      is_called: v.boolean(),
    }),
  ),
});

/** First entry of a backup archive. It describes the other entries. */
export type BackupManifest = v.InferOutput<typeof ManifestSchema>;

/** Returns the parsed manifest; undefined for an unknown format. */
export function parseManifest(text: string): BackupManifest | undefined {
  try {
    const { success, output } = v.safeParse(ManifestSchema, JSON.parse(text));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

export const manifestEntryName = 'manifest.json';

/**
 * Returns the name of the archive entry that contains one part of a table's rows. A part has about 4 MiB.
 * Without `part`, returns the common prefix of these names.
 */
export const getTableEntryName = (table: string, part?: number): string =>
  `tables/${table.replaceAll('"', '')}/${part === undefined ? '' : String(part).padStart(6, '0')}`;

export const getImageEntryName = (file: string): string => `pictures/${file}`;

/**
 * Returns the file name of the image that an archive entry contains; undefined if the entry contains no
 * image.
 */
export const parseImageEntryName = (entry: string): string | undefined =>
  /^pictures\/([A-Za-z0-9_-]{16,64}-(?:full|card)\.webp)$/.exec(entry)?.[1];
