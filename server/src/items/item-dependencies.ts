import type { KeyObject } from 'node:crypto';
import type { GuestMailQueue } from '../claims/end-claims.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { ImageService } from '../images/images.ts';

export interface ItemDependencies {
  db: Database;
  config: Pick<Config, 'quotas' | 'rates'>;
  images: ImageService;
  /** Key that signs image URLs. It also verifies URLs of images that link previews have stored. */
  signingKey: KeyObject;
  outbox: GuestMailQueue;
}
