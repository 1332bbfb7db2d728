import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = '**/*.{js,css,svg,json,webmanifest,txt}';
// Below this a header costs more than the compression saves.
const LEAST_BYTES = 512;

/**
 * Writes a `.br` and a `.gz` beside every file of `folder` that gains by it. Documents are left out: the server
 * completes and compresses them when it starts.
 */
export async function compressFiles(folder: string): Promise<void> {
  for await (const name of glob(compressible, { cwd: folder })) await compressFile(join(folder, name));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < LEAST_BYTES) return;
  const best = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: best }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
