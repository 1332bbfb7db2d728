import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fill } from './fill.ts';

export interface Address {
  host: string;
  port: number;
}

/** One of the three: a PostgreSQL and the Patroni that runs it. */
export interface NodePlan {
  name: string;
  /** Absolute; holds configuration, data and log. */
  folder: string;
  postgres: Address;
  /** Where Patroni answers what its node is. */
  rest: Address;
}

/** Everything that the written configuration depends on. */
export interface ClusterPlan {
  folder: string;
  /** Of PostgreSQL's programs. */
  bin: string;
  /** Whether a commit waits until another node has it. */
  synchronous: boolean;
  nodes: readonly NodePlan[];
  etcd: { client: Address; peer: Address };
  /** HAProxy's ports: to the node that takes writes, and to those that do not. */
  doors: { primary: Address; replicas: Address };
  passwords: Passwords;
}

export interface Passwords {
  superuser: string;
  replication: string;
  rewind: string;
  /** Of the role that owns the product's database. */
  wishwell: string;
}

export const textOf = ({ host, port }: Address): string => `${host}:${port}`;

/** Nodes have loopback addresses of their own, as machines would. Linux has all of 127.0.0.0/8. */
export const nodeHosts = ['127.0.0.11', '127.0.0.12', '127.0.0.13'] as const;

const templates = new URL('../patroni/', import.meta.url);
const template = (name: string): Promise<string> => readFile(new URL(name, templates), 'utf8');

export const etcdFolder = (plan: ClusterPlan): string => join(plan.folder, 'etcd');
export const haproxyFolder = (plan: ClusterPlan): string => join(plan.folder, 'haproxy');

/** The text of one node's `patroni.yml`. */
export async function patroniConfig(plan: ClusterPlan, node: NodePlan): Promise<string> {
  return fill(await template('patroni.yml'), {
    NAME: node.name,
    REST: textOf(node.rest),
    ETCD: textOf(plan.etcd.client),
    SYNCHRONOUS: String(plan.synchronous),
    POSTGRES: textOf(node.postgres),
    FOLDER: node.folder,
    BIN: plan.bin,
    SUPERUSER_PASSWORD: plan.passwords.superuser,
    REPLICATION_PASSWORD: plan.passwords.replication,
    REWIND_PASSWORD: plan.passwords.rewind,
  });
}

/** The text of `etcd.yml`. */
export async function etcdConfig(plan: ClusterPlan): Promise<string> {
  const { client, peer } = plan.etcd;
  const values = { NAME: 'etcd1', FOLDER: join(etcdFolder(plan), 'data'), CLIENT: textOf(client), PEER: textOf(peer) };
  return fill(await template('etcd.yml'), values);
}

const serverOf = ({ name, postgres, rest }: NodePlan, at: number): Record<string, string> => ({
  [`NAME_${at + 1}`]: name,
  [`POSTGRES_${at + 1}`]: textOf(postgres),
  [`REST_HOST_${at + 1}`]: rest.host,
  [`REST_PORT_${at + 1}`]: String(rest.port),
});

/** The text of `haproxy.cfg`. */
export async function haproxyConfig(plan: ClusterPlan): Promise<string> {
  const { primary, replicas } = plan.doors;
  const servers = Object.assign({}, ...plan.nodes.map(serverOf)) as Record<string, string>;
  const values = { PRIMARY: textOf(primary), REPLICAS: textOf(replicas), ...servers };
  return fill(await template('haproxy.cfg'), values);
}

/** What an operator would write into `DATABASE_URL`. */
export const urlOf = ({ host, port }: Address, user: string, password: string, database: string): string =>
  `postgres://${user}:${password}@${host}:${port}/${database}`;
