import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runInView } from '../runs/report.ts';
import type { Engine } from './engine.ts';

const mirror = 'http://deb.debian.org/debian';

/**
 * The image that both stand on: `given`, an image's name or the folder of a system, or else a small Debian 12, made by debootstrap
 * in `folder`. Answers its name.
 */
export async function prepareBase(engine: Engine, folder: string, given: string | undefined): Promise<string> {
  if (given !== undefined && !existsSync(given)) {
    await engine.ask('pull', '--quiet', given);
    return given;
  }
  const system = given ?? join(folder, 'debian');
  if (given === undefined) await makeDebian(system);
  const name = 'localhost/wishwell-base:proof';
  const importing = `tar -C '${system}' -c . | ${engine.command('import', '--quiet', '-', name)} > /dev/null`;
  if ((await runInView('sh', ['-c', importing], engine.environment)) !== 0) {
    throw new Error(`${system} could not be made an image.`);
  }
  return name;
}

async function makeDebian(system: string): Promise<void> {
  console.log('Making a small Debian 12 as the base (debootstrap): half a minute.');
  const code = await runInView('sh', [
    '-c',
    `debootstrap --variant=minbase bookworm '${system}' ${mirror} > '${system}.log'`,
  ]);
  if (code !== 0) {
    throw new Error(
      'The base could not be made: this needs debootstrap and root. Or name one: npm run ops:image -- --base <image or folder>',
    );
  }
}
