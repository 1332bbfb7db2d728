import { onTestFinished } from 'vitest';
import { createFreshDatabase, type FreshDatabase } from './database.ts';

/** Creates a database like `createFreshDatabase`, and drops it when the test ends. */
export async function createDatabaseForTest(
  ...options: Parameters<typeof createFreshDatabase>
): Promise<FreshDatabase> {
  const database = await createFreshDatabase(...options);
  onTestFinished(() => database.drop());
  return database;
}
