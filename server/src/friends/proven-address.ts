import type { Config } from '../config/config.ts';
import type { Transaction } from '../database/database.ts';
import type { BearerClaims, ProvenAddress } from '../accounts/identity.ts';
import { endBearers } from '../accounts/queries.ts';
import { raiseProvenSuperuser } from '../users/proven-superuser.ts';
import { endBearersBefore, lockUnproven, noteProven } from '../users/queries.ts';
import { endAllFriendships } from './end-all-friendships.ts';

/**
 * What follows when an address is proven. An account that somebody else signed up for under this address may have been planted:
 * whoever its friends are must not see what its owner writes from now on.
 */
export async function settleProvenAddress(
  tx: Transaction,
  config: Pick<Config, 'superuserEmails'>,
  { uid, isBySomebodyElse }: ProvenAddress,
): Promise<void> {
  if (isBySomebodyElse) await endAllFriendships(tx, uid);
  await noteProven(tx, [uid]);
  await raiseProvenSuperuser(tx, config, uid);
}

/**
 * The same when nobody told of the proof: a proven bearer comes to a record whose address was not proven. Whoever made the record
 * may have been somebody else, and its bearers from before end as well. Nothing happens to a record that is proven.
 */
export async function settleProvenBearer(
  tx: Transaction,
  config: Pick<Config, 'superuserEmails'>,
  { uid, bearersFrom, issuedAt }: BearerClaims,
): Promise<void> {
  if ((await lockUnproven(tx, [uid])).length === 0) return;
  // An outside provider's bearer stays good itself: it is compared by its time of issue.
  if (bearersFrom === undefined) await endBearersBefore(tx, [uid, issuedAt * 1_000_000]);
  else await endBearers(tx, [uid]);
  await settleProvenAddress(tx, config, { uid, isBySomebodyElse: true });
}
