import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { createFreshDatabase } from '../../../test/database.ts';
import { startTcpProxy } from '../../../test/tcp-proxy.ts';
import { createDatabase } from '../database.ts';
import { serverStartTimeouts } from '../session-settings.ts';
import { migrateDatabase } from './migrate.ts';

const responseDelayMs = 10_000;

test('a database that takes ten seconds for each response can be migrated', { timeout: 600_000 }, async () => {
  const { connection, db, drop } = await createFreshDatabase({ template: 'template1' });
  const proxy = await startTcpProxy(String(connection.host), responseDelayMs);
  const folder = await mkdtemp(join(tmpdir(), 'wishwell-migrations-'));
  const slowDb = createDatabase({ ...connection, ...serverStartTimeouts, host: '127.0.0.1', port: proxy.port });
  onTestFinished(async () => {
    await slowDb.close();
    proxy.cut();
    await drop();
    await rm(folder, { recursive: true });
  });
  await writeFile(join(folder, '001_first.sql'), 'create table first (id bigint primary key);');
  const messages: string[] = [];
  await migrateDatabase(slowDb, undefined, pathToFileURL(`${folder}/`), (message) => messages.push(message));
  expect((await db.pool.query('select from first')).rowCount).toBe(0);
  expect(messages.join('\n')).toContain('The migration 001_first.sql has taken');
});
