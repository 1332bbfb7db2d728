import * as v from 'valibot';
import { identityVariables } from './accounts.ts';
import { databaseVariables } from './database.ts';
import { imageVariables } from './images.ts';
import { telemetryVariables } from './telemetry.ts';
import { isEmail, isHost, isOrigin, isTrust, isWebAddress, readList, readTrust } from './values.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const trustMessage = 'must be false, true, a number of proxies, or addresses separated by commas';

/**
 * The environment variables an operator may set, each text turned into its value; see `.env.example`. A message
 * completes the sentence that begins with the variable's name.
 */
export const Variables = v.object({
  NODE_ENV: v.optional(v.string(), ''),
  HOST: v.optional(v.pipe(v.string(), v.check(isHost, 'must be a host name or an IP address')), '127.0.0.1'),
  PORT: wholeNumber({ least: 0, most: 65_535, unset: 3000 }),
  WORKERS: wholeNumber({ least: 1, most: 16, unset: 1 }),
  PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isOrigin, 'must be http://… or https://… with a host and nothing behind it'),
      v.transform((url) => new URL(url)),
    ),
  ),
  TRUST_PROXY: v.optional(v.pipe(v.string(), v.check(isTrust, trustMessage), v.transform(readTrust)), 'false'),
  DATA_DIR: v.optional(v.string(), './data'),
  ...databaseVariables,
  ...imageVariables,
  APP_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  SUPERUSER_EMAILS: v.optional(
    v.pipe(v.string(), v.transform(readList), v.everyItem(isEmail, 'must be e-mail addresses separated by commas')),
    '',
  ),
  ...identityVariables,
  OWNER_NAME: v.optional(v.pipe(v.string(), v.maxLength(200, 'must have at most 200 characters')), 'Robin Hale'),
  OWNER_EMAIL: v.optional(v.pipe(v.string(), v.check(isEmail, 'must be an e-mail address')), 'hello@wishwell.example'),
  CODE_PROFILE_URL: webAddress('https://github.com/'),
  NETWORK_PROFILE_URL: webAddress('https://www.linkedin.com/'),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
  ...telemetryVariables,
  OFFLINE_SHELL: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  RATE_LIMITS: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  LIMIT_WISHLISTS_PER_USER: limit(500),
  LIMIT_ITEMS_PER_LIST: limit(1000),
  LIMIT_FRIENDS_PER_USER: limit(5000),
  LIMIT_PENDING_REQUESTS_PER_USER: limit(500),
  LIMIT_SHARES_PER_USER: limit(50_000),
  LIMIT_TEXT_PER_LIST: limit(1_000_000),
  LIMIT_TEXT_OF_WISHLISTS: limit(1_000_000),
  LIMIT_IMAGE_BYTES: limit(10 * 1024 * 1024),
  LIMIT_IMAGE_PIXELS: limit(50_000_000),
  LIMIT_ANONYMOUS_CALLS_PER_MINUTE: limit(300),
  LIMIT_USER_CALLS_PER_MINUTE: limit(1500),
  LIMIT_SIGN_UPS_PER_10_MINUTES: limit(10),
  LIMIT_RESET_REQUESTS_PER_10_MINUTES: limit(20),
  LIMIT_RESET_MAILS_PER_HOUR: limit(5),
  LIMIT_FAILED_SIGN_INS_PER_MINUTE_PER_ADDRESS: limit(100),
  LIMIT_FAILED_SIGN_INS_PER_MINUTE_PER_ACCOUNT: limit(10),
  LIMIT_UPLOADS_PER_HOUR: limit(60),
  LIMIT_FRIEND_REQUESTS_PER_HOUR: limit(200),
  LIMIT_BUG_REPORTS_PER_HOUR: limit(30),
  LIMIT_REQUESTS_TO_ONE_PERSON_PER_30_DAYS: limit(3),
  LIMIT_CONNECTIONS: limit(5_000),
  LIMIT_REQUESTS_AT_ONCE_PER_USER: limit(12),
  LIMIT_REQUESTS_AT_ONCE_PER_ADDRESS: limit(120),
  LIMIT_UPLOAD_BYTES_AT_ONCE: limit(160 * 1024 * 1024),
  LIMIT_RESPONSE_BYTES_AT_ONCE: limit(64 * 1024 * 1024),
});

function limit(unset: number) {
  return wholeNumber({ least: 1, most: 1_000_000_000, unset });
}

function wholeNumber({ least, most, unset }: { least: number; most: number; unset: number }) {
  const message = `must be a whole number from ${least} to ${most}`;
  return v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,10}$/, message),
      v.transform(Number),
      v.minValue(least, message),
      v.maxValue(most, message),
    ),
    String(unset),
  );
}

function webAddress(unset: string) {
  return v.optional(v.pipe(v.string(), v.check(isWebAddress, 'must be an http:// or https:// address')), unset);
}
