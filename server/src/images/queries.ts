import { type NoRow, sql } from '../database/statements.ts';
import type { ImageKey } from './images.ts';

interface ImageKeyRow {
  key: ImageKey;
}

/** Inserts the row of an image. Call this before writing the image's files, so that every file has a row. */
export const insertImage = sql<NoRow, [key: ImageKey]>('images.insertImage', 'insert into pictures (key) values ($1)');

/**
 * Marks an image without an item, so that the next image cleanup removes it. Returns no row if an item has
 * the image.
 */
export const markUnusedImageForRemoval = sql<ImageKeyRow, [key: ImageKey]>(
  'images.markUnusedImageForRemoval',
  'update pictures set attached = true where key = $1 and item_id is null returning key',
);

// Key of the advisory lock for the removal of images. Image cleanups hold the lock in shared mode. Backups,
// and moves of the images to another store, hold it exclusively: no image may be removed while they run.
const REMOVAL_ADVISORY_LOCK_ID = 7_294_120_313;
// Key of the advisory lock that a backup, or a move of the images to another store, holds. A second backup or
// move fails at once instead of waiting for this lock.
const BACKUP_ADVISORY_LOCK_ID = 7_294_120_314;

/**
 * Tries without waiting to acquire the lock for a backup, or for a move of the images to another store. The
 * lock lasts until the database session ends.
 */
export const tryAcquireBackupLock = sql<{ is_ours: boolean }>(
  'images.tryAcquireBackupLock',
  `select pg_try_advisory_lock(${BACKUP_ADVISORY_LOCK_ID}) as is_ours`,
);

/**
 * Waits for running image cleanups. Then blocks the removal of images until the database session ends or
 * `allowImageRemoval` runs.
 */
export const preventImageRemoval = sql(
  'images.preventImageRemoval',
  `select pg_advisory_lock(${REMOVAL_ADVISORY_LOCK_ID})`,
);

export const allowImageRemoval = sql(
  'images.allowImageRemoval',
  `select pg_advisory_unlock(${REMOVAL_ADVISORY_LOCK_ID})`,
);

/**
 * Locks and returns images to remove: those that have lost their item, and those that got no item within an
 * hour. Excludes images in snapshots of claims, and rows that other processes have locked. Returns no rows
 * during a backup or a move of the images to another store.
 */
export const lockImagesToRemove = sql<ImageKeyRow, [maxRows: number]>(
  'images.lockImagesToRemove',
  `with turn as materialized (select pg_try_advisory_xact_lock_shared(${REMOVAL_ADVISORY_LOCK_ID}) as is_ours)
   select key
     from pictures, turn
    where is_ours and item_id is null and (attached or created_at < now() - interval '1 hour')
      and not exists (select from claims c where c.picture_key = key)
    limit $1
      for update of pictures skip locked`,
);

/**
 * An image whose item was deleted or has another image now. `is_claimed` tells whether a claim still shows
 * the image in its copy of the item.
 */
export type ImageWithoutItem = ImageKeyRow & { is_claimed: boolean };

export const listImagesWithoutItem = sql<ImageWithoutItem, [maxRows: number]>(
  'images.listImagesWithoutItem',
  `select key, exists (select from claims c where c.picture_key = key) as is_claimed from pictures
   where item_id is null and attached and not kept limit $1`,
);

/**
 * Replaces an image in the snapshots of claims by a copy; removes it if `copyKey` is null. The owner knows
 * the URL of the original. The original must be deleted, because a URL that still works would reveal the
 * claim.
 */
export const replaceImageInClaims = sql<NoRow, [key: ImageKey, copyKey: ImageKey | null]>(
  'images.replaceImageInClaims',
  `with copied as (update pictures set attached = true, kept = true where key = $2),
   held as materialized (select id from claims where picture_key = $1 order by id for update)
   update claims set picture_key = $2 where id in (select id from held)`,
);

export const deleteImages = sql<NoRow, [keys: readonly ImageKey[]]>(
  'images.deleteImages',
  'delete from pictures where key = any($1)',
);
