import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { repositoryRoot } from '../checks/tool.ts';
import { runProgramWithOutput } from '../runs/report.ts';

/** Version of each tool. The version of the coverage package must be that of Vitest. */
const toolVersions = {
  '@vitest/coverage-v8': '5.1.1',
  '@stryker-mutator/core': '10.1.1',
  '@stryker-mutator/vitest-runner': '10.1.1',
} as const;
type TrustToolName = keyof typeof toolVersions;

const toolsFolder = join(repositoryRoot, '.trust-tools');

const getToolFolder = (tool: TrustToolName): string => join(toolsFolder, 'node_modules', tool);

async function isInstalled(tool: TrustToolName): Promise<boolean> {
  const text = await readFile(join(getToolFolder(tool), 'package.json'), 'utf8').catch(() => 'null');
  return v.is(v.object({ version: v.literal(toolVersions[tool]) }), JSON.parse(text));
}

const areAllToolsInstalled = async (): Promise<boolean> =>
  (await Promise.all((Object.keys(toolVersions) as TrustToolName[]).map(isInstalled))).every(Boolean);

/**
 * Installs the tools for coverage and mutation tests at the first call, without install scripts. Omits peer
 * dependencies, because Node finds Vitest in the parent folder. Returns a function that returns the folder
 * of a tool. Rejects if the installation fails.
 */
export async function ensureTrustTools(): Promise<(tool: TrustToolName) => string> {
  if (!(await areAllToolsInstalled())) {
    console.log(`Installing tools for coverage and mutation tests in ${toolsFolder}: about 70 MB, once.`);
    await mkdir(toolsFolder, { recursive: true });
    // A separate package.json keeps the tools out of the npm workspace.
    await writeFile(join(toolsFolder, 'package.json'), '{ "private": true }\n');
    const flags = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--save-exact'];
    const packages = Object.entries(toolVersions).map(([tool, version]) => `${tool}@${version}`);
    const exitCode = await runProgramWithOutput('npm', ['install', ...flags, '--prefix', toolsFolder, ...packages]);
    if (exitCode !== 0 || !(await areAllToolsInstalled())) throw new Error('The tools could not be installed.');
  }
  return getToolFolder;
}
