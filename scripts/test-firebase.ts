import { project, resetProject } from '../e2e-firebase/emulator.ts';
import { startAuthEmulator } from './firebase/emulator.ts';
import { ensureFirebaseTools } from './firebase/tools.ts';
import { runJourneys } from './runs/journeys.ts';
import { addUp, reportTotal, type Tally } from './runs/tally.ts';
import { runUnitTests } from './runs/unit-tests.ts';

/** Everything twice: Firebase's projects differ in whether they tell which addresses have an account. */
async function runAll(): Promise<Tally> {
  const emulator = await startAuthEmulator(await ensureFirebaseTools(), project);
  console.log(`The Auth emulator is ready: ${emulator.host}`);
  try {
    const tallies: Tally[] = [];
    for (const emailPrivacy of [false, true]) {
      console.log(`\nFirebase ${emailPrivacy ? 'with' : 'without'} improved email privacy`);
      await resetProject(emulator.host, emailPrivacy);
      const env = { AUTH_EMULATOR: emulator.host, EMAIL_PRIVACY: emailPrivacy ? 'on' : 'off' };
      tallies.push(await runUnitTests({ config: 'e2e-firebase/vitest.config.ts', env }));
      tallies.push(await runJourneys({ config: 'e2e-firebase/playwright.config.ts', env }));
    }
    return addUp(tallies);
  } finally {
    await emulator.stop();
  }
}

const total = await runAll().catch((error: unknown): Tally => {
  console.error(error instanceof Error ? error.message : error);
  return { passed: 0, failed: 1, skipped: 0 };
});
reportTotal(total);
