import type { Readable } from 'node:stream';
import type { QueueLoad } from '../concurrency/fair-queue.ts';

/** Which formats a form accepts: adding offers PNG, JPEG and WebP; editing any image we can decode. */
export type ImageUse = 'add' | 'edit';

export type ImageSize = 'full' | 'card';

/** An unguessable name of one stored picture (both sizes); the only part of it the database keeps. */
export type ImageKey = string;

/** One size of a picture on its way out; `size` is in bytes. Whoever takes it reads or destroys the stream. */
export interface StoredImage {
  size: number;
  stream: Readable;
}

/** Where a browser gets a picture by itself. */
export interface ImageLocation {
  /** Good for whoever has it. */
  address: string;
  /** For how long it is good. */
  seconds: number;
}

/** Who is sent to a picture, and until when (seconds since 1970) at most. */
export interface LocationRequest {
  method: 'GET' | 'HEAD';
  until: number;
}

/** Where the bytes lie: a folder by default. Names are ours and safe (`<key>-full.webp`). */
export interface ImageStore {
  /**
   * All or nothing, and durable once it resolves. 503 when there is no room. After `StoreUnavailable` nobody knows whether it was
   * written or still will be.
   */
  write(name: string, bytes: Buffer): Promise<void>;
  /** Undefined when there is no such picture. Rejects with the signal's reason when it says that nobody waits any more. */
  open(name: string, signal?: AbortSignal): Promise<StoredImage | undefined>;
  /** Whether it is there and, when `bytes` are given, is made of these. */
  holds(name: string, bytes?: Buffer): Promise<boolean>;
  /** Succeeds when it is already gone. */
  remove(name: string): Promise<void>;
  /** Removes what writes left behind that were cut off. */
  tidy(): Promise<void>;
  /** How many pictures a sweep removes in one transaction, which should take a second at most. */
  readonly sweptAtOnce: number;
  /** Whether a write that has failed with `StoreUnavailable` may happen later all the same. */
  readonly canWriteLate: boolean;
  /**
   * Throws `StartFailure` for what only an operator can mend, and `StoreUnavailable` for what passes; answers a warning, if there is
   * one. Absent where nothing can be wrong.
   */
  check?(): Promise<string | undefined>;
  /** Where browsers are sent for a picture, which need not be there; undefined, or absent, when they get it from us. */
  locate?(name: string, request: LocationRequest): Promise<ImageLocation | undefined>;
}

/** The pictures of items, from upload to removal. */
export interface Images {
  /**
   * Judges, re-encodes and stores an uploaded file in both sizes. The picture belongs to nothing until an item's
   * transaction attaches it. 413 too many pixels or too costly, 415 not a picture this use takes, 503 busy or no room.
   * People take turns. While the file waits to be encoded, rejects with the reason of `signal` as soon as that aborts.
   */
  save(bytes: Buffer, use: ImageUse, userId: number, signal?: AbortSignal): Promise<ImageKey>;
  /** Gives up a saved picture that no item took; one that an item holds stays. */
  discard(key: ImageKey): Promise<void>;
  /** Undefined when there is no such picture. Rejects with the signal's reason when it says that nobody waits any more. */
  open(key: ImageKey, size: ImageSize, signal?: AbortSignal): Promise<StoredImage | undefined>;
  /** Where the browser is sent for it; undefined when it gets it from us. */
  locate(key: ImageKey, size: ImageSize, request: LocationRequest): Promise<ImageLocation | undefined>;
  /** Removes every picture that no item holds any more. Several processes may do so at once. */
  sweep(): Promise<void>;
  /** How many are being prepared, and wait for it, in this process. */
  load(): QueueLoad;
  /** Ends the processes that prepare them. */
  close(): void;
}
