import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { copyDataFolder, createInstallationInFolder } from './data-folder.ts';

/**
 * Data folder of an installation without users, which tests copy. The first test that needs the folder
 * creates it.
 */
let emptyInstallation: Promise<string> | undefined;

async function createEmptyInstallation(): Promise<string> {
  const folder = await mkdtemp(join(inject('clusterDir'), 'installation-'));
  await createInstallationInFolder(folder);
  return folder;
}

/**
 * Returns a new data folder with an embedded database that has all tables and no users. Deletes the folder
 * after the test.
 */
export async function createInstallation(): Promise<string> {
  emptyInstallation ??= createEmptyInstallation();
  const folder = await mkdtemp(join(tmpdir(), 'wishwell-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await copyDataFolder(await emptyInstallation, folder);
  return folder;
}
