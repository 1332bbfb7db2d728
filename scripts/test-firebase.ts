import { emulatorProjectId, resetEmulatorProject } from '../e2e-firebase/emulator.ts';
import { startAuthEmulator } from './firebase/emulator.ts';
import { ensureFirebaseTools } from './firebase/tools.ts';
import { createFailedRunResult, reportTestResults, type TestFileResult } from './runs/results.ts';
import { runEndToEndTests, runUnitTests } from './runs/runners.ts';

/** Runs all Firebase tests twice: without and with the Firebase setting "email enumeration protection". */
async function runFirebaseTests(): Promise<TestFileResult[]> {
  const emulator = await startAuthEmulator(await ensureFirebaseTools(), emulatorProjectId);
  console.log(`The Auth emulator is ready: ${emulator.host}`);
  try {
    const results: TestFileResult[] = [];
    for (const hasEnumerationProtection of [false, true]) {
      console.log(`\nFirebase ${hasEnumerationProtection ? 'with' : 'without'} improved email privacy`);
      await resetEmulatorProject(emulator.host, hasEnumerationProtection);
      const env = { AUTH_EMULATOR: emulator.host, EMAIL_PRIVACY: hasEnumerationProtection ? 'on' : 'off' };
      results.push(...(await runUnitTests({ args: ['--config', 'e2e-firebase/vitest.config.ts'], env })));
      results.push(...(await runEndToEndTests({ args: ['--config', 'e2e-firebase/playwright.config.ts'], env })));
    }
    return results;
  } finally {
    await emulator.stop();
  }
}

reportTestResults(
  await runFirebaseTests().catch((error: unknown) => [
    createFailedRunResult(error instanceof Error ? error.message : String(error)),
  ]),
);
