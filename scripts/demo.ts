import { join, resolve } from 'node:path';
import { readCommand } from '../server/src/cli/admin/program.ts';
import { runCommand } from '../server/src/cli/admin/run-command.ts';
import { withDatabase } from '../server/src/cli/with-database.ts';
import { type Config, isStartedByNpm, readConfig } from '../server/src/config/config.ts';
import { createLogger } from '../server/src/process/logger.ts';
import { startServer } from '../server/src/process/server.ts';
import { StartFailure } from '../server/src/process/start-failure.ts';
import { stopRequested } from '../server/src/process/stop-requests.ts';
import { startOidcServer } from '../server/test/oidc-server.ts';
import { root } from './checks/tool.ts';
import { password } from './demo/accounts.ts';
import { finishFolder, takeFolder } from './demo/folder.ts';
import { createWorld, guides } from './demo/world.ts';

/** The passwords are public, so the server listens on loopback only and never uses another database. */
const overrides = {
  HOST: '127.0.0.1',
  PUBLIC_URL: undefined,
  TRUST_PROXY: undefined,
  DATABASE_URL: undefined,
  APP_SECRET: undefined,
  SUPERUSER_EMAILS: undefined,
  NODE_ENV: undefined,
  AUTH_PROVIDER: undefined,
  FIREBASE_PROJECT_ID: undefined,
  FIREBASE_AUTH_EMULATOR_HOST: undefined,
  REQUIRE_EMAIL_VERIFICATION: undefined,
  SMTP_URL: undefined,
  // All ten sign-ups come from one IP address.
  LIMIT_SIGN_UPS_PER_10_MINUTES: '1000',
};

/** Grants the two roles and marks all e-mail addresses as verified. */
async function promoteGuides(config: Config): Promise<void> {
  await withDatabase(config, async (db) => {
    const parts = { db, config, actor: 'npm run demo' };
    await runCommand(parts, readCommand(['promote', guides.superuser]));
    await runCommand(parts, readCommand(['promote', guides.staff, '--staff']));
    await db.pool.query('update auth."user" set "emailVerified" = true');
  });
}

function introduce(address: string, dataDir: string): void {
  console.log(`
The demo is ready: ${address}

  ${guides.owner.padEnd(20)} keeps wishlists, and has friends who want to give
  ${guides.giver.padEnd(20)} gives: some of those items are his to get
  ${guides.superuser.padEnd(20)} is a superuser
  ${guides.staff.padEnd(20)} is staff

Everybody's password is: ${password}
"Continue with Google" leads to a stand-in on this machine: any e-mail address, any password.
Mails become files in ${join(dataDir, 'mail')}`);
}

/** Creates the demo in its folder unless it exists, and serves it until a stop is requested. */
async function demonstrate(env: NodeJS.ProcessEnv): Promise<void> {
  const dataDir = resolve(env['DATA_DIR'] || join(root, 'data-demo'));
  const { isFinished } = await takeFolder(dataDir);
  const issuer = await startOidcServer();
  const settings = { LOG_LEVEL: 'warn', ...env, ...overrides, ...issuer.environment, DATA_DIR: dataDir, WORKERS: '1' };
  const config = readConfig(settings);
  const server = await startServer(config, createLogger(config));
  const ended = Promise.race([stopRequested({ underNpm: isStartedByNpm(env), bySighup: true }), server.died]);
  const show = async (): Promise<void> => {
    if (!isFinished) {
      console.log('Ten people are moving in. This takes a moment, once.');
      await createWorld(server.address, () => promoteGuides(config));
      await finishFolder(dataDir);
    }
    introduce(server.address, dataDir);
  };
  try {
    const death = await Promise.race([ended, show().then(() => ended)]);
    if (death !== undefined) throw new StartFailure(death);
  } finally {
    await server.stop();
    await issuer.close();
  }
}

try {
  await demonstrate(process.env);
  process.exit(0);
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exit(1);
}
