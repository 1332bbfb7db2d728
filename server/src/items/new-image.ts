import type { ItemFormMode } from '@wishwell/contract/image-formats.ts';
import type { Transaction } from '../database/database.ts';
import { createProblemForField, Problem } from '../http/problem.ts';
import type { ImageKey, ImageBytesOrUpload } from '../images/images.ts';
import { parseImageKeyFromChatPreviewUrl } from '../images/url-signature.ts';
import type { ItemDependencies } from './item-dependencies.ts';
import { attachImage } from './queries.ts';

/**
 * A stored image that no item has yet. It was either uploaded with the request, or stored earlier by a link
 * preview of the same user (`isPreviewed`).
 */
export interface NewImage {
  key: ImageKey;
  isPreviewed: boolean;
}

export const createUnknownImageProblem = (): Problem => createProblemForField('image_url', 'error.unknownPicture');

export async function attachNewImage(tx: Transaction, itemId: number, { key, isPreviewed }: NewImage): Promise<void> {
  const [attachedRow] = await attachImage(tx, [itemId, key]);
  if (attachedRow) return;
  // The image no longer exists, or another item has it. A 503 makes the client repeat the request and upload
  // the image again. An image of a link preview cannot be uploaded again.
  throw isPreviewed ? createUnknownImageProblem() : new Problem(503, 'error.unavailable', { retryAfter: 1 });
}

/**
 * Returns whether a new item may have this `imageUrl`: it must be empty, or the URL of an image that a link
 * preview stored for the user.
 */
export const isAllowedNewImageUrl = (
  { signingKey }: Pick<ItemDependencies, 'signingKey'>,
  imageUrl: string,
  userId: number,
): boolean => imageUrl === '' || parseImageKeyFromChatPreviewUrl(signingKey, imageUrl, userId) !== undefined;

interface SubmittedImage {
  uploaded: ImageBytesOrUpload | undefined;
  imageUrl: string | undefined;
  use: ItemFormMode;
  userId: number;
  signal: AbortSignal;
}

/**
 * Saves an uploaded image, or finds the image that a link preview stored for this user. Returns undefined if
 * the form contains no image.
 */
export async function saveOrFindNewImage(
  { images, signingKey }: Pick<ItemDependencies, 'images' | 'signingKey'>,
  { uploaded, imageUrl = '', use, userId, signal }: SubmittedImage,
): Promise<NewImage | undefined> {
  if (uploaded) return { key: await images.save(uploaded, use, userId, signal), isPreviewed: false };
  const previewed = parseImageKeyFromChatPreviewUrl(signingKey, imageUrl, userId);
  return previewed === undefined ? undefined : { key: previewed, isPreviewed: true };
}

/** Stores an image and runs `work`. Afterwards deletes the image if `work` has attached it to no item. */
export async function runWithStoredImage<T>(
  { images }: Pick<ItemDependencies, 'images'>,
  store: () => Promise<NewImage | undefined>,
  work: (image: NewImage | undefined) => Promise<T>,
): Promise<T> {
  const image = await store();
  // Does not delete an image of a link preview here: a later image cleanup deletes it if no item has it.
  if (image === undefined || image.isPreviewed) return work(image);
  try {
    return await work(image);
  } finally {
    await images.discard(image.key).catch(() => {});
  }
}
