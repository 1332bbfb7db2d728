import type { BearerPayload, ProvenEmail } from '../accounts/identity.ts';
import { invalidateAllBearerTokens } from '../accounts/queries.ts';
import type { Config } from '../config/config.ts';
import type { Transaction } from '../database/database.ts';
import { grantSuperuserToConfiguredEmail } from '../users/proven-superuser.ts';
import { invalidateBearerTokensIssuedBefore, lockUserWithUnprovenAddress, setAddressProven } from '../users/queries.ts';
import { endAllFriendships } from './end-all-friendships.ts';

/**
 * Records that a user has proven an e-mail address. If another person may have created the account, ends all
 * its friendships: that person's friends must not see what the owner of the address writes later.
 */
export async function recordProvenEmail(
  tx: Transaction,
  config: Pick<Config, 'superuserEmails'>,
  { uid, canBePlantedAccount }: ProvenEmail,
): Promise<void> {
  if (canBePlantedAccount) await endAllFriendships(tx, uid);
  await setAddressProven(tx, [uid]);
  await grantSuperuserToConfiguredEmail(tx, config, uid);
}

/**
 * Records the proof when a bearer token states for the first time that the user's e-mail address is proven.
 * Invalidates all earlier bearer tokens, because another person may have created the user record. Does
 * nothing if the address is already proven.
 */
export async function recordEmailProvenByBearerToken(
  tx: Transaction,
  config: Pick<Config, 'superuserEmails'>,
  { uid, bearersValidFrom, issuedAt }: BearerPayload,
): Promise<void> {
  if ((await lockUserWithUnprovenAddress(tx, [uid])).length === 0) return;
  // Sets `bearers_from` to the time when the current token was issued, so that this token stays valid.
  if (bearersValidFrom === undefined) await invalidateBearerTokensIssuedBefore(tx, [uid, issuedAt * 1_000_000]);
  else await invalidateAllBearerTokens(tx, [uid]);
  await recordProvenEmail(tx, config, { uid, canBePlantedAccount: true });
}
