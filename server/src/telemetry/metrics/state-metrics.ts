import { Gauge, type GaugeConfiguration, type Registry } from 'prom-client';
import server from '../../../package.json' with { type: 'json' };
import type { Database } from '../../database/database.ts';
import type { Identity } from '../../accounts/identity.ts';
import type { Images } from '../../images/images.ts';

/** Whose state is measured. */
export interface Measured {
  db: Database;
  images: Images;
  identity: Identity;
}

const add = <Label extends string>(registry: Registry, gauge: GaugeConfiguration<Label>): Gauge<Label> =>
  new Gauge({ ...gauge, registers: [registry] });

/** What is the case at the moment somebody asks: asked for then, and at no other time. */
export function measureState(registry: Registry, { db, images, identity }: Measured): void {
  add(registry, {
    name: 'wishwell_build_info',
    help: 'Always 1: which version runs, on which Node.',
    labelNames: ['version', 'node'],
    aggregator: 'first',
  }).set({ version: server.version, node: process.versions.node }, 1);
  add(registry, { name: 'wishwell_processes', help: 'Processes that serve and have answered.' }).set(1);
  measurePool(registry, db);
  add(registry, {
    name: 'wishwell_picture_queue',
    help: 'Uploaded pictures that are being prepared, and that wait for it.',
    labelNames: ['state'],
    collect() {
      const { running, waiting } = images.load();
      this.set({ state: 'running' }, running);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  measureMails(registry, identity);
}

function measurePool(registry: Registry, { pool }: Database): void {
  add(registry, {
    name: 'wishwell_database_connections',
    help: 'Connections for calls that are in use or idle, and calls that wait for one.',
    labelNames: ['state'],
    collect() {
      this.set({ state: 'in_use' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  add(registry, {
    name: 'wishwell_database_connections_most',
    help: 'Connections for calls that may be open at once.',
  }).set(pool.options.max);
}

function measureMails(registry: Registry, { countMails }: Identity): void {
  if (!countMails) return;
  add(registry, {
    name: 'wishwell_mail_queue',
    help: 'Mails that wait to be sent, over all processes; absent while the database does not say.',
    aggregator: 'max',
    async collect() {
      const waiting = await countMails().catch(() => undefined);
      // No number is better than an old one.
      if (waiting === undefined) this.remove();
      else this.set(waiting);
    },
  });
}
