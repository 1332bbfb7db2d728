import { readConfig } from '../src/config/config.ts';
import type { Config } from '../src/config/config.ts';

/** The secret under which the signing keys of every test's database are encrypted. */
export const testSecret = 'a secret that every test shares, long enough';

/** The configuration of a test's server: the defaults, silent, with a fixed secret and no limits over time. */
export function testConfig(dataDir: string, env: Record<string, string> = {}): Config {
  return readConfig({
    DATA_DIR: dataDir,
    APP_SECRET: testSecret,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    PORT: '0',
    ...env,
  });
}
