import { Gauge, type GaugeConfiguration, type Registry } from 'prom-client';
import server from '../../../package.json' with { type: 'json' };
import type { Database } from '../../database/database.ts';
import type { ImageService } from '../../images/images.ts';
import type { Outbox } from '../../mail/outbox.ts';

export interface MeasuredServices {
  db: Database;
  images: ImageService;
  outbox: Outbox;
}

const addGauge = <Label extends string>(registry: Registry, gauge: GaugeConfiguration<Label>): Gauge<Label> =>
  new Gauge({ ...gauge, registers: [registry] });

/**
 * Adds gauges of the server's current state, such as queued mails. Their values are computed only when
 * Prometheus requests the metrics.
 */
export function addServerStateGauges(registry: Registry, { db, images, outbox }: MeasuredServices): void {
  addGauge(registry, {
    name: 'wishwell_build_info',
    help: 'Always 1: which version runs, on which Node.',
    labelNames: ['version', 'node'],
  }).set({ version: server.version, node: process.versions.node }, 1);
  addGauge(registry, { name: 'wishwell_processes', help: 'Always 1: add it up to count the processes.' }).set(1);
  addDatabaseGauges(registry, db);
  addGauge(registry, {
    name: 'wishwell_picture_queue',
    help: 'Uploaded pictures that are being encoded, and that wait.',
    labelNames: ['state'],
    collect() {
      const { running, waiting } = images.load();
      this.set({ state: 'running' }, running);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  addMailQueueGauge(registry, outbox);
}

function addDatabaseGauges(registry: Registry, db: Database): void {
  addGauge(registry, {
    name: 'wishwell_database_connections',
    help: 'Connections for requests in use or idle, and requests that wait for one.',
    labelNames: ['state'],
    collect() {
      const { inUse, idle, waiting } = db.countConnections();
      this.set({ state: 'in_use' }, inUse);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  addGauge(registry, {
    name: 'wishwell_database_connections_most',
    help: 'Maximum of connections for requests.',
  }).set(db.countConnections().max);
}

function addMailQueueGauge(registry: Registry, outbox: Outbox): void {
  addGauge(registry, {
    name: 'wishwell_mail_queue',
    help: 'Mails that wait to be sent, over all processes; absent while the database is unavailable.',
    async collect() {
      const waiting = await outbox.count().catch(() => undefined);
      // If the number of queued mails cannot be read, the metric has no value instead of an outdated one.
      if (waiting === undefined) this.remove();
      else this.set(waiting);
    },
  });
}
