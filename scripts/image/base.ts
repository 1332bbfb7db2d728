import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runProgramWithOutput } from '../runs/report.ts';
import type { ContainerEngine } from './engine.ts';

const debianMirror = 'http://deb.debian.org/debian';

/**
 * Prepares the base image and returns its name. `requested` is the name of an image, or a folder with a
 * root file system. If it is undefined, debootstrap creates a minimal Debian 12 in `folder`.
 */
export async function prepareBaseImage(
  engine: ContainerEngine,
  folder: string,
  requested: string | undefined,
): Promise<string> {
  if (requested !== undefined && !existsSync(requested)) {
    await engine.ask('pull', '--quiet', requested);
    return requested;
  }
  const rootFolder = requested ?? join(folder, 'debian');
  if (requested === undefined) await createDebianRootFolder(rootFolder);
  const name = 'localhost/wishwell-base:proof';
  const importCommand = `tar -C '${rootFolder}' -c . | ${engine.command('import', '--quiet', '-', name)} > /dev/null`;
  if ((await runProgramWithOutput('sh', ['-c', importCommand], engine.environment)) !== 0) {
    throw new Error(`${rootFolder} could not be imported as an image.`);
  }
  return name;
}

async function createDebianRootFolder(rootFolder: string): Promise<void> {
  console.log('Creating a minimal Debian 12 as base image with debootstrap: half a minute.');
  const code = await runProgramWithOutput('sh', [
    '-c',
    `debootstrap --variant=minbase bookworm '${rootFolder}' ${debianMirror} > '${rootFolder}.log'`,
  ]);
  if (code !== 0) {
    throw new Error(
      'The base image could not be created: this needs debootstrap and root. Or choose one: npm run ops:image -- --base <image or folder>',
    );
  }
}
