import type { Readable } from 'node:stream';
import type { QueueLoad } from '../http/queue.ts';

/** Which formats a form accepts: adding offers PNG, JPEG and WebP; editing any image we can decode. */
export type PictureUse = 'add' | 'edit';

export type PictureSize = 'full' | 'card';

/** An unguessable name of one stored picture (both sizes); the only part of it the database keeps. */
export type PictureKey = string;

/** One size of a picture on its way out; `size` is in bytes. Whoever takes it reads or destroys the stream. */
export interface StoredPicture {
  size: number;
  stream: Readable;
}

/** Where the bytes lie: a folder by default. Names are ours and safe (`<key>-full.webp`). */
export interface PictureStore {
  /** All or nothing, and durable once it resolves. 503 when there is no room. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** Undefined when there is no such picture. */
  open(name: string): Promise<StoredPicture | undefined>;
  /** Succeeds when it is already gone. */
  remove(name: string): Promise<void>;
  /** Removes what writes left behind that were cut off. */
  tidy(): Promise<void>;
}

/** The pictures of items, from upload to removal. */
export interface Pictures {
  /**
   * Judges, re-encodes and stores an uploaded file in both sizes. The picture belongs to nothing until an item's
   * transaction attaches it. 413 too many pixels, 415 not a picture this use takes, 503 busy or no room.
   */
  save(bytes: Buffer, use: PictureUse): Promise<PictureKey>;
  /** Gives up a saved picture that no item took; one that an item holds stays. */
  discard(key: PictureKey): Promise<void>;
  /** Undefined when there is no such picture. */
  open(key: PictureKey, size: PictureSize): Promise<StoredPicture | undefined>;
  /** Removes every picture that no item holds any more. Several processes may do so at once. */
  sweep(): Promise<void>;
  /** How many are being prepared, and wait for it, in this process. */
  load(): QueueLoad;
}
