import type { GuestMailQueue } from '../claims/end-claims.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { ImageService } from '../images/images.ts';

export interface WishlistDependencies {
  db: Database;
  config: Pick<Config, 'quotas' | 'rates'>;
  images: ImageService;
  outbox: GuestMailQueue;
}
