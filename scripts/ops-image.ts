/**
 * Builds the container images of Dockerfile and ops/postgres/Dockerfile with podman, checks their size, and
 * tests them without root on a read-only file system. Removes images and containers at the end. `--base
 * <image or folder>` sets the base image; the default is a minimal Debian 12 from debootstrap.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepareBaseImage } from './image/base.ts';
import { buildImages } from './image/build-images.ts';
import { prepareContainers } from './image/containers.ts';
import { openContainerEngine } from './image/engine.ts';
import { testInstallation } from './image/test-installation.ts';

// A signal does not end the running podman command. When this command has finished, the script removes images
// and containers, and ends.
const stopController = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => stopController.abort(new Error(`Stopped by ${signal}.`)));

const { values } = parseArgs({ options: { base: { type: 'string' } } });

async function run(folder: string): Promise<void> {
  const engine = await openContainerEngine(join(folder, 'podman'), stopController.signal);
  try {
    await buildImages(engine, await prepareBaseImage(engine, folder, values.base));
    await testInstallation(await prepareContainers(engine));
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
