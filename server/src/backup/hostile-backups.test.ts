import { expect, test } from 'vitest';
import { writeForgedBackup, getRestoreError } from '../../test/archives.ts';
import { listMigrations } from '../database/migrations/migrate.ts';

const imagePath = `pictures/${'f0'.repeat(16)}-full.webp`;
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
      { ...createMigrationRows(migrations), [imagePath]: '.'.repeat(size) },
    );
  expect(await getRestoreError(await withImage(16 * MiB + 1))).toBe(formatTooLargeMessage(imagePath));
  expect(await getRestoreError(await withImage(16 * MiB))).toBe(undefined);
});
