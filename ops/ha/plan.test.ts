import { expect, test } from 'vitest';
import { type ClusterPlan, etcdConfig, haproxyConfig, nodeHosts, patroniConfig } from './plan.ts';

const planOf = (synchronous: boolean): ClusterPlan => ({
  folder: '/srv/cluster',
  bin: '/usr/lib/postgresql/15/bin',
  synchronous,
  nodes: nodeHosts.map((host, at) => ({
    name: `node${at + 1}`,
    folder: `/srv/cluster/node${at + 1}`,
    postgres: { host, port: 5_432 },
    rest: { host, port: 8_008 },
  })),
  etcd: { client: { host: '127.0.0.1', port: 2_379 }, peer: { host: '127.0.0.1', port: 2_380 } },
  doors: { primary: { host: '127.0.0.1', port: 5_000 }, replicas: { host: '127.0.0.1', port: 5_001 } },
  passwords: { superuser: 'one', replication: 'two', rewind: 'three', wishwell: 'four' },
});

/** The lines of a text that hold one of the words, without what stands around them. */
const linesWith = (text: string, ...words: string[]): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !line.startsWith('#') && words.some((word) => line.includes(word)));

const patroniOf = async (synchronous: boolean, at: number): Promise<string> => {
  const plan = planOf(synchronous);
  const node = plan.nodes[at];
  return node ? patroniConfig(plan, node) : '';
};

test('each node is told its own addresses and folder, and where etcd is', async () => {
  const text = await patroniOf(true, 1);
  expect(linesWith(text, '127.0.0.1', '/srv', '/usr')).toEqual([
    'listen: 127.0.0.12:8008',
    'connect_address: 127.0.0.12:8008',
    'hosts: 127.0.0.1:2379',
    'listen: 127.0.0.12:5432',
    'connect_address: 127.0.0.12:5432',
    'data_dir: /srv/cluster/node2/data',
    'bin_dir: /usr/lib/postgresql/15/bin',
    'pgpass: /srv/cluster/node2/pgpass',
    'unix_socket_directories: /srv/cluster/node2',
  ]);
});

test('replication is synchronous, strictly, unless the control is wanted', async () => {
  expect(linesWith(await patroniOf(true, 0), 'synchronous')).toEqual([
    'synchronous_mode: true',
    'synchronous_mode_strict: true',
    "synchronous_commit: 'on'",
  ]);
  expect(linesWith(await patroniOf(false, 0), 'synchronous_mode')).toEqual([
    'synchronous_mode: false',
    'synchronous_mode_strict: false',
  ]);
});

test('the leader’s lock outlives a round of Patroni’s with two failures, and is gone soon enough', async () => {
  const text = await patroniOf(true, 0);
  const numberOf = (name: string): number => Number(new RegExp(`${name}: (\\d+)`).exec(text)?.[1]);
  const ttl = numberOf('ttl');
  expect(ttl).toBeGreaterThanOrEqual(numberOf('loop_wait') + 2 * numberOf('retry_timeout'));
  // The rest of the 15 seconds is for the election, for HAProxy and for the product.
  expect(ttl).toBeLessThanOrEqual(10);
});

test('HAProxy asks each node what it is, and cuts the sessions of one that is that no more', async () => {
  const text = await haproxyConfig(planOf(true));
  expect(linesWith(text, 'listen ', 'bind ', 'httpchk')).toEqual([
    'listen primary',
    'bind 127.0.0.1:5000',
    'option httpchk OPTIONS /primary',
    'listen replicas',
    'bind 127.0.0.1:5001',
    'option httpchk OPTIONS /replica?lag=16MB',
  ]);
  expect(
    linesWith(text, 'default-server').filter((line) => line.endsWith('on-marked-down shutdown-sessions')),
  ).toHaveLength(2);
  const servers = nodeHosts.map((host, at) => `server node${at + 1} ${host}:5432 check addr ${host} port 8008`);
  expect(linesWith(text, 'server node')).toEqual([...servers, ...servers]);
});

test('etcd listens where Patroni asks', async () => {
  expect(linesWith(await etcdConfig(planOf(true)), 'listen')).toEqual([
    'listen-client-urls: http://127.0.0.1:2379',
    'listen-peer-urls: http://127.0.0.1:2380',
  ]);
});
