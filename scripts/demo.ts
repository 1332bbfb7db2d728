import { join, resolve } from 'node:path';
import { parseAdminCommand } from '../server/src/cli/admin/program.ts';
import { runAndReportFailure } from '../server/src/cli/operator-command.ts';
import { runWithDatabase } from '../server/src/cli/run-with-database.ts';
import { type Config, isProcessStartedByNpm, readConfig } from '../server/src/config/config.ts';
import { createLogger } from '../server/src/process/logger.ts';
import { startServer } from '../server/src/process/server.ts';
import { StartFailure } from '../server/src/process/start-failure.ts';
import { waitForStopRequest } from '../server/src/process/stop-requests.ts';
import { startOidcServer } from '../server/test/oidc-server.ts';
import { repositoryRoot } from './checks/tool.ts';
import { markDemoDataComplete, prepareDemoFolder } from './demo/folder.ts';
import { createDemoData, demoEmails, demoPassword } from './demo/world.ts';

/**
 * Environment variables of the demo. The passwords of the demo accounts are public. Therefore the server
 * listens only on loopback and uses a separate database.
 */
const demoSettings = {
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
  // Sets a high limit for sign-ups, because all demo people sign up at once from one IP address.
  LIMIT_SIGN_UPS_PER_10_MINUTES: '1000',
};

/**
 * Gives one demo account the role superuser, and another one the role staff. Marks the e-mail addresses of
 * all accounts as verified.
 */
async function promoteDemoAccounts(config: Config): Promise<void> {
  await runWithDatabase(config, async (db) => {
    const parts = { db, config, actor: 'npm run demo' };
    await parseAdminCommand(['promote', demoEmails.superuser])(parts);
    await parseAdminCommand(['promote', demoEmails.staff, '--staff'])(parts);
    await db.pool.query('update auth."user" set "emailVerified" = true');
  });
}

function printDemoGuide(url: string, dataDir: string): void {
  console.log(`
The demo is ready: ${url}

  ${demoEmails.owner.padEnd(20)} has wishlists and friends
  ${demoEmails.giver.padEnd(20)} has claimed some of those items
  ${demoEmails.superuser.padEnd(20)} is a superuser
  ${demoEmails.staff.padEnd(20)} is staff

Password of all accounts: ${demoPassword}
"Continue with Google" opens a local test provider: any e-mail address, any password.
Mails are written to files in ${join(dataDir, 'mail')}`);
}

/** Runs the server with the demo data until a signal stops it. Creates the demo data at the first start. */
async function runDemo(env: NodeJS.ProcessEnv): Promise<void> {
  const dataDir = resolve(env['DATA_DIR'] || join(repositoryRoot, 'data-demo'));
  const { isFinished } = await prepareDemoFolder(dataDir);
  const issuer = await startOidcServer();
  const config = readConfig({ LOG_LEVEL: 'warn', ...env, ...demoSettings, ...issuer.environment, DATA_DIR: dataDir });
  const server = await startServer(config, createLogger(config));
  const ended = Promise.race([waitForStopRequest(isProcessStartedByNpm(env)), server.died]);
  const createAndPrint = async (): Promise<void> => {
    if (!isFinished) {
      console.log('Creating ten people with their lists. This takes a moment, once.');
      await createDemoData(server.url, () => promoteDemoAccounts(config));
      await markDemoDataComplete(dataDir);
    }
    printDemoGuide(server.url, dataDir);
  };
  try {
    const failure = await Promise.race([ended, createAndPrint().then(() => ended)]);
    if (failure !== undefined) throw new StartFailure(failure);
  } finally {
    await server.stop();
    await issuer.close();
  }
}

await runAndReportFailure(() => runDemo(process.env));
process.exit();
