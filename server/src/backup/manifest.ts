import * as v from 'valibot';

// Names go into statements as they are: a plain name, or one that needs its quotes.
const name = String.raw`(?:[a-z_][a-z0-9_]*|"[A-Za-z0-9_]+")`;
const QualifiedName = v.pipe(v.string(), v.regex(new RegExp(String.raw`^${name}\.${name}$`)));
const ColumnName = v.pipe(v.string(), v.regex(new RegExp(`^${name}$`)));

// Hundreds of times what the tables of any version need.
export const manifestBytes = 1024 * 1024;

// More than the pixels of a stored picture would take unpacked (1600 x 1600, four bytes each).
export const imageBytes = 16 * 1024 * 1024;

const Form = v.object({
  format: v.literal(1),
  /** ISO 8601, the moment of the snapshot. */
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  /** The migrations that had been applied: the version of the schema. */
  migrations: v.array(v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/))),
  /** In the order in which they can be filled: what a table refers to comes before it. */
  tables: v.array(v.object({ name: QualifiedName, columns: v.pipe(v.array(ColumnName), v.minLength(1)) })),
  sequences: v.array(
    v.object({
      name: QualifiedName,
      last_value: v.pipe(v.string(), v.regex(/^-?\d{1,19}$/)),
      is_called: v.boolean(),
    }),
  ),
});

/** What stands first in a backup and says how to read the rest. */
export type Manifest = v.InferOutput<typeof Form>;

/** Undefined when this is not a manifest that this version knows. */
export function parseManifest(text: string): Manifest | undefined {
  try {
    const { success, output } = v.safeParse(Form, JSON.parse(text));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

export const manifestEntry = 'manifest.json';

/** The entries of a table's rows: parts that follow each other, each of some megabytes. */
export const tableEntry = (table: string, part?: number): string =>
  `tables/${table.replaceAll('"', '')}/${part === undefined ? '' : String(part).padStart(6, '0')}`;

export const imageEntry = (file: string): string => `pictures/${file}`;

/** The file of a picture, of an entry that holds one. */
export const imageOfEntry = (entry: string): string | undefined =>
  /^pictures\/([A-Za-z0-9_-]{16,64}-(?:full|card)\.webp)$/.exec(entry)?.[1];
