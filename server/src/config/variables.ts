import { isAbsolute } from 'node:path';
import * as v from 'valibot';
import { identityEnvVariableSchemas } from './accounts.ts';
import { imageEnvVariableSchemas } from './images.ts';
import { limitEnvVariableSchemas } from './limits.ts';
import { linkPreviewEnvVariableSchemas } from './link-previews.ts';
import { telemetryEnvVariableSchemas } from './telemetry.ts';
import {
  isEmail,
  isHostNameOrAddress,
  isOrigin,
  createChoiceSchema,
  createWholeNumberSchema,
  HttpUrlStringSchema,
  isDatabaseUrl,
  isTrustProxyValue,
  splitLowercaseList,
  readTrustProxy,
} from './values.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const trustProxyMessage = 'must be false, true, a number of proxies, or addresses separated by commas';

/**
 * Schema of all environment variables; see `.env.example`. The error texts in this file have no subject,
 * because each follows the name of its variable.
 */
export const EnvironmentVariablesSchema = v.object({
  NODE_ENV: v.optional(v.string(), ''),
  HOST: v.optional(
    v.pipe(v.string(), v.check(isHostNameOrAddress, 'must be a host name or an IP address')),
    '127.0.0.1',
  ),
  PORT: v.optional(createWholeNumberSchema(0, 65_535), '3000'),
  TIMEOUT_FACTOR: v.optional(createWholeNumberSchema(1, 100), '1'),
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
  DATABASE_URL: v.optional(v.pipe(v.string(), v.check(isDatabaseUrl, 'must begin with postgres:// or postgresql://'))),
  POSTGRES_BIN: v.optional(v.pipe(v.string(), v.check(isAbsolute, 'must be the absolute path of a folder'))),
  ALLOW_UNSAFE_DATABASE: createChoiceSchema('yes', 'no', 'no'),
  ...imageEnvVariableSchemas,
  ...linkPreviewEnvVariableSchemas,
  APP_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  SUPERUSER_EMAILS: v.optional(
    v.pipe(
      v.string(),
      v.transform(splitLowercaseList),
      v.everyItem(isEmail, 'must be e-mail addresses separated by commas'),
    ),
    '',
  ),
  ...identityEnvVariableSchemas,
  OWNER_NAME: v.optional(v.pipe(v.string(), v.maxLength(200, 'must have at most 200 characters')), 'Robin Hale'),
  OWNER_EMAIL: v.optional(v.pipe(v.string(), v.check(isEmail, 'must be an e-mail address')), 'hello@wishwell.example'),
  CODE_PROFILE_URL: v.optional(HttpUrlStringSchema, 'https://github.com/'),
  NETWORK_PROFILE_URL: v.optional(HttpUrlStringSchema, 'https://www.linkedin.com/'),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
  ...telemetryEnvVariableSchemas,
  SIGN_UP: v.optional(v.picklist(['open', 'invited', 'closed'], 'must be open, invited or closed'), 'open'),
  OFFLINE_SHELL: createChoiceSchema('on', 'off', 'on'),
  RATE_LIMITS: createChoiceSchema('on', 'off', 'on'),
  ...limitEnvVariableSchemas,
});

/** Names of environment variables that only earlier versions used. The server ignores them. */
export const ignoredEnvVariableNames: readonly string[] = [
  'WORKERS',
  'LIMIT_UPLOAD_BYTES_AT_ONCE',
  'LIMIT_RESPONSE_BYTES_AT_ONCE',
];
