import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repositoryRoot = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Environment variables for tools. PATH begins with `node_modules/.bin`, so that a tool is found there first.
 * This folder also contains Node.
 */
export const toolEnvironment = {
  ...process.env,
  PATH: `${join(repositoryRoot, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
};

/**
 * Runs a tool in the root folder of the repository. Returns '' on success, otherwise the output of the
 * tool.
 */
export function runToolInRepository(name: string, ...args: readonly string[]): Promise<string> {
  const child = spawn(name, args, { cwd: repositoryRoot, env: toolEnvironment, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const appendOutput = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', appendOutput);
  child.stderr.on('data', appendOutput);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(`${name} could not be started: ${error.message}`));
    child.once('close', (code) => resolve(code === 0 ? '' : output.trim() || `${name} ended with ${code}.`));
  });
}
