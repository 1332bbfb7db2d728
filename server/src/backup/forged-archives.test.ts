import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder, getRestoreError, writeForgedBackup } from '../../test/archives.ts';
import { listMigrations } from '../database/migrations/migrate.ts';
import { formatChecksumLine, formatChecksumTrailer, checksumsEntryName } from './checksums.ts';
import { manifestEntryName } from './manifest.ts';

const BLOCK_BYTES = 512;
const imageEntryName = `pictures/${'f0'.repeat(16)}-full.webp`;

interface ForgedEntry {
  name: string;
  body: Buffer;
  /** Size in the tar header of the entry. Defaults to the size of the body. */
  size?: number | string;
  /** Type in the tar header: 0 is a file, 1 a hard link, 2 a symbolic link, 5 a directory. */
  type?: string;
  link?: string;
}

const createForgedEntry = (name: string, body: string, more: Partial<ForgedEntry> = {}): ForgedEntry => ({
  name,
  body: Buffer.from(body),
  ...more,
});

function createTarHeader({ name, body, size = body.length, type = '0', link = '' }: ForgedEntry): Buffer {
  const header = Buffer.alloc(BLOCK_BYTES);
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

const padToBlock = (body: Buffer): Buffer =>
  Buffer.concat([body, Buffer.alloc((BLOCK_BYTES - (body.length % BLOCK_BYTES)) % BLOCK_BYTES)]);
const endOfArchiveBytes = Buffer.alloc(2 * BLOCK_BYTES);

const createChecksumsEntry = (entries: readonly ForgedEntry[]): ForgedEntry =>
  createForgedEntry(
    checksumsEntryName,
    entries.map(({ name, body }) => formatChecksumLine(createHash('sha256').update(body).digest('hex'), name)).join(''),
  );

const joinEntries = (entries: readonly ForgedEntry[]): Buffer =>
  Buffer.concat(entries.flatMap((one) => [createTarHeader(one), padToBlock(one.body)]));

/** Writes a file with the given bytes and a valid checksum line, as an attacker could. */
async function writeWithTrailer(bytes: Buffer): Promise<string> {
  const file = join(await createTemporaryFolder(), 'forged');
  const trailer = formatChecksumTrailer(createHash('sha256').update(bytes).digest('hex'));
  await writeFile(file, Buffer.concat([bytes, Buffer.from(trailer)]));
  return file;
}

async function createManifestEntries(): Promise<ForgedEntry[]> {
  const migrations = await listMigrations();
  const tables = [{ name: 'public.migrations', columns: ['name'] }];
  const created_at = '2026-01-01T12:00:00.000Z';
  return [
    createForgedEntry(manifestEntryName, JSON.stringify({ format: 1, created_at, migrations, tables, sequences: [] })),
    createForgedEntry('tables/public.migrations/000001', migrations.map((name) => `${name}\n`).join('')),
  ];
}

const notAnArchiveMessage = 'F is damaged: it cannot be read as an archive. Use another backup.';
const checksumDiffersMessage = 'F is damaged: a checksum differs from its list. Use another backup.';
const otherFilesMessage = 'F is not a backup of Wishwell: it contains other files.';

test('a backup archive is rejected if it is truncated after the header or body of any entry', async () => {
  const good = [...(await createManifestEntries()), createForgedEntry(imageEntryName, 'a picture')];
  const parts = [...good, createChecksumsEntry(good)].flatMap((one) => [createTarHeader(one), padToBlock(one.body)]);
  expect(await getRestoreError(await writeWithTrailer(Buffer.concat([...parts, endOfArchiveBytes])))).toBe(undefined);
  for (let count = 1; count < parts.length; count += 1) {
    const refusal = await getRestoreError(await writeWithTrailer(Buffer.concat(parts.slice(0, count))));
    expect([notAnArchiveMessage, checksumDiffersMessage]).toContain(refusal);
  }
});

const image = (body: string, more: Partial<ForgedEntry> = {}): ForgedEntry =>
  createForgedEntry(imageEntryName, body, more);
const base256Size = '\x80\x7f'.padEnd(12, '\xff');

test.each<[what: string, ...entries: ForgedEntry[]]>([
  ['an entry size beyond the end of the file', image('x', { size: 1_000_000 })],
  ['an entry size of eight gigabytes', image('x', { size: '77777777777\0' })],
  ['an entry size in base-256 encoding that is too large for a number', image('x', { size: base256Size })],
  ['a negative entry size', image('x', { size: '\xff'.repeat(12) })],
  ['an entry size that is not a number', image('x', { size: 'many bytes!\0' })],
  ['an entry size below the size of its body', image('x'.repeat(2000), { size: 10 })],
  ['two entries for the same image', image('one'), image('another')],
  ['two manifests', createForgedEntry(manifestEntryName, '{}')],
  ['a symbolic link instead of an image', image('', { type: '2', link: '/etc/passwd' })],
  ['a hard link instead of an image', image('', { type: '1', link: '../postgres-password' })],
  ['a directory instead of an image', image('', { type: '5' })],
  ['a path that leads out of the image folder', createForgedEntry(`pictures/../../${'f0'.repeat(16)}-full.webp`, 'x')],
  ['an entry of an unknown table', createForgedEntry('tables/public.claims/000001', 'x')],
  ['an entry that is neither rows nor image', createForgedEntry('readme', 'x')],
  ['an absolute path', createForgedEntry(`/${imageEntryName}`, 'x')],
])('an archive with a valid checksum line and %s is rejected', async (_what, ...entries) => {
  const all = [...(await createManifestEntries()), ...entries];
  const bytes = Buffer.concat([joinEntries([...all, createChecksumsEntry(all)]), endOfArchiveBytes]);
  const refusal = await getRestoreError(await writeWithTrailer(bytes));
  expect([notAnArchiveMessage, checksumDiffersMessage, otherFilesMessage]).toContain(refusal);
});

test('an archive with an entry after the list of checksums is rejected', async () => {
  const all = await createManifestEntries();
  const bytes = Buffer.concat([
    joinEntries([...all, createChecksumsEntry(all), createForgedEntry(imageEntryName, 'unlisted')]),
    endOfArchiveBytes,
  ]);
  expect(await getRestoreError(await writeWithTrailer(bytes))).toBe(checksumDiffersMessage);
});

test('a restore of a file with a valid checksum line but without an archive fails with a message', async () => {
  expect(await getRestoreError(await writeWithTrailer(Buffer.from('Dear Ana, '.repeat(1000))))).toBe(
    notAnArchiveMessage,
  );
});

const usersTable = { name: 'public.users', columns: ['uid', 'email'] };
const userSequence = { name: 'public.users_id_seq', last_value: '7', is_called: true };
const userRowsByEntry = { 'tables/public.users/000001': 'ana\tana@example.com\n' };
const migrationsTable = { name: 'public.migrations', columns: ['name'] };
const createMigrationRows = (migrations: readonly string[]) => ({
  'tables/public.migrations/000001': migrations.map((name) => `${name}\n`).join(''),
});
const MiB = 1024 * 1024;

const formatTooLargeMessage = (name: string) => `F is not a backup of Wishwell: ${name} in it is too large.`;

test("a restore rejects tables, columns and sequences that are not in the schema of the backup's version", async () => {
  const migrations = await listMigrations();
  const tables = [migrationsTable, usersTable];
  const all = { ...createMigrationRows(migrations), ...userRowsByEntry };
  expect(await getRestoreError(await writeForgedBackup({ migrations, tables, sequences: [userSequence] }, all))).toBe(
    undefined,
  );
  for (const names of [
    { tables: [{ name: 'pg_catalog.pg_authid', columns: ['rolname'] }] },
    { tables: [usersTable, { name: 'public.pg_stat_activity', columns: ['pid'] }] },
    { tables: [{ ...usersTable, columns: ['uid', 'ctid'] }] },
    { tables: [{ name: 'public.owner_of_all', columns: ['uid'] }] },
    { sequences: [{ ...userSequence, name: 'pg_catalog.users_id_seq' }] },
    { sequences: [userSequence, { ...userSequence, name: 'public.users' }] },
  ]) {
    expect(await getRestoreError(await writeForgedBackup({ migrations, ...names }, userRowsByEntry))).toBe(
      'F is not a backup of Wishwell: it names tables that its version does not have.',
    );
  }
});

test('a restore with an invalid manifest fails with a message about the format', async () => {
  const valid = { format: 1, created_at: '2026-01-01T12:00:00.000Z', migrations: [], tables: [], sequences: [] };
  for (const manifest of [
    '',
    'Dear Ana,',
    '{"format": 1',
    '['.repeat(MiB),
    JSON.stringify({ ...valid, tables: [{ ...usersTable, columns: [] }] }),
    JSON.stringify({ ...valid, migrations: ['\u001b[2J'] }),
    JSON.stringify({ ...valid, sequences: [{ ...userSequence, last_value: '7; drop table users' }] }),
  ]) {
    expect(await getRestoreError(await writeForgedBackup(manifest))).toBe(
      'F has a backup format that this version of Wishwell does not know.',
    );
  }
});

test('a restore rejects a manifest or image that is too large', async () => {
  const migrations = await listMigrations();
  expect(await getRestoreError(await writeForgedBackup(' '.repeat(40 * MiB)))).toBe(
    formatTooLargeMessage('manifest.json'),
  );
  const withImage = (size: number) =>
    writeForgedBackup(
      { migrations, tables: [migrationsTable] },
      { ...createMigrationRows(migrations), [imageEntryName]: '.'.repeat(size) },
    );
  expect(await getRestoreError(await withImage(16 * MiB + 1))).toBe(formatTooLargeMessage(imageEntryName));
  expect(await getRestoreError(await withImage(16 * MiB))).toBe(undefined);
});
