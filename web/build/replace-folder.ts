import { mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const failedWith = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Puts `made` where `place` is, whole or not at all; also when another process does the same at this moment. */
export async function replaceFolder(place: string, made: string): Promise<void> {
  const old = await mkdtemp(join(dirname(made), 'old-'));
  try {
    await moveAway(place, join(old, 'dist'));
    await rename(made, place);
  } catch (error) {
    if (!failedWith(error, 'ENOTEMPTY', 'EEXIST')) throw error;
    await replaceFolder(place, made);
  } finally {
    await rm(old, { recursive: true, force: true });
  }
}

async function moveAway(place: string, to: string): Promise<void> {
  try {
    await rename(place, to);
  } catch (error) {
    if (!failedWith(error, 'ENOENT')) throw error;
  }
}
