import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Problem } from './problem.ts';

/** An uploaded file. Its bytes are on the disk, not in memory. */
export interface UploadedFile {
  /** SHA-256 of the file's bytes. */
  digest: Buffer;
  /** Reads the uploaded file into memory. Rejects if the file is already closed. */
  read(): Promise<Buffer>;
}

/** A temporary file without a name. It disappears when it is closed or when the process ends. */
export interface UnnamedTemporaryFile {
  /** Appends bytes to the temporary file. Rejects with a 503 if the disk is full. */
  append(bytes: Buffer): Promise<void>;
  /** Returns the complete file. Call this after the last `append`. */
  finish(): UploadedFile;
  close(): Promise<void>;
}

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(?:ENOSPC|EDQUOT)$/.test(String(error.code));

async function openUnnamedFile(folder: string): Promise<FileHandle> {
  const path = join(folder, `upload-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}

/** Creates a temporary file in `folder`, and deletes its name at once. */
export async function createUnnamedTemporaryFile(folder: string): Promise<UnnamedTemporaryFile> {
  const file = await openUnnamedFile(folder);
  const hash = createHash('sha256');
  return {
    append: async (bytes) => {
      hash.update(bytes);
      await file.appendFile(bytes).catch((error: unknown) => {
        throw isDiskFull(error) ? new Problem(503, 'error.pictureNoRoom', { retryAfter: 60 }) : error;
      });
    },
    finish: () => ({
      digest: hash.digest(),
      read: () => buffer(file.createReadStream({ start: 0, autoClose: false })),
    }),
    close: () => file.close(),
  };
}
