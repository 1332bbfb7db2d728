/**
 * Runs a cluster of three PostgreSQL nodes with Patroni, etcd and HAProxy on loopback IP addresses, until
 * Ctrl-C stops it. Usage: npm run ops:cluster [-- --asynchronous]
 */
import { requirePackages, startCluster } from './patroni/start-cluster.ts';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

requirePackages();
console.log('Starting etcd, three nodes of PostgreSQL under Patroni, and HAProxy…');
const { folder, primaryUrl, replicasUrl } = await startCluster(!process.argv.includes('--asynchronous'));
console.log(`Ready. Start Wishwell in another terminal:

    DATABASE_URL=${primaryUrl} npm start

Replicas                ${replicasUrl}
Configuration and logs  ${folder}
State                   patronictl -c ${folder}/node1/patroni.yml list

Ctrl-C stops and removes everything.`);
setInterval(() => {}, 3_600_000);
