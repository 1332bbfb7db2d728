import { writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forgeBackup, newFolder, refusalOf } from '../../test/archives.ts';
import { listMigrations } from '../database/migrations/migrate.ts';
import { checksumTrailer } from './checksum-trailer.ts';

const image = `pictures/${'f0'.repeat(16)}-full.webp`;
const users = { name: 'public.users', columns: ['uid', 'email'] };
const counter = { name: 'public.users_id_seq', last_value: '7', is_called: true };
const rows = { 'tables/public.users/000001': 'ana\tana@example.com\n' };
const noted = { name: 'public.migrations', columns: ['name'] };
/** The rows that say which version it is. */
const notes = (migrations: readonly string[]) => ({
  'tables/public.migrations/000001': migrations.map((name) => `${name}\n`).join(''),
});
const MiB = 1024 * 1024;

const tooLarge = (name: string) => `F is not a backup of Wishwell: ${name} in it is larger than any of its kind.`;

test('a sealed backup writes to nothing but tables, columns and sequences of its own version', async () => {
  const migrations = await listMigrations();
  const tables = [noted, users];
  const all = { ...notes(migrations), ...rows };
  expect(await refusalOf(await forgeBackup({ migrations, tables, sequences: [counter] }, all))).toBe(undefined);
  for (const names of [
    { tables: [{ name: 'pg_catalog.pg_authid', columns: ['rolname'] }] },
    { tables: [users, { name: 'public.pg_stat_activity', columns: ['pid'] }] },
    { tables: [{ ...users, columns: ['uid', 'ctid'] }] },
    { tables: [{ name: 'public.owner_of_all', columns: ['uid'] }] },
    { sequences: [{ ...counter, name: 'pg_catalog.users_id_seq' }] },
    { sequences: [counter, { ...counter, name: 'public.users' }] },
  ]) {
    expect(await refusalOf(await forgeBackup({ migrations, ...names }, rows))).toBe(
      'F is not a backup of Wishwell: it names tables that its version does not have.',
    );
  }
});

test('a manifest that cannot be read gets a sentence', async () => {
  const whole = { format: 1, created_at: '2026-01-01T12:00:00.000Z', migrations: [], tables: [], sequences: [] };
  for (const manifest of [
    '',
    'Dear Ana,',
    '{"format": 1',
    '['.repeat(MiB),
    JSON.stringify({ ...whole, tables: [{ ...users, columns: [] }] }),
    JSON.stringify({ ...whole, migrations: ['\u001b[2J'] }),
    JSON.stringify({ ...whole, sequences: [{ ...counter, last_value: '7; drop table users' }] }),
  ]) {
    expect(await refusalOf(await forgeBackup(manifest))).toBe(
      'F is a backup in a form that this version of Wishwell does not know.',
    );
  }
});

test('what would fill the memory is not read to its end', async () => {
  const migrations = await listMigrations();
  expect(await refusalOf(await forgeBackup(' '.repeat(40 * MiB)))).toBe(tooLarge('manifest.json'));
  const withImage = (size: number) =>
    forgeBackup({ migrations, tables: [noted] }, { ...notes(migrations), [image]: '.'.repeat(size) });
  expect(await refusalOf(await withImage(16 * MiB + 1))).toBe(tooLarge(image));
  expect(await refusalOf(await withImage(16 * MiB))).toBe(undefined);
});

test('what is in it beside rows and pictures is refused', async () => {
  const migrations = await listMigrations();
  for (const name of ['pictures/../../passwd', 'tables/public.claims/000001', 'readme']) {
    expect(await refusalOf(await forgeBackup({ migrations }, { [name]: 'x' }))).toBe(
      'F is not a backup of Wishwell: it holds something else, too.',
    );
  }
});

test('what is sealed and no archive gets a sentence', async () => {
  const file = join(await newFolder(), 'sealed');
  const letter = 'Dear Ana, '.repeat(1000);
  await writeFile(file, letter + checksumTrailer(createHash('sha256').update(letter).digest('hex')));
  expect(await refusalOf(file)).toBe('F is damaged: it cannot be read as an archive. Take another backup.');
});
