import { join, resolve } from 'node:path';
import { readCommand } from '../server/src/admin/command.ts';
import { runCommand } from '../server/src/admin/run-command.ts';
import { withDatabase } from '../server/src/admin/with-database.ts';
import { type Config, isStartedByNpm, readConfig } from '../server/src/config.ts';
import { createLogger } from '../server/src/lifecycle/logger.ts';
import { startServer } from '../server/src/lifecycle/server.ts';
import { StartFailure } from '../server/src/lifecycle/start-failure.ts';
import { stopRequested } from '../server/src/lifecycle/stop-requests.ts';
import { root } from './checks/tool.ts';
import { password } from './demo/accounts.ts';
import { finishFolder, takeFolder } from './demo/folder.ts';
import { createWorld, guides } from './demo/world.ts';

/** Everybody knows the passwords: this machine alone may come in, and no other database is ever touched. */
const ownWays = {
  HOST: '127.0.0.1',
  PUBLIC_URL: undefined,
  TRUST_PROXY: undefined,
  DATABASE_URL: undefined,
  APP_SECRET: undefined,
  SUPERUSER_EMAILS: undefined,
  NODE_ENV: undefined,
};

async function promoteGuides(config: Config): Promise<void> {
  await withDatabase(config, async (db) => {
    const parts = { db, config, actor: 'npm run demo' };
    await runCommand(parts, readCommand(['promote', guides.superuser]));
    await runCommand(parts, readCommand(['promote', guides.staff, '--staff']));
  });
}

function introduce(address: string): void {
  console.log(`
The demo is ready: ${address}

  ${guides.owner.padEnd(20)} keeps wishlists, and has friends who want to give
  ${guides.giver.padEnd(20)} gives: some of those items are his to get
  ${guides.superuser.padEnd(20)} is a superuser
  ${guides.staff.padEnd(20)} is staff

Everybody's password is: ${password}`);
}

/** One life of the demo: made in its folder unless it is there already, and served until it is asked to stop. */
async function demonstrate(env: NodeJS.ProcessEnv): Promise<void> {
  const dataDir = resolve(env['DATA_DIR'] || join(root, 'data-demo'));
  const { isFinished } = await takeFolder(dataDir);
  const config = readConfig({ LOG_LEVEL: 'warn', ...env, ...ownWays, DATA_DIR: dataDir });
  const server = await startServer(config, createLogger(config));
  const ended = Promise.race([stopRequested(isStartedByNpm(env)), server.died]);
  const show = async (): Promise<void> => {
    if (!isFinished) {
      console.log('Ten people are moving in. This takes a moment, once.');
      await createWorld(server.address, () => promoteGuides(config));
      await finishFolder(dataDir);
    }
    introduce(server.address);
  };
  try {
    const death = await Promise.race([ended, show().then(() => ended)]);
    if (death !== undefined) throw new StartFailure(death);
  } finally {
    await server.stop();
  }
}

try {
  await demonstrate(process.env);
  process.exit(0);
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exit(1);
}
