import { calls } from '@wishwell/contract/calls.ts';
import type { Database } from '../database/database.ts';
import type { RegisterRoute } from '../http/call-routes.ts';
import { setClaimQuantity } from './set-claim-quantity.ts';

export function registerClaimRoutes(route: RegisterRoute, { db }: { db: Database }): void {
  route(calls.purchase, ({ user, params, body }) =>
    setClaimQuantity(db, user.id, params.id, {
      quantity: body.purchased ? body.quantity : 0,
      // Accepts every release, even if the owner now sees more about claims than the giver knew.
      known: body.purchased ? body.show_claims : 'names',
    }),
  );
}
