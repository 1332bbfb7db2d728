import { glob } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { statements } from '../src/db.ts';
import { freshDatabase, type FreshDatabase } from './database.ts';

const source = fileURLToPath(new URL('../src/', import.meta.url));
for await (const file of glob('**/*queries.ts', { cwd: source }))
  await import(/* @vite-ignore */ pathToFileURL(join(source, file)).href);

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

it('finds the statements of every feature', () => {
  const features = new Set([...statements.keys()].map((name) => name.split('.')[0]));
  expect([...features]).toEqual(
    expect.arrayContaining(['users', 'wishlists', 'items', 'friends', 'claims', 'bugReports']),
  );
});

it.each([...statements])('%s is a statement that PostgreSQL takes on our tables', async (_name, text) => {
  const client = await database.db.pool.connect();
  try {
    await client.query(`prepare checked as ${text}`);
    await client.query('deallocate checked');
  } finally {
    client.release();
  }
  expect(text).not.toMatch(/select \*/i);
});
