import type { MessageId } from '@wishwell/text/messages.ts';
import type { Rates } from '../config/config.ts';
import type { Executor } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import { countOne } from './queries.ts';

interface Allowance {
  limit: keyof Rates & `${string}PerHour`;
  refusal: MessageId;
}

const HOUR = 3_600;

const allowances = {
  upload: { limit: 'uploadsPerHour', refusal: 'error.tooManyUploads' },
  friendRequest: { limit: 'friendRequestsPerHour', refusal: 'error.tooManyFriendRequests' },
  bugReport: { limit: 'bugReportsPerHour', refusal: 'error.tooManyReports' },
} as const satisfies Record<string, Allowance>;

/**
 * Counts one use of what a person may do so many times an hour; 429 with the rest of the hour when it is used up.
 * The count lies in the database, so it holds over any number of processes.
 */
export async function spendHourlyQuota(
  db: Executor,
  rates: Rates,
  what: keyof typeof allowances,
  userId: number,
): Promise<void> {
  if (!rates.enforced) return;
  const { limit, refusal } = allowances[what];
  const [row] = await countOne(db, [`${what}:${userId}`, HOUR]);
  if (row && row.count > rates[limit]) throw new Problem(429, refusal, { retryAfter: row.remaining });
}
