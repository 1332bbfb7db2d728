import { resolve } from 'node:path';
import { type InferOutput, safeParse } from 'valibot';
import { StartFailure } from '../process/start-failure.ts';
import { type AuthSettings, findIdentitySettingContradictions, type MailSettings, toAuthSettings } from './accounts.ts';
import { loadAppSecret } from './app-secret.ts';
import { findImageSettingContradictions, type S3Settings, toS3Settings } from './images.ts';
import {
  type ProcessLimits,
  type Quotas,
  type RateLimits,
  readLimitsPerProcess,
  readQuotas,
  readRateLimits,
} from './limits.ts';
import type { LinkPreviewSettings } from './link-previews.ts';
import { readServiceManagerSettings, type ServiceManagerSettings } from './service-manager.ts';
import {
  findTelemetrySettingContradictions,
  type MetricsSettings,
  toMetricsSettings,
  toTraceSettings,
  type TraceSettings,
} from './telemetry.ts';
import { isLoopbackHost, listUnmetConditionMessages } from './values.ts';
import { EnvironmentVariablesSchema, ignoredEnvVariableNames } from './variables.ts';

/** All settings of the operator, read once from the environment; see `.env.example` for each variable. */
export interface Config {
  production: boolean;
  /**
   * Whether responses contain the header `Server-Timing`: only in development, and only if no other machine
   * can reach the server.
   */
  serverTiming: boolean;
  host: string;
  port: number;
  /**
   * Factor that multiplies the timeouts of rendering and of requests that wait for the database. Above 1 on a
   * slow machine.
   */
  timeoutFactor: number;
  /**
   * The only public origin of the server, without a trailing slash. If undefined, the server accepts requests
   * with any loopback host name.
   */
  publicUrl: URL | undefined;
  /** Whether only this machine can reach the server. */
  loopbackOnly: boolean;
  /** Value of Fastify's option `trustProxy`: false, true, the number of proxies, or their IP addresses. */
  trustProxy: boolean | number | string;
  dataDir: string;
  /** PostgreSQL connection URL. If undefined, the server runs the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined;
  /**
   * Absolute path of the folder with PostgreSQL's programs. If undefined, the server uses the programs in the
   * npm package.
   */
  postgresBin: string | undefined;
  /** S3 bucket for images. If undefined, images are stored in `dataDir`. */
  s3: S3Settings | undefined;
  linkPreviews: LinkPreviewSettings;
  /**
   * Whether the server accepts a PostgreSQL whose setting `fsync` is off. Such a database can lose data in a
   * crash.
   */
  allowUnsafeDatabase: boolean;
  /**
   * Secret of at least 32 characters. The server derives from it the keys that sign image URLs and encrypt
   * stored secrets.
   */
  appSecret: string;
  /** E-mail addresses of the superusers, in lower case. */
  superuserEmails: readonly string[];
  auth: AuthSettings;
  /** Who can create an account: everybody, only people with an invitation, or nobody. */
  signUp: 'open' | 'invited' | 'closed';
  mail: MailSettings;
  owner: InstallationOperator;
  /**
   * Whether the service worker caches the app's pages for use without a network. The cache has no personal
   * data.
   */
  offlineShell: boolean;
  quotas: Quotas;
  rates: RateLimits;
  processLimits: ProcessLimits;
  /** Settings of metrics. If undefined, the server offers no metrics. */
  metrics: MetricsSettings | undefined;
  /** Settings of traces. If undefined, the server exports no traces. */
  traces: TraceSettings | undefined;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  serviceManager: ServiceManagerSettings;
  /** Names of environment variables that are set, but have no effect any more. */
  formerSettings: readonly string[];
}

/** Person who runs this installation. The app shows the person on /about and in the footer. */
export interface InstallationOperator {
  name: string;
  email: string;
  codeProfileUrl: string;
  networkProfileUrl: string;
}

/**
 * Thrown for invalid environment variables. The message has one line per problem; each line begins with the
 * variable's name.
 */
export class ConfigError extends StartFailure {}

type EnvironmentValues = InferOutput<typeof EnvironmentVariablesSchema>;

/**
 * Reads and validates the environment variables. An empty variable counts as unset. If `APP_SECRET` is unset,
 * reads or creates a secret in the data folder. Throws `ConfigError`.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const variables: Record<string, string | undefined> = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const { success, output, issues } = safeParse(EnvironmentVariablesSchema, variables);
  const messages = [
    ...(issues ?? []).map((issue) => `${String(issue.path?.[0]?.key)} ${issue.message}.`),
    ...findUnknownLimits(variables),
    ...(success ? findContradictions(output) : []),
  ];
  if (!success || messages.length > 0) throw new ConfigError([...new Set(messages)].join('\n'));
  return toConfig(output, variables);
}

export function isProcessStartedByNpm(env: NodeJS.ProcessEnv): boolean {
  return env['npm_lifecycle_event'] !== undefined;
}

function findUnknownLimits(variables: Record<string, unknown>): string[] {
  const knownNames = new Set([...Object.keys(EnvironmentVariablesSchema.entries), ...ignoredEnvVariableNames]);
  const unknownNames = Object.keys(variables).filter((name) => name.startsWith('LIMIT_') && !knownNames.has(name));
  return unknownNames.map((name) => `${name} is not the name of a limit: see .env.example.`);
}

function findContradictions(values: EnvironmentValues): string[] {
  const production = values.NODE_ENV === 'production';
  const hasUrl = values.DATABASE_URL !== undefined;
  return [
    ...listUnmetConditionMessages([
      [
        !production || !hasUrl || values.APP_SECRET !== undefined,
        'APP_SECRET must be set when NODE_ENV is production and DATABASE_URL is set, the same for every process.',
      ],
      [
        !hasUrl || values.POSTGRES_BIN === undefined,
        'POSTGRES_BIN has no effect with DATABASE_URL, which names a running server.',
      ],
    ]),
    ...findIdentitySettingContradictions(values, { production, loopbackOnly: isLoopbackOnly(values) }),
    ...findImageSettingContradictions(values, values.PUBLIC_URL),
    ...findTelemetrySettingContradictions(values, values.PORT),
  ];
}

function toConfig(values: EnvironmentValues, variables: Record<string, string | undefined>): Config {
  const dataDir = resolve(values.DATA_DIR);
  return {
    production: values.NODE_ENV === 'production',
    serverTiming: values.NODE_ENV === 'development' && isLoopbackOnly(values),
    host: values.HOST,
    port: values.PORT,
    timeoutFactor: values.TIMEOUT_FACTOR,
    publicUrl: values.PUBLIC_URL,
    loopbackOnly: isLoopbackOnly(values),
    trustProxy: values.TRUST_PROXY,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    postgresBin: values.POSTGRES_BIN,
    s3: toS3Settings(values),
    linkPreviews: {
      isOn: values.LINK_PREVIEWS === 'on',
      allowedHosts: values.LINK_PREVIEW_ALLOW,
      proxy: values.LINK_PROXY,
    },
    allowUnsafeDatabase: values.ALLOW_UNSAFE_DATABASE === 'yes',
    appSecret: values.APP_SECRET ?? loadSecretOrConfigError(dataDir),
    superuserEmails: values.SUPERUSER_EMAILS,
    auth: toAuthSettings(values),
    signUp: values.SIGN_UP,
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM },
    offlineShell: values.OFFLINE_SHELL === 'on',
    owner: {
      name: values.OWNER_NAME,
      email: values.OWNER_EMAIL,
      codeProfileUrl: values.CODE_PROFILE_URL,
      networkProfileUrl: values.NETWORK_PROFILE_URL,
    },
    quotas: readQuotas(values),
    rates: readRateLimits(values, values.RATE_LIMITS === 'on'),
    processLimits: readLimitsPerProcess(values),
    metrics: toMetricsSettings(values),
    traces: toTraceSettings(values),
    logLevel: values.LOG_LEVEL,
    serviceManager: readServiceManagerSettings(variables),
    formerSettings: ignoredEnvVariableNames.filter((name) => name in variables),
  };
}

/**
 * Returns whether only this machine can reach the server. Returns false if PUBLIC_URL has a public host
 * name or TRUST_PROXY is set, because a proxy can then forward requests of other machines.
 */
function isLoopbackOnly({ HOST, PUBLIC_URL, TRUST_PROXY }: EnvironmentValues): boolean {
  const publicHost = PUBLIC_URL?.hostname ?? 'localhost';
  return TRUST_PROXY === false && isLoopbackHost(HOST) && isLoopbackHost(publicHost);
}

function loadSecretOrConfigError(dataDir: string): string {
  try {
    return loadAppSecret(dataDir);
  } catch (error) {
    throw new ConfigError(`DATA_DIR must be a folder this user can write to (${dataDir}).`, { cause: error });
  }
}
