/**
 * Builds the images of Dockerfile and ops/postgres/Dockerfile with podman, weighs them, and runs an installation of both: not root,
 * on a root file system that cannot be written. `--base <image or folder>` says what they stand on; without it Debian 12 is made
 * by debootstrap. Nothing is left: podman keeps everything of this run in a folder that goes away.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepareBase } from './image/base.ts';
import { buildImages } from './image/build-images.ts';
import { prepareContainers } from './image/containers.ts';
import { openEngine } from './image/engine.ts';
import { prove } from './image/prove.ts';

// What podman is about to do is finished, or ended by the same Ctrl-C; then everything is removed.
const asked = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => asked.abort(new Error(`Stopped by ${signal}.`)));

const { values } = parseArgs({ options: { base: { type: 'string' } } });

async function run(folder: string): Promise<void> {
  const engine = await openEngine(join(folder, 'podman'), asked.signal);
  try {
    await buildImages(engine, await prepareBase(engine, folder, values.base));
    await prove(await prepareContainers(engine));
  } finally {
    await engine.remove();
  }
}

const folder = await mkdtemp(join(tmpdir(), 'wishwell-image-'));
try {
  await run(folder);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
