import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { RegisterRoute } from '../http/call-routes.ts';
import { createHttpOnlyCookie } from '../http/http-only-cookie.ts';
import type { RecentUsersCookie } from '../http/recent-users-cookie.ts';
import type { Outbox } from '../mail/outbox.ts';
import { createGuestLimits } from './guest-limits.ts';
import { registerGuestMailsWithOutbox } from './guest-mails.ts';
import { registerGuestRoutes } from './guest-routes.ts';
import { registerShareLinkRoutes } from './link-routes.ts';
import { createShareLinkTokenService } from './link-tokens.ts';
import type { SharingDependencies } from './sharing-dependencies.ts';
import { registerShareLinkVisitorRoutes } from './visitor-routes.ts';

export function createSharingDependencies({
  db,
  config,
  outbox,
  knownUsers,
}: {
  db: Database;
  config: Config;
  outbox: Outbox;
  knownUsers: RecentUsersCookie;
}): SharingDependencies {
  return {
    db,
    config,
    outbox,
    tokens: createShareLinkTokenService(config.appSecret),
    guestCookie: createHttpOnlyCookie(config.publicUrl, 'wishwell_guest'),
    limits: createGuestLimits(db, config),
    knownUsers,
  };
}

/** Registers the routes and mails for share links and guests (docs/decisions/039-share-by-link.md). */
export function registerSharingRoutes(route: RegisterRoute, parts: SharingDependencies): void {
  registerShareLinkRoutes(route, parts);
  registerShareLinkVisitorRoutes(route, parts);
  registerGuestRoutes(route, parts);
  registerGuestMailsWithOutbox(parts);
}
