import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { createDrawing } from '../../test/drawings.ts';

const program = fileURLToPath(new URL('image-worker.ts', import.meta.url));
const limits = { cpuMs: 60_000, memoryBytes: 1e9 };

test('an encoder process has a low priority, ignores SIGINT and SIGTERM, and ends when the server ends', async () => {
  const child = fork(program, [], { serialization: 'advanced', execArgv: [], env: {}, stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  const encode = async (): Promise<unknown> => {
    child.send({ bytes: await createDrawing(), use: 'add', maxPixels: 1e6, limits, nice: 5 });
    const [response] = (await once(child, 'message')) as unknown[];
    return response;
  };
  expect(await encode()).toHaveProperty('sizes.card');
  const { pid = 0 } = child;
  expect(getPriority(pid)).toBeGreaterThanOrEqual(5);
  if (process.platform === 'linux') expect(await readFile(`/proc/${pid}/oom_score_adj`, 'utf8')).toBe('1000\n');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) child.kill(signal);
  expect(await encode()).toHaveProperty('sizes.card');
  const exited = once(child, 'exit');
  child.disconnect();
  expect(await exited).toEqual([null, 'SIGKILL']);
});
