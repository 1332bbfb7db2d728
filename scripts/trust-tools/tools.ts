import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '../checks/tool.ts';
import { runInView } from '../runs/report.ts';

/** By package, of Vitest's own version the first. */
const versions = {
  '@vitest/coverage-v8': '5.1.1',
  '@stryker-mutator/core': '10.1.1',
  '@stryker-mutator/vitest-runner': '10.1.1',
} as const;
type Tool = keyof typeof versions;

const folder = join(root, '.trust-tools');

const folderOf = (tool: Tool): string => join(folder, 'node_modules', tool);

async function isInstalled(tool: Tool): Promise<boolean> {
  const text = await readFile(join(folderOf(tool), 'package.json'), 'utf8').catch(() => 'null');
  return v.is(v.object({ version: v.literal(versions[tool]) }), JSON.parse(text));
}

const areInstalled = async (): Promise<boolean> =>
  (await Promise.all((Object.keys(versions) as Tool[]).map(isInstalled))).every(Boolean);

/**
 * Installs what judges the tests, on first use, in a folder of its own and without install scripts: nobody else has to
 * fetch it. It finds Vitest in the folder above, so its peers are left out. Throws a sentence when that fails.
 */
export async function ensureTrustTools(): Promise<(tool: Tool) => string> {
  if (!(await areInstalled())) {
    console.log(`Installing the tools that judge the tests in ${folder}: about 70 MB, once.`);
    await mkdir(folder, { recursive: true });
    // With a manifest of its own it is no part of the workspace around it.
    await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
    const flags = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--save-exact'];
    const packages = Object.entries(versions).map(([tool, version]) => `${tool}@${version}`);
    const exitCode = await runInView('npm', ['install', ...flags, '--prefix', folder, ...packages]);
    if (exitCode !== 0 || !(await areInstalled())) throw new Error('The tools could not be installed.');
  }
  return folderOf;
}
