import { createHmac, hkdfSync } from 'node:crypto';
import { lowercaseEmailAscii } from '@wishwell/contract/fields.ts';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Database, Transaction } from '../database/database.ts';
import { getIpNetwork } from '../http/network.ts';
import { Problem } from '../http/problem.ts';
import { addUseToHourlyQuotaOrThrow } from '../limits/hourly-quotas.ts';

/**
 * Factor by which the hourly limits of a share link exceed those of a network, because visitors from many
 * networks use one link.
 */
const LINK_LIMIT_FACTOR = 5;

/**
 * Hourly limits for guests, counted per network and per share link. Each `spend…` method counts one action of
 * a guest, and rejects with a 429 beyond a limit.
 */
export interface GuestLimits {
  spendClaim(request: FastifyRequest, linkId: number): Promise<void>;
  spendNewGuest(request: FastifyRequest, linkId: number): Promise<void>;
  /**
   * Counts a mail with a guest's personal link. Invitation mails have a separate count. With a common count,
   * an inviter could learn that a guest has entered the invited e-mail address.
   */
  spendGuestMail(email: string): Promise<void>;
  /** Counts an invitation mail, in the transaction that creates the invitation. */
  spendInvitationMail(tx: Transaction, email: string): Promise<void>;
  /** Counts a mail about a guest's claim. Returns false if the e-mail address has reached its limit. */
  countClaimMail(email: string): Promise<boolean>;
}

/**
 * Creates the hourly limits for guests. The database stores networks and e-mail addresses only as keyed
 * hashes.
 */
export function createGuestLimits(
  db: Database,
  { rates, appSecret }: Pick<Config, 'rates' | 'appSecret'>,
): GuestLimits {
  const key = Buffer.from(hkdfSync('sha256', appSecret, '', 'wishwell guest limits', 32));
  const hashText = (text: string): string => createHmac('sha256', key).update(text).digest('base64url');
  const spendBoth = async (quota: 'guestClaim' | 'newGuest', { ip }: FastifyRequest, linkId: number): Promise<void> => {
    await addUseToHourlyQuotaOrThrow(db, rates, quota, hashText(getIpNetwork(ip)));
    await addUseToHourlyQuotaOrThrow(db, rates, quota, `link-${linkId}`, LINK_LIMIT_FACTOR);
  };
  return {
    spendClaim: (request, linkId) => spendBoth('guestClaim', request, linkId),
    spendNewGuest: (request, linkId) => spendBoth('newGuest', request, linkId),
    spendGuestMail: (email) =>
      addUseToHourlyQuotaOrThrow(db, rates, 'strangerMail', `guest-${hashText(lowercaseEmailAscii(email))}`),
    spendInvitationMail: (tx, email) =>
      addUseToHourlyQuotaOrThrow(tx, rates, 'strangerMail', `invitation-${hashText(lowercaseEmailAscii(email))}`),
    countClaimMail: (email) =>
      addUseToHourlyQuotaOrThrow(db, rates, 'strangerMail', `ended-${hashText(lowercaseEmailAscii(email))}`).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Problem) return false;
          throw error;
        },
      ),
  };
}
