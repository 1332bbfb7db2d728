import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '../checks/tool.ts';
import { runInView } from '../runs/report.ts';

const version = '15.34.2';
const folder = join(root, '.firebase-tools');
const installed = join(folder, 'node_modules/firebase-tools');

const Manifest = v.object({ version: v.literal(version) });

async function isInstalled(): Promise<boolean> {
  const text = await readFile(join(installed, 'package.json'), 'utf8').catch(() => 'null');
  return v.is(Manifest, JSON.parse(text));
}

/**
 * The path of Firebase's command line, which brings the Auth emulator. Installs it on first use, in a folder of its own
 * and without the install scripts of its 600 packages. Throws a sentence when that fails.
 */
export async function ensureFirebaseTools(): Promise<string> {
  if (!(await isInstalled())) {
    console.log(`Installing firebase-tools ${version} in ${folder}: about 250 MB, once.`);
    await mkdir(folder, { recursive: true });
    // With a manifest of its own it is no part of the workspace around it.
    await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--save-exact', '--prefix', folder];
    const exitCode = await runInView('npm', ['install', ...flags, `firebase-tools@${version}`]);
    if (exitCode !== 0 || !(await isInstalled())) throw new Error(`firebase-tools ${version} could not be installed.`);
  }
  return join(installed, 'lib/bin/firebase.js');
}
