import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { repositoryRoot, runProgramWithInheritedStdio } from '../checks/tool.ts';

const firebaseToolsVersion = '15.34.2';
const firebaseToolsFolder = join(repositoryRoot, '.firebase-tools');
const packageFolder = join(firebaseToolsFolder, 'node_modules/firebase-tools');

const InstalledManifest = v.object({ version: v.literal(firebaseToolsVersion) });

async function isInstalled(): Promise<boolean> {
  const text = await readFile(join(packageFolder, 'package.json'), 'utf8').catch(() => 'null');
  return v.is(InstalledManifest, JSON.parse(text));
}

/**
 * Returns the path of the Firebase CLI. Installs the CLI at the first call, without install scripts.
 * Rejects if the installation fails.
 */
export async function ensureFirebaseTools(): Promise<string> {
  if (!(await isInstalled())) {
    console.log(`Installing firebase-tools ${firebaseToolsVersion} in ${firebaseToolsFolder}: about 250 MB, once.`);
    await mkdir(firebaseToolsFolder, { recursive: true });
    // Creates a package.json in the folder of the Firebase CLI: npm then does not treat the CLI as a part of
    // the npm workspace.
    await writeFile(join(firebaseToolsFolder, 'package.json'), '{ "private": true }\n');
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--save-exact', '--prefix', firebaseToolsFolder];
    const exitCode = await runProgramWithInheritedStdio('npm', [
      'install',
      ...flags,
      `firebase-tools@${firebaseToolsVersion}`,
    ]);
    if (exitCode !== 0 || !(await isInstalled()))
      throw new Error(`firebase-tools ${firebaseToolsVersion} could not be installed.`);
  }
  return join(packageFolder, 'lib/bin/firebase.js');
}
