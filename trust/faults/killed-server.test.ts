import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../../scripts/free-port.ts';
import { createDatabase } from '../../server/src/database/database.ts';
import { startEmbeddedPostgres } from '../../server/src/embedded-postgres/embedded-postgres.ts';
import { createTemporaryFolder } from '../../server/test/archives.ts';
import { createDatabaseUrl } from '../../server/test/database.ts';
import { assertInvariants } from '../../server/test/invariants.ts';
import { type ServerProcess, startServerProcess } from '../../server/test/server-process.ts';
import { chooseSeed, createRandomSource } from '../seed.ts';
import { chooseRunCount } from '../tier.ts';
import { countLostAndDoubledLists, runWithWriters, signUpWriters } from './writer.ts';

const killCount = chooseRunCount({ quick: 1, full: 20 });
const seed = chooseSeed();

test(`no acknowledged write is lost when the server is killed ${killCount} times (SEED=${seed})`, async () => {
  const dataDir = await createTemporaryFolder();
  const postgres = await startEmbeddedPostgres({ dataDir });
  const db = createDatabase(postgres.connection);
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: createDatabaseUrl(postgres),
    PORT: String(await findFreePort()),
    RATE_LIMITS: 'off',
    LIMIT_WISHLISTS_PER_USER: '1000000',
  };
  const random = createRandomSource(seed);
  let server: ServerProcess | undefined;
  onTestFinished(async () => {
    if (server) process.kill(server.pid, 'SIGKILL');
    await server?.exited;
    await db.close();
    await postgres.stop();
  });

  server = startServerProcess(env);
  const origin = await server.ready;
  const writers = await signUpWriters(origin);
  const results = await runWithWriters(origin, writers, async ({ acknowledged }) => {
    for (let killNumber = 0; killNumber < killCount; killNumber += 1) {
      const before = acknowledged.size;
      while (acknowledged.size === before) await sleep(5);
      await sleep(random() * 100);
      if (server) process.kill(server.pid, 'SIGKILL');
      await server?.exited;
      server = startServerProcess(env);
      await server.ready;
    }
  });

  expect(results.faults).toEqual([]);
  expect(results.dropped).toBeGreaterThan(0);
  expect(await countLostAndDoubledLists(db, results)).toEqual({ lost: 0, doubled: 0 });
  await assertInvariants({ db });
});
