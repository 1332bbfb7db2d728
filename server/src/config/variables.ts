import * as v from 'valibot';
import { identityVariables } from './accounts.ts';
import { databaseVariables } from './database.ts';
import { imageVariables } from './images.ts';
import { limitVariables } from './limits.ts';
import { linkPreviewVariables } from './link-previews.ts';
import { telemetryVariables } from './telemetry.ts';
import {
  isEmail,
  isHostNameOrAddress,
  isOrigin,
  createWholeNumberVariable,
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
  ...limitVariables,
});

/** Names of variables of earlier versions. They have no effect, and the server starts nevertheless. */
export const formerNames: readonly string[] = ['WORKERS', 'LIMIT_UPLOAD_BYTES_AT_ONCE', 'LIMIT_RESPONSE_BYTES_AT_ONCE'];

function createHttpUrlVariable(defaultValue: string) {
  return v.optional(v.pipe(v.string(), v.check(isHttpUrl, 'must be an http:// or https:// URL')), defaultValue);
}
