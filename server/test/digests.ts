import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { listTables } from '../src/backup/queries.ts';
import type { Executor } from '../src/database/database.ts';
import type { ImageStore } from '../src/images/images.ts';
import { fileName, imageSizes } from '../src/images/create-images.ts';

type Digests = Record<string, string>;

/** Of every row of each table of product and identity. */
export async function digestTables(executor: Executor): Promise<Digests> {
  const digests: Record<string, string> = {};
  for (const { name } of await listTables(executor)) {
    const text = `select md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as digest from ${name} t`;
    digests[name] = (await executor.query<{ digest: string }>({ text })).rows[0]?.digest ?? '';
  }
  return digests;
}

/** Of both files of every picture that has a row; those without files are left out. */
export async function digestImages(executor: Executor, store: ImageStore): Promise<Digests> {
  const digests: Record<string, string> = {};
  const { rows } = await executor.query<{ key: string }>({ text: 'select key from pictures order by key' });
  for (const { key } of rows) {
    for (const size of imageSizes) {
      const file = await store.open(fileName(key, size));
      if (file)
        digests[fileName(key, size)] = createHash('sha256')
          .update(await buffer(file.stream))
          .digest('hex');
    }
  }
  return digests;
}
