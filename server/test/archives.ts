import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Manifest, manifestEntry } from '../src/backup/manifest.ts';
import { writeArchive } from '../src/backup/write-archive.ts';

/** A folder that goes away with the test. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wishwell-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A well-formed backup that holds this and nothing else: whole, and not necessarily sensible. */
export async function forgeBackup(
  manifest: Partial<Manifest> | { format: number },
  entries: Readonly<Record<string, string>> = {},
): Promise<string> {
  const file = join(await newFolder(), 'forged');
  const whole = { format: 1, created_at: '2026-01-01T12:00:00.000Z', migrations: [], tables: [], sequences: [] };
  await writeArchive(file, async (add) => {
    const all = { [manifestEntry]: JSON.stringify({ ...whole, ...manifest }), ...entries };
    for (const [name, text] of Object.entries(all)) await add(name, Buffer.byteLength(text), [Buffer.from(text)]);
  });
  return file;
}
