import { calls } from '@wishwell/contract/calls.ts';
import type { Database } from '../database/database.ts';
import type { Register } from '../http/call-routes.ts';
import { purchase } from './purchase.ts';

export function claimRoutes(on: Register, { db }: { db: Database }): void {
  on(calls.purchase, ({ user, params, body }) => purchase(db, user.id, params.id, body.purchased));
}
