import * as v from 'valibot';
import { identityVariables } from './accounts.ts';
import { databaseVariables } from './database.ts';
import { imageVariables } from './images.ts';
import { linkPreviewVariables } from './link-previews.ts';
import { telemetryVariables } from './telemetry.ts';
import {
  isEmail,
  isHostNameOrAddress,
  isOrigin,
  isTrustProxyValue,
  isHttpUrl,
  splitList,
  readTrustProxy,
} from './values.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const trustProxyMessage = 'must be false, true, a number of proxies, or addresses separated by commas';

/**
 * Schema of all environment variables; see `.env.example`. The error texts in this file have no subject: each
 * follows the name of its variable in the message.
 */
export const EnvironmentVariables = v.object({
  NODE_ENV: v.optional(v.string(), ''),
  HOST: v.optional(
    v.pipe(v.string(), v.check(isHostNameOrAddress, 'must be a host name or an IP address')),
    '127.0.0.1',
  ),
  PORT: createWholeNumberVariable({ min: 0, max: 65_535, defaultValue: 3000 }),
  TIMEOUT_FACTOR: createWholeNumberVariable({ min: 1, max: 100, defaultValue: 1 }),
  PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isOrigin, 'must be http://… or https://… with a host and nothing after it'),
      v.transform((url) => new URL(url)),
    ),
  ),
  TRUST_PROXY: v.optional(
    v.pipe(v.string(), v.check(isTrustProxyValue, trustProxyMessage), v.transform(readTrustProxy)),
    'false',
  ),
  DATA_DIR: v.optional(v.string(), './data'),
  ...databaseVariables,
  ...imageVariables,
  ...linkPreviewVariables,
  APP_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  SUPERUSER_EMAILS: v.optional(
    v.pipe(v.string(), v.transform(splitList), v.everyItem(isEmail, 'must be e-mail addresses separated by commas')),
    '',
  ),
  ...identityVariables,
  OWNER_NAME: v.optional(v.pipe(v.string(), v.maxLength(200, 'must have at most 200 characters')), 'Robin Hale'),
  OWNER_EMAIL: v.optional(v.pipe(v.string(), v.check(isEmail, 'must be an e-mail address')), 'hello@wishwell.example'),
  CODE_PROFILE_URL: createHttpUrlVariable('https://github.com/'),
  NETWORK_PROFILE_URL: createHttpUrlVariable('https://www.linkedin.com/'),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
  ...telemetryVariables,
  SIGN_UP: v.optional(v.picklist(['open', 'invited', 'closed'], 'must be open, invited or closed'), 'open'),
  OFFLINE_SHELL: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  RATE_LIMITS: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  LIMIT_WISHLISTS_PER_USER: createLimitVariable(500),
  LIMIT_ITEMS_PER_LIST: createLimitVariable(1000),
  LIMIT_FRIENDS_PER_USER: createLimitVariable(5000),
  LIMIT_PENDING_REQUESTS_PER_USER: createLimitVariable(500),
  LIMIT_SHARES_PER_USER: createLimitVariable(50_000),
  LIMIT_TEXT_PER_LIST: createLimitVariable(1_000_000),
  LIMIT_TEXT_OF_WISHLISTS: createLimitVariable(1_000_000),
  LIMIT_IMAGE_BYTES: createLimitVariable(10 * 1024 * 1024),
  LIMIT_IMAGE_PIXELS: createLimitVariable(50_000_000),
  LIMIT_ANONYMOUS_CALLS_PER_MINUTE: createLimitVariable(300),
  LIMIT_USER_CALLS_PER_MINUTE: createLimitVariable(1500),
  LIMIT_SIGN_UPS_PER_10_MINUTES: createLimitVariable(10),
  LIMIT_RESET_REQUESTS_PER_10_MINUTES: createLimitVariable(20),
  LIMIT_RESET_MAILS_PER_HOUR: createLimitVariable(5),
  LIMIT_FAILED_SIGN_INS_PER_MINUTE_PER_ADDRESS: createLimitVariable(100),
  LIMIT_FAILED_SIGN_INS_PER_MINUTE_PER_ACCOUNT: createLimitVariable(10),
  LIMIT_UPLOADS_PER_HOUR: createLimitVariable(60),
  LIMIT_FRIEND_REQUESTS_PER_HOUR: createLimitVariable(200),
  LIMIT_BUG_REPORTS_PER_HOUR: createLimitVariable(30),
  LIMIT_LINK_PREVIEWS_PER_HOUR: createLimitVariable(60),
  LIMIT_REQUESTS_TO_ONE_PERSON_PER_30_DAYS: createLimitVariable(3),
  LIMIT_NEW_GUESTS_PER_HOUR: createLimitVariable(20),
  LIMIT_GUEST_CLAIMS_PER_HOUR: createLimitVariable(200),
  LIMIT_MAILS_TO_STRANGER_PER_HOUR: createLimitVariable(3),
  LIMIT_INVITATIONS_PER_DAY: createLimitVariable(20),
  LIMIT_CONNECTIONS: createLimitVariable(5_000),
  LIMIT_REQUESTS_AT_ONCE_PER_USER: createLimitVariable(12),
  LIMIT_REQUESTS_AT_ONCE_PER_ADDRESS: createLimitVariable(120),
});

/** Names of variables of earlier versions. They have no effect, and the server starts nevertheless. */
export const formerNames: readonly string[] = ['WORKERS', 'LIMIT_UPLOAD_BYTES_AT_ONCE', 'LIMIT_RESPONSE_BYTES_AT_ONCE'];

function createLimitVariable(defaultValue: number) {
  return createWholeNumberVariable({ min: 1, max: 1_000_000_000, defaultValue });
}

function createWholeNumberVariable({ min, max, defaultValue }: { min: number; max: number; defaultValue: number }) {
  const message = `must be a whole number from ${min} to ${max}`;
  return v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,10}$/, message),
      v.transform(Number),
      v.minValue(min, message),
      v.maxValue(max, message),
    ),
    String(defaultValue),
  );
}

function createHttpUrlVariable(defaultValue: string) {
  return v.optional(v.pipe(v.string(), v.check(isHttpUrl, 'must be an http:// or https:// URL')), defaultValue);
}
