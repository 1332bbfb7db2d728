import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { listTables } from '../src/backup/queries.ts';
import type { Executor } from '../src/database/database.ts';
import { getImageFileName, imageSizes } from '../src/images/create-images.ts';
import type { ImageStore } from '../src/images/images.ts';

type Digests = Record<string, string>;

export async function digestTables(executor: Executor): Promise<Digests> {
  const digests: Record<string, string> = {};
  for (const { name } of await listTables(executor)) {
    const text = `select md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as digest from ${name} t`;
    digests[name] = (await executor.query<{ digest: string }>({ text })).rows[0]?.digest ?? '';
  }
  return digests;
}

/**
 * Returns the digests of the two files (full size and card size) of every image in the database. Skips
 * missing files.
 */
export async function digestImages(executor: Executor, store: ImageStore): Promise<Digests> {
  const digests: Record<string, string> = {};
  const { rows } = await executor.query<{ key: string }>({ text: 'select key from pictures order by key' });
  for (const { key } of rows) {
    for (const size of imageSizes) {
      const file = await store.open(getImageFileName(key, size));
      if (file)
        digests[getImageFileName(key, size)] = createHash('sha256')
          .update(await buffer(file.stream))
          .digest('hex');
    }
  }
  return digests;
}
