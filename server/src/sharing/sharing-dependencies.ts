import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { HttpOnlyCookie } from '../http/http-only-cookie.ts';
import type { RecentUsersCookie } from '../http/recent-users-cookie.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { GuestLimits } from './guest-limits.ts';
import type { ShareLinkTokenService } from './link-tokens.ts';

export interface SharingDependencies {
  db: Database;
  config: Pick<Config, 'rates' | 'appSecret' | 'publicUrl'>;
  outbox: Outbox;
  tokens: ShareLinkTokenService;
  guestCookie: HttpOnlyCookie;
  limits: GuestLimits;
  knownUsers: RecentUsersCookie;
}
