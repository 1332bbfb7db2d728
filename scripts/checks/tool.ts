import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const repositoryRoot = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Environment variables for tools. PATH begins with `node_modules/.bin`, so that the tools and Node of this
 * repository are found first.
 */
export const toolEnvironment = {
  ...process.env,
  PATH: `${join(repositoryRoot, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
};

/** Runs a tool in the root folder of the repository. Returns '' on success, otherwise its output. */
export async function runTool(name: string, ...args: readonly string[]): Promise<string> {
  try {
    await promisify(execFile)(name, args, { cwd: repositoryRoot, env: toolEnvironment, maxBuffer: Infinity });
    return '';
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    return `${stdout}${stderr}`.trim() || message;
  }
}

/**
 * Runs a program in the root folder of the repository and shows its output in the terminal. Resolves with
 * the exit code of the program, or with 1 if a signal ended the program.
 */
export async function runProgramWithInheritedStdio(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  const child = spawn(program, args, {
    cwd: repositoryRoot,
    env: { ...toolEnvironment, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await once(child, 'close');
  return child.exitCode ?? 1;
}

/** Returns the paths of the repository files that match the patterns, relative to the root folder. */
export const findFiles = (...patterns: readonly string[]): string[] =>
  globSync(patterns, { cwd: repositoryRoot, exclude: ['**/node_modules/**', '**/dist/**'] }).toSorted();

export const readRepositoryFile = (path: string): string => readFileSync(join(repositoryRoot, path), 'utf8');
