import { sql } from '../database/statements.ts';
import type { ImageKey } from './images.ts';

interface KeyRow {
  key: ImageKey;
}

/** `$1` key. Comes before the files, so that no file is ever without a row that leads to it. */
export const insertImage = sql('pictures.insert', 'insert into pictures (key) values ($1)');

/** `$1` key. Marks an image without an item for the next sweep at once, instead of after an hour. No row when an item holds it. */
export const releaseImage = sql<KeyRow>(
  'pictures.release',
  'update pictures set attached = true where key = $1 and item_id is null returning key',
);

// Shared by those who remove pictures, held alone by who needs every one to stay.
const REMOVAL_LOCK = 7_294_120_313;
// Of who wants to hold them, so that a second one hears of it and need not wait for as long as the first one takes.
const HOLDER_LOCK = 7_294_120_314;

/** Makes this connection, as long as it lives, the only one that may hold the pictures; answers whether it is. */
export const tryLockHolder = sql<{ is_ours: boolean }>(
  'pictures.tryLockHolder',
  `select pg_try_advisory_lock(${HOLDER_LOCK}) as is_ours`,
);

/** Waits for the sweeps that remove pictures right now, and keeps every other from it as long as the connection lives. */
export const lockImageRemoval = sql('pictures.hold', `select pg_advisory_lock(${REMOVAL_LOCK})`);

/** Lets them be removed again. */
export const unlockImageRemoval = sql('pictures.letGo', `select pg_advisory_unlock(${REMOVAL_LOCK})`);

/**
 * `$1` how many at most: pictures that an item let go of, or that none took within an hour of the upload; locked, and leaving
 * aside those that another process is removing. None while the pictures are held.
 */
export const listReleasedImages = sql<KeyRow>(
  'pictures.listReleased',
  `with turn as materialized (select pg_try_advisory_xact_lock_shared(${REMOVAL_LOCK}) as is_ours)
   select key
     from pictures, turn
    where is_ours and item_id is null and (attached or created_at < now() - interval '1 hour')
    limit $1
      for update of pictures skip locked`,
);

/** `$1` keys. */
export const deleteImages = sql('pictures.delete', 'delete from pictures where key = any($1)');
