import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The environment in which the repository's own tools come first, its Node among them. */
export const toolEnvironment = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
};

/** Runs a tool of the repository at its root. Answers what it printed when it failed, and nothing when it did not. */
export function runTool(name: string, ...args: readonly string[]): Promise<string> {
  const child = spawn(name, args, { cwd: root, env: toolEnvironment, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  const keep = (chunk: Buffer): void => {
    printed += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(`${name} could not be started: ${error.message}`));
    child.once('close', (code) => resolve(code === 0 ? '' : printed.trim() || `${name} ended with ${code}.`));
  });
}
