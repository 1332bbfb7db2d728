import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '../../server/src/database/database.ts';
import { startEmbeddedPostgres } from '../../server/src/embedded-postgres/embedded-postgres.ts';
import { findFreePort } from '../../scripts/free-port.ts';
import { newFolder } from '../../server/test/archives.ts';
import { urlOf } from '../../server/test/database.ts';
import { assertInvariants } from '../../server/test/invariants.ts';
import { buildWebApp, type ServerProcess, startServerProcess } from '../../server/test/server-process.ts';
import { makeAccounts } from '../accounts.ts';
import { keepFigures } from '../figures.ts';
import { chooseSeed, createDice } from '../seed.ts';
import { howMany } from '../tier.ts';
import { findLosses } from './losses.ts';
import { underWriters } from './writer.ts';

const kills = howMany({ quick: 3, full: 1_000 });
const writers = 16;
const seed = chooseSeed();

beforeAll(buildWebApp);

test(`a server killed ${kills} times under ${writers} writers has lost nothing it acknowledged (SEED=${seed})`, async () => {
  const dataDir = await newFolder();
  const postgres = await startEmbeddedPostgres({ dataDir });
  const db = createDatabase(postgres.connection);
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: urlOf(postgres),
    PORT: String(await findFreePort()),
    RATE_LIMITS: 'off',
    LIMIT_WISHLISTS_PER_USER: '1000000',
  };
  const dice = createDice(seed);
  let server: ServerProcess | undefined;
  onTestFinished(async () => {
    if (server) process.kill(server.pid, 'SIGKILL');
    await server?.exited;
    await db.close();
    await postgres.stop();
  });

  server = startServerProcess(env);
  const address = await server.ready;
  const accounts = await makeAccounts(address, writers);
  const ledger = await underWriters(address, accounts, async ({ acknowledged }) => {
    for (let killed = 0; killed < kills; killed += 1) {
      const before = acknowledged.size;
      // In the middle of work, and never twice at the same point of it.
      while (acknowledged.size === before) await sleep(5);
      await sleep(dice() * 100);
      if (server) process.kill(server.pid, 'SIGKILL');
      await server?.exited;
      server = startServerProcess(env);
      await server.ready;
    }
  });

  expect(ledger.faults).toEqual([]);
  expect(ledger.dropped).toBeGreaterThan(0);
  const losses = await findLosses(db, ledger);
  expect(losses).toEqual({ lost: 0, doubled: 0 });
  await assertInvariants({ db });
  const acknowledged = ledger.acknowledged.size;
  await keepFigures({
    suite: 'faults: server killed',
    counts: { kills, acknowledged, dropped: ledger.dropped, ...losses },
    seed,
  });
});
