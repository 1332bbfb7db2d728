import { emulatorProjectId, resetEmulatorProject } from '../e2e-firebase/emulator.ts';
import { startAuthEmulator } from './firebase/emulator.ts';
import { ensureFirebaseTools } from './firebase/tools.ts';
import { runEndToEndTests } from './runs/journeys.ts';
import { sumTestCounts, reportTotal, type TestCounts } from './runs/tally.ts';
import { runUnitTests } from './runs/unit-tests.ts';

/** Runs all Firebase tests twice: without and with the Firebase setting "email enumeration protection". */
async function runFirebaseTests(): Promise<TestCounts> {
  const emulator = await startAuthEmulator(await ensureFirebaseTools(), emulatorProjectId);
  console.log(`The Auth emulator is ready: ${emulator.host}`);
  try {
    const tallies: TestCounts[] = [];
    for (const hasEnumerationProtection of [false, true]) {
      console.log(`\nFirebase ${hasEnumerationProtection ? 'with' : 'without'} improved email privacy`);
      await resetEmulatorProject(emulator.host, hasEnumerationProtection);
      const env = { AUTH_EMULATOR: emulator.host, EMAIL_PRIVACY: hasEnumerationProtection ? 'on' : 'off' };
      tallies.push(await runUnitTests({ config: 'e2e-firebase/vitest.config.ts', env }));
      tallies.push(await runEndToEndTests({ config: 'e2e-firebase/playwright.config.ts', env }));
    }
    return sumTestCounts(tallies);
  } finally {
    await emulator.stop();
  }
}

const totalCounts = await runFirebaseTests().catch((error: unknown): TestCounts => {
  console.error(error instanceof Error ? error.message : error);
  return { passed: 0, failed: 1, skipped: 0 };
});
reportTotal(totalCounts);
