import { sql } from '../db.ts';
import type { PictureKey } from './pictures.ts';

interface KeyRow {
  key: PictureKey;
}

/** `$1` key. Comes before the files, so that no file is ever without a row that leads to it. */
export const insertPicture = sql('pictures.insert', 'insert into pictures (key) values ($1)');

/** `$1` key. Releases a picture that no item holds, as if one had let go of it. */
export const releasePicture = sql(
  'pictures.release',
  'update pictures set attached = true where key = $1 and item_id is null',
);

/**
 * Up to 100 pictures that an item let go of, or that none took within an hour of the upload; locked, and leaving
 * aside those that another process is removing.
 */
export const listReleasedPictures = sql<KeyRow>(
  'pictures.listReleased',
  `select key
     from pictures
    where item_id is null and (attached or created_at < now() - interval '1 hour')
    limit 100
      for update skip locked`,
);

/** `$1` keys. */
export const deletePictures = sql('pictures.delete', 'delete from pictures where key = any($1)');
