import type { Readable } from 'node:stream';
import type { ItemFormMode } from '@wishwell/contract/image-formats.ts';
import type { QueueLoad } from '../concurrency/fair-queue.ts';

/** Stored size of an image. `card` is the smaller size, for cards in the app. */
export type ImageSize = 'full' | 'card';

/**
 * Random key of a stored image, the same for both sizes. The key is in the database, the files are in the
 * image store.
 */
export type ImageKey = string;

/** An opened image file. `size` is its size in bytes. The caller must read or destroy the stream. */
export interface OpenedImageFile {
  size: number;
  stream: Readable;
}

/** URL from which browsers can load an image directly from the image store. */
interface DirectImageUrl {
  url: string;
  /** Seconds for which the direct URL of the image is valid. */
  seconds: number;
}

/** Request for the direct URL of an image. `until` is the latest expiry of the URL, in seconds since 1970. */
interface DirectImageUrlRequest {
  method: 'GET' | 'HEAD';
  until: number;
}

/**
 * Storage of image files: a folder or an S3 bucket. File names are safe, because each contains only a
 * generated key and a size.
 */
export interface ImageStore {
  /**
   * Writes an image file atomically. The file is on disk when the promise resolves. Rejects with a 503 if the
   * disk is full. After a `StoreUnavailableProblem`, the file may nevertheless exist.
   */
  write(name: string, bytes: Buffer): Promise<void>;
  /**
   * Opens an image file. Returns undefined if it is missing. Rejects with the signal's reason if `signal`
   * aborts.
   */
  open(name: string, signal?: AbortSignal): Promise<OpenedImageFile | undefined>;
  /** Returns whether the image file exists. With `bytes`, returns whether it contains exactly these bytes. */
  holds(name: string, bytes?: Buffer): Promise<boolean>;
  /** Removes an image file. Also succeeds if the file is missing. */
  remove(name: string): Promise<void>;
  /** Removes partial image files, which interrupted writes left. */
  removePartialFiles(): Promise<void>;
  /**
   * Number of images that an image cleanup removes in one database transaction, which should take at most
   * about a second.
   */
  readonly sweepBatchSize: number;
  /** Whether a write that has failed with `StoreUnavailableProblem` may still complete later. */
  readonly canWriteAfterFailure: boolean;
  /**
   * Checks whether the image store works. Throws `StartFailure` for a wrong configuration, and
   * `StoreUnavailableProblem` for a temporary problem. Returns a warning for the operator, or undefined.
   */
  check?(): Promise<string | undefined>;
  /**
   * Returns a direct URL without checking whether the image exists. If the function or its result is
   * undefined, the server sends the image itself.
   */
  locate?(name: string, request: DirectImageUrlRequest): Promise<DirectImageUrl | undefined>;
}

/** Bytes of an image file, or an uploaded file that is read only when the encoder is free. */
export type ImageBytesOrUpload = Buffer | { read(): Promise<Buffer> };

/** Service that stores and removes images. The files are in an `ImageStore`, the rows in the database. */
export interface ImageService {
  /**
   * Validates, encodes and stores an uploaded image in both sizes. The caller must attach the image to an
   * item afterwards. Throws a 413 for an image that is too large or too costly, a 415 for another format, and
   * a 503 if the encoder is busy or the disk is full. Rejects with the reason of `signal` if it aborts before
   * the encoding.
   */
  save(image: ImageBytesOrUpload, use: ItemFormMode, userId: number, signal?: AbortSignal): Promise<ImageKey>;
  /** Starts an encoder process if there is none. Call it when an upload begins. */
  prepare(): void;
  /**
   * Copies a stored image to a new key. The caller must attach the copy to an item. Returns undefined if the
   * image is missing. Rejects with a 503 if the disk is full.
   */
  copy(key: ImageKey): Promise<ImageKey | undefined>;
  /** Removes an image if it has no item. */
  discard(key: ImageKey): Promise<void>;
  /**
   * Opens a stored image. Returns undefined if it is missing. Rejects with the signal's reason if `signal`
   * aborts.
   */
  open(key: ImageKey, size: ImageSize, signal?: AbortSignal): Promise<OpenedImageFile | undefined>;
  /**
   * Returns a direct URL of an image in the store. Returns undefined if the server must send the image
   * itself.
   */
  locate(key: ImageKey, size: ImageSize, request: DirectImageUrlRequest): Promise<DirectImageUrl | undefined>;
  /** Removes all images without an item. Several processes can do this at the same time. */
  sweep(): Promise<void>;
  /** Returns how many images this process is encoding, and how many are waiting to be encoded. */
  load(): QueueLoad;
  close(): void;
}
