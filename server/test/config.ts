import { type Config, ConfigError, readConfig } from '../src/config/config.ts';

/** `APP_SECRET` of all test servers. It encrypts the signing keys in the database. */
export const testAppSecret = 'a secret that every test shares, long enough';

/**
 * Returns the configuration of a test server: default settings, no log, a fixed secret, long
 * timeouts and no rate limits.
 */
export function createTestConfig(dataDir: string, env: Record<string, string> = {}): Config {
  return readConfig({
    DATA_DIR: dataDir,
    APP_SECRET: testAppSecret,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    PORT: '0',
    TIMEOUT_FACTOR: '10',
    ...env,
  });
}

/** Returns the messages of the `ConfigError` for the given settings, or none if the settings are valid. */
export function listConfigProblems(env: NodeJS.ProcessEnv): string[] {
  try {
    readConfig({ DATA_DIR: '/tmp', APP_SECRET: testAppSecret, ...env });
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
  return [];
}
