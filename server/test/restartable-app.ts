import { onTestFinished } from 'vitest';
import { startApp, type TestApp } from './app.ts';
import { createFreshDatabase } from './database.ts';
import { createGoogleKey, type GoogleKey, startKeyServer } from './firebase-keys.ts';

interface RestartableApp {
  /** Key pair for signing Firebase tokens that the server accepts. */
  key: GoogleKey;
  /**
   * Stops the running server and starts another one with the given identity provider on the same database.
   */
  startWith(provider: 'built-in' | 'firebase'): Promise<TestApp>;
}

/**
 * Creates a database. `startWith` starts servers with different identity providers on it, one after another.
 */
export async function createRestartableApp(): Promise<RestartableApp> {
  const database = await createFreshDatabase();
  onTestFinished(() => database.drop());
  const key = await createGoogleKey('k1');
  const { env } = await startKeyServer(key);
  let running: TestApp | undefined;
  onTestFinished(() => running?.close());
  const startWith = async (provider: 'built-in' | 'firebase'): Promise<TestApp> => {
    await running?.close();
    // Makes the server accept tokens that are older than the accounts. The Firebase tokens of the tests are
    // older.
    await database.db.pool.query(`update users set bearers_from = 'epoch'`);
    running = await startApp(provider === 'firebase' ? env : {}, { database: { ...database, drop: async () => {} } });
    return running;
  };
  return { key, startWith };
}
