import { resolve } from 'node:path';
import { type InferOutput, safeParse } from 'valibot';
import { loadAppSecret } from './app-secret.ts';
import {
  type AuthSettings,
  findIdentityContradictions,
  type MailSettings,
  toAuthSettings,
  toMailSettings,
} from './accounts.ts';
import { findDatabaseContradictions } from './database.ts';
import { findProcessLimitContradictions, type ProcessLimits, toProcessLimits } from './process-limits.ts';
import { findImageContradictions, type S3Settings, toS3Settings } from './images.ts';
import {
  findTelemetryContradictions,
  type MetricsSettings,
  toMetricsSettings,
  toTraceSettings,
  type TraceSettings,
} from './telemetry.ts';
import { isLoopback } from './values.ts';
import { Variables } from './variables.ts';
import { StartFailure } from '../process/start-failure.ts';

/** Everything an operator may set, read once from the environment; see `.env.example` for each variable. */
export interface Config {
  production: boolean;
  /** Whether answers say how long they took: in development, on a machine that nobody else reaches. */
  serverTiming: boolean;
  host: string;
  port: number;
  /** Processes that serve, behind one socket; 1: this one alone. */
  workers: number;
  /** The one public origin, without a trailing slash; undefined lets any loopback name in. */
  publicUrl: URL | undefined;
  /** Whether the installation can be reached from this machine alone. */
  loopbackOnly: boolean;
  /** Fastify's `trustProxy`: false, true, hop count or addresses. */
  trustProxy: boolean | number | string;
  /** Absolute. */
  dataDir: string;
  /** Undefined: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined;
  /** The absolute path of the programs to use instead of the embedded ones; undefined: the embedded ones. */
  postgresBin: string | undefined;
  /** A replica of `databaseUrl` that answers reads; undefined: there is none. */
  databaseReadUrl: string | undefined;
  /** Undefined: pictures lie in `dataDir`. */
  s3: S3Settings | undefined;
  /** Whether to start on a database that syncs nothing to disk. */
  allowUnsafeDatabase: boolean;
  /** At least 32 characters; signs pictures and protects the identity provider's keys. */
  appSecret: string;
  /** Lower case. */
  superuserEmails: readonly string[];
  auth: AuthSettings;
  mail: MailSettings;
  owner: Owner;
  /** Whether browsers keep the app's pages, without anybody's data, for the next visit. */
  offlineShell: boolean;
  quotas: Quotas;
  rates: Rates;
  processLimits: ProcessLimits;
  /** Undefined: there are none. */
  metrics: MetricsSettings | undefined;
  /** Undefined: none are made. */
  traces: TraceSettings | undefined;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

/** Who signs the story on /about and stands in the footer. */
export interface Owner {
  name: string;
  email: string;
  codeProfileUrl: string;
  networkProfileUrl: string;
}

/** How much one person may keep; beyond it a call answers 409. */
export interface Quotas {
  wishlistsPerUser: number;
  itemsPerList: number;
  friendsPerUser: number;
  /** Friend requests that one person has sent and nobody has answered. */
  pendingRequestsPerUser: number;
  /** People that one person's private lists are shared with, counted once for each list. */
  sharesPerUser: number;
  /** Bytes of UTF-8: names, descriptions and URLs of one list's items together. */
  textPerList: number;
  /** Bytes of UTF-8: titles and descriptions of one person's lists together. */
  textOfWishlists: number;
  /** Bytes of one uploaded picture. */
  imageBytes: number;
  /** Width times height of one uploaded picture. */
  imagePixels: number;
}

/** How often something may happen; beyond it a call answers 429. `enforced` is false under `RATE_LIMITS=off`. */
export interface Rates {
  enforced: boolean;
  anonymousCallsPerMinute: number;
  userCallsPerMinute: number;
  signUpsPer10Minutes: number;
  resetRequestsPer10Minutes: number;
  resetMailsPerHour: number;
  failedSignInsPerMinutePerAddress: number;
  /** Locks the account for a minute, whatever `RATE_LIMITS` says. */
  failedSignInsPerMinutePerAccount: number;
  uploadsPerHour: number;
  friendRequestsPerHour: number;
  bugReportsPerHour: number;
  requestsToOnePersonPer30Days: number;
}

/** Says every problem of the environment, one a line, each beginning with its variable. */
export class ConfigError extends StartFailure {}

type Values = InferOutput<typeof Variables>;

/**
 * Reads and judges the whole environment; an empty variable counts as unset. Without `APP_SECRET` makes one and keeps it in
 * the data folder. Throws `ConfigError`.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const { success, output, issues } = safeParse(Variables, given);
  const problems = [
    ...(issues ?? []).map((issue) => `${String(issue.path?.[0]?.key)} ${issue.message}.`),
    ...findUnknownLimits(given),
    ...(success ? findContradictions(output) : []),
  ];
  if (!success || problems.length > 0) throw new ConfigError([...new Set(problems)].join('\n'));
  return toConfig(output);
}

/** Whether npm started this process by one of the package's scripts. */
export function isStartedByNpm(env: NodeJS.ProcessEnv): boolean {
  return env['npm_lifecycle_event'] !== undefined;
}

function findUnknownLimits(given: Record<string, unknown>): string[] {
  const unknown = Object.keys(given).filter((name) => name.startsWith('LIMIT_') && !(name in Variables.entries));
  return unknown.map((name) => `${name} is not the name of a limit: see .env.example.`);
}

function findContradictions(values: Values): string[] {
  const production = values.NODE_ENV === 'production';
  const problems = [
    ...findIdentityContradictions(values, { production, loopbackOnly: isLoopbackOnly(values) }),
    ...findDatabaseContradictions(values),
    ...findImageContradictions(values, values.PUBLIC_URL),
    ...findTelemetryContradictions(values, values.PORT),
    ...findProcessLimitContradictions(values),
  ];
  if (!production || values.DATABASE_URL === undefined || values.APP_SECRET !== undefined) return problems;
  const missing =
    'APP_SECRET must be set when NODE_ENV is production and DATABASE_URL is set, the same for every process.';
  return [missing, ...problems];
}

function toConfig(values: Values): Config {
  const dataDir = resolve(values.DATA_DIR);
  return {
    production: values.NODE_ENV === 'production',
    serverTiming: values.NODE_ENV === 'development' && isLoopbackOnly(values),
    host: values.HOST,
    port: values.PORT,
    workers: values.WORKERS,
    publicUrl: values.PUBLIC_URL,
    loopbackOnly: isLoopbackOnly(values),
    trustProxy: values.TRUST_PROXY,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    postgresBin: values.POSTGRES_BIN,
    databaseReadUrl: values.DATABASE_READ_URL,
    s3: toS3Settings(values),
    allowUnsafeDatabase: values.ALLOW_UNSAFE_DATABASE === 'yes',
    appSecret: values.APP_SECRET ?? loadSecret(dataDir),
    superuserEmails: values.SUPERUSER_EMAILS,
    auth: toAuthSettings(values),
    mail: toMailSettings(values),
    offlineShell: values.OFFLINE_SHELL === 'on',
    owner: {
      name: values.OWNER_NAME,
      email: values.OWNER_EMAIL,
      codeProfileUrl: values.CODE_PROFILE_URL,
      networkProfileUrl: values.NETWORK_PROFILE_URL,
    },
    quotas: toQuotas(values),
    rates: toRates(values),
    processLimits: toProcessLimits(values),
    metrics: toMetricsSettings(values),
    traces: toTraceSettings(values),
    logLevel: values.LOG_LEVEL,
  };
}

function toQuotas(values: Values): Quotas {
  return {
    wishlistsPerUser: values.LIMIT_WISHLISTS_PER_USER,
    itemsPerList: values.LIMIT_ITEMS_PER_LIST,
    friendsPerUser: values.LIMIT_FRIENDS_PER_USER,
    pendingRequestsPerUser: values.LIMIT_PENDING_REQUESTS_PER_USER,
    sharesPerUser: values.LIMIT_SHARES_PER_USER,
    textPerList: values.LIMIT_TEXT_PER_LIST,
    textOfWishlists: values.LIMIT_TEXT_OF_WISHLISTS,
    imageBytes: values.LIMIT_IMAGE_BYTES,
    imagePixels: values.LIMIT_IMAGE_PIXELS,
  };
}

function toRates(values: Values): Rates {
  return {
    enforced: values.RATE_LIMITS === 'on',
    anonymousCallsPerMinute: values.LIMIT_ANONYMOUS_CALLS_PER_MINUTE,
    userCallsPerMinute: values.LIMIT_USER_CALLS_PER_MINUTE,
    signUpsPer10Minutes: values.LIMIT_SIGN_UPS_PER_10_MINUTES,
    resetRequestsPer10Minutes: values.LIMIT_RESET_REQUESTS_PER_10_MINUTES,
    resetMailsPerHour: values.LIMIT_RESET_MAILS_PER_HOUR,
    failedSignInsPerMinutePerAddress: values.LIMIT_FAILED_SIGN_INS_PER_MINUTE_PER_ADDRESS,
    failedSignInsPerMinutePerAccount: values.LIMIT_FAILED_SIGN_INS_PER_MINUTE_PER_ACCOUNT,
    uploadsPerHour: values.LIMIT_UPLOADS_PER_HOUR,
    friendRequestsPerHour: values.LIMIT_FRIEND_REQUESTS_PER_HOUR,
    bugReportsPerHour: values.LIMIT_BUG_REPORTS_PER_HOUR,
    requestsToOnePersonPer30Days: values.LIMIT_REQUESTS_TO_ONE_PERSON_PER_30_DAYS,
  };
}

/** A proxy in front, announced by a public name or by trust in its headers, means strangers. */
function isLoopbackOnly({ HOST, PUBLIC_URL, TRUST_PROXY }: Values): boolean {
  const publicHost = PUBLIC_URL?.hostname ?? 'localhost';
  return TRUST_PROXY === false && isLoopback(HOST) && isLoopback(publicHost);
}

function loadSecret(dataDir: string): string {
  try {
    return loadAppSecret(dataDir);
  } catch (error) {
    throw new ConfigError(`DATA_DIR must be a folder this user can write to (${dataDir}).`, { cause: error });
  }
}
