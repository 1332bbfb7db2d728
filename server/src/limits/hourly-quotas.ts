import type { MessageId } from '@wishwell/text/messages.ts';
import type { RateLimits } from '../config/limits.ts';
import type { Executor } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import { incrementQuotaCount } from './queries.ts';

/**
 * An hourly quota of one kind of request. `limit` is the name of the setting, `refusal` the message of the
 * error.
 */
interface HourlyQuota {
  limit: keyof RateLimits & `${string}PerHour`;
  refusal: MessageId;
}

const HOUR_SECONDS = 3_600;

const hourlyQuotas = {
  upload: { limit: 'uploadsPerHour', refusal: 'error.tooManyUploads' },
  friendRequest: { limit: 'friendRequestsPerHour', refusal: 'error.tooManyFriendRequests' },
  linkPreview: { limit: 'linkPreviewsPerHour', refusal: 'error.tooManyPreviews' },
  bugReport: { limit: 'bugReportsPerHour', refusal: 'error.tooManyReports' },
  guestClaim: { limit: 'guestClaimsPerHour', refusal: 'error.tooManyRequests' },
  newGuest: { limit: 'newGuestsPerHour', refusal: 'error.tooManyGuests' },
  strangerMail: { limit: 'mailsToStrangerPerHour', refusal: 'error.tooManyMails' },
} as const satisfies Record<string, HourlyQuota>;

/**
 * Counts one request against an hourly quota, in the database. Throws a 429 with `Retry-After` if the quota
 * of this hour is used up. `subject` names who is counted, for example a user id. `factor` multiplies the
 * quota.
 */
export async function addUseToHourlyQuotaOrThrow(
  db: Executor,
  rates: RateLimits,
  quota: keyof typeof hourlyQuotas,
  subject: number | string,
  factor = 1,
): Promise<void> {
  if (!rates.enforced) return;
  const { limit, refusal } = hourlyQuotas[quota];
  const [row] = await incrementQuotaCount(db, [`${quota}:${subject}`, HOUR_SECONDS]);
  if (row && row.count > rates[limit] * factor) throw new Problem(429, refusal, { retryAfter: row.remaining });
}
