/**
 * Proves that a lost primary costs no acknowledged write: two processes of the product write through HAProxy while the primary
 * is lost, five times.
 * Usage: npm run ops:failover [-- --asynchronous] [--rounds=5] [--mishap=lost|crash|hang|switch|store]
 * With `--asynchronous` it is the control, which must lose writes. Exit code 0 when it is as it must be.
 */
import { createDatabase } from '../server/src/database/database.ts';
import { backgroundTimeouts } from '../server/src/database/session-settings.ts';
import { brokenInvariants } from '../server/test/invariants.ts';
import { startCluster } from './ha/cluster.ts';
import { readWishes, untilDone } from './ha/command.ts';
import { mishaps } from './ha/mishaps.ts';
import { makePairs, startProducts } from './ha/products.ts';
import { findPrograms } from './ha/programs.ts';
import { judge, tableOf } from './ha/report.ts';
import { type Round, suffer } from './ha/round.ts';

const processes = 2;
const pairsOfWriters = 8;

await untilDone(async (undo) => {
  const wishes = readWishes(process.argv.slice(2));
  const mishap = mishaps[wishes.mishap];
  const programs = await findPrograms(process.env['PATH'] ?? '');
  console.log(`Starting the cluster, with ${wishes.synchronous ? '' : 'a'}synchronous replication…`);
  const cluster = await startCluster(programs, wishes.synchronous, undo);
  const origins = await startProducts(cluster.primaryUrl, processes, undo);
  const pairs = await makePairs(origins[0] ?? '', pairsOfWriters);
  const db = createDatabase({ ...backgroundTimeouts, connectionString: cluster.superuserUrl, max: 1 });
  undo.defer(() => db.close());
  const rounds: Round[] = [];
  while (rounds.length < wishes.rounds) {
    console.log(`Round ${rounds.length + 1} of ${wishes.rounds}, under load: ${mishap.what}…`);
    rounds.push(await suffer(mishap, { cluster, origins, pairs, db }));
  }
  const verdict = judge(rounds, wishes.synchronous, await brokenInvariants({ db }));
  console.log(`\n${tableOf(rounds)}\n\n${verdict.sentence}`);
  if (!verdict.passed) process.exitCode = 1;
});
