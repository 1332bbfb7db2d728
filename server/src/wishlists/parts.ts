import type { ClaimEndings } from '../claims/end-claims.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { Images } from '../images/images.ts';

/** What the calls of wishlists work with. */
export interface WishlistParts {
  db: Database;
  config: Pick<Config, 'quotas' | 'rates'>;
  images: Images;
  claimEndings: Pick<ClaimEndings, 'start'>;
}
