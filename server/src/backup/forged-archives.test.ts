import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { newFolder, refusalOf } from '../../test/archives.ts';
import { listMigrations } from '../database/migrations/migrate.ts';
import { manifestEntry } from './manifest.ts';
import { checksumTrailer } from './checksum-trailer.ts';
import { checksumLine, checksumsEntry } from './checksums.ts';

vi.setConfig({ testTimeout: 60_000 });

const BLOCK = 512;
const image = `pictures/${'f0'.repeat(16)}-full.webp`;

interface Entry {
  name: string;
  body: Buffer;
  /** Of the header; the size of the body by default. */
  size?: number | string;
  /** Of the header: 0 is a file, 1 a hard link, 2 a symbolic link, 5 a folder. */
  type?: string;
  link?: string;
}

const entry = (name: string, body: string, more: Partial<Entry> = {}): Entry => ({
  name,
  body: Buffer.from(body),
  ...more,
});

/** A header of a tar archive (POSIX ustar), with its right checksum. */
function headerOf({ name, body, size = body.length, type = '0', link = '' }: Entry): Buffer {
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(typeof size === 'string' ? size : `${size.toString(8).padStart(11, '0')}\0`, 124, 'latin1');
  header.write('00000000000\0', 136);
  header.write('        ', 148);
  header.write(type, 156);
  header.write(link, 157);
  header.write('ustar\x0000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

const padded = (body: Buffer): Buffer => Buffer.concat([body, Buffer.alloc((BLOCK - (body.length % BLOCK)) % BLOCK)]);
const end = Buffer.alloc(2 * BLOCK);

const listOf = (entries: readonly Entry[]): Entry =>
  entry(
    checksumsEntry,
    entries.map(({ name, body }) => checksumLine(createHash('sha256').update(body).digest('hex'), name)).join(''),
  );

const bytesOf = (entries: readonly Entry[]): Buffer =>
  Buffer.concat(entries.flatMap((one) => [headerOf(one), padded(one.body)]));

/** A file with these bytes and a right seal: whoever forges one can compute it. */
async function sealed(bytes: Buffer): Promise<string> {
  const file = join(await newFolder(), 'forged');
  await writeFile(
    file,
    Buffer.concat([bytes, Buffer.from(checksumTrailer(createHash('sha256').update(bytes).digest('hex')))]),
  );
  return file;
}

async function manifest(): Promise<Entry[]> {
  const migrations = await listMigrations();
  const tables = [{ name: 'public.migrations', columns: ['name'] }];
  const created_at = '2026-01-01T12:00:00.000Z';
  return [
    entry(manifestEntry, JSON.stringify({ format: 1, created_at, migrations, tables, sequences: [] })),
    entry('tables/public.migrations/000001', migrations.map((name) => `${name}\n`).join('')),
  ];
}

const notAnArchive = 'F is damaged: it cannot be read as an archive. Take another backup.';
const notItsList = 'F is damaged: what it holds is not what it lists. Take another backup.';
const somethingElse = 'F is not a backup of Wishwell: it holds something else, too.';

test('an archive of the right form is restored, so that the others are refused for what is wrong with them', async () => {
  const good = [...(await manifest()), entry(image, 'a picture')];
  expect(await refusalOf(await sealed(Buffer.concat([bytesOf([...good, listOf(good)]), end])))).toBe(undefined);
});

test('a sealed archive that ends at any boundary of its parts is refused', async () => {
  const good = [...(await manifest()), entry(image, 'a picture')];
  const parts = [...good, listOf(good)].flatMap((one) => [headerOf(one), padded(one.body)]);
  for (let count = 1; count < parts.length; count += 1) {
    const refusal = await refusalOf(await sealed(Buffer.concat(parts.slice(0, count))));
    expect([notAnArchive, notItsList]).toContain(refusal);
  }
});

const forged: readonly [what: string, entries: readonly Entry[]][] = [
  ['a size beyond the end', [entry(image, 'x', { size: 1_000_000 })]],
  ['a size of eight gigabytes', [entry(image, 'x', { size: '77777777777\0' })]],
  [
    'a size in base 256 beyond all numbers',
    [entry(image, 'x', { size: '\x80\x7f\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff' })],
  ],
  ['a negative size', [entry(image, 'x', { size: '\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff' })]],
  ['a size that is no number', [entry(image, 'x', { size: 'many bytes!\0' })]],
  ['a size below that of the body', [entry(image, 'x'.repeat(2000), { size: 10 })]],
  ['one picture twice', [entry(image, 'one'), entry(image, 'another')]],
  ['two manifests', [entry(manifestEntry, '{}')]],
  ['a symbolic link for a picture', [entry(image, '', { type: '2', link: '/etc/passwd' })]],
  ['a hard link for a picture', [entry(image, '', { type: '1', link: '../postgres-password' })]],
  ['a folder for a picture', [entry(image, '', { type: '5' })]],
  ['a path that leads out', [entry(`pictures/../../${'f0'.repeat(16)}-full.webp`, 'x')]],
  ['an absolute path', [entry(`/${image}`, 'x')]],
];

test.each(forged)('a sealed archive with %s is refused', async (_what, entries) => {
  const all = [...(await manifest()), ...entries];
  const refusal = await refusalOf(await sealed(Buffer.concat([bytesOf([...all, listOf(all)]), end])));
  expect([notAnArchive, notItsList, somethingElse]).toContain(refusal);
});

test('an entry behind the list of sums is refused', async () => {
  const all = await manifest();
  const bytes = Buffer.concat([bytesOf([...all, listOf(all), entry(image, 'unlisted')]), end]);
  expect(await refusalOf(await sealed(bytes))).toBe(notItsList);
});
