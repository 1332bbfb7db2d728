/**
 * Starts three nodes of PostgreSQL under Patroni, with etcd and HAProxy, on loopback addresses, and keeps them until Ctrl-C.
 * Usage: npm run ops:cluster [-- --asynchronous]
 */
import { startCluster } from './ha/cluster.ts';
import { readWishes, untilDone } from './ha/command.ts';
import { findPrograms } from './ha/programs.ts';

await untilDone(async (undo) => {
  const { synchronous } = readWishes(process.argv.slice(2));
  const programs = await findPrograms(process.env['PATH'] ?? '');
  console.log('Starting three nodes of PostgreSQL under Patroni, etcd and HAProxy…');
  const cluster = await startCluster(programs, synchronous, undo);
  console.log(`They are ready, with ${synchronous ? '' : 'a'}synchronous replication. Start Wishwell in another terminal:

    DATABASE_URL=${cluster.primaryUrl} npm start

Replicas answer at     ${cluster.replicasUrl}
PostgreSQL's superuser ${cluster.superuserUrl}
Configuration and logs ${cluster.folder}
What Patroni sees      patronictl -c ${cluster.nodes[0]?.plan.folder}/patroni.yml list

Ctrl-C stops and removes everything.`);
  await new Promise(() => {
    // A signal ends this, and a promise alone keeps no process alive.
    setInterval(() => {}, 3_600_000);
  });
});
