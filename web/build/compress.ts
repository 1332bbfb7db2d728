import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressibleFilesGlob = '**/*.{js,css,svg,json,webmanifest,txt}';
// Minimum size in bytes of a file to compress. In a smaller file, compression saves fewer bytes than its
// response header adds.
const MIN_COMPRESSED_FILE_BYTES = 512;

/**
 * Writes a `.br` and a `.gz` file next to each compressible file of the build. HTML files are excluded: the
 * server compresses them when it starts.
 */
export async function compressFiles(folder: string): Promise<void> {
  for await (const name of glob(compressibleFilesGlob, { cwd: folder })) await compressFile(join(folder, name));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < MIN_COMPRESSED_FILE_BYTES) return;
  const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: brotliParams }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
