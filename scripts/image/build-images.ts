import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root, toolEnvironment } from '../checks/tool.ts';
import type { Engine } from './engine.ts';

const run = promisify(execFile);

/** Bytes that the product's image may have beside its base; Node 26 alone takes 150 MB, uncompressed. */
const mostBytes = 175_000_000;

export const images = { product: 'localhost/wishwell:proof', postgres: 'localhost/wishwell-postgres:proof' } as const;

/** Builds both images and prints what they weigh. Throws when the product's is too heavy. */
export async function buildImages(engine: Engine, base: string): Promise<void> {
  // The machine's network, so that a registry on it or behind its settings is reached as npm reaches it here.
  const common = ['--format', 'docker', '--network', 'host', '--build-arg', `BASE=${base}`];
  await engine.show('build', ...common, ...(await npmArguments()), '--tag', images.product, root);
  await engine.show('build', ...common, '--tag', images.postgres, join(root, 'ops/postgres'));
  const [own, postgres] = [
    await besideBase(engine, images.product, base),
    await besideBase(engine, images.postgres, base),
  ];
  console.log(
    `Beside its base the image of Wishwell has ${inMegabytes(own)}, that of PostgreSQL ${inMegabytes(postgres)}.`,
  );
  if (own > mostBytes)
    throw new Error(
      `The image of Wishwell has ${inMegabytes(own)} beside its base, ${inMegabytes(mostBytes)} are allowed.`,
    );
}

const inMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

async function besideBase(engine: Engine, image: string, base: string): Promise<number> {
  const [whole, below] = await Promise.all(
    [image, base].map((name) => engine.ask('image', 'inspect', '--format', '{{.Size}}', name)),
  );
  return Number(whole) - Number(below);
}

async function npmSetting(name: string): Promise<string> {
  return (await run('npm', ['config', 'get', name], { cwd: root, env: toolEnvironment })).stdout.trim();
}

/** How npm reaches its registry on this machine, for the build alone. */
async function npmArguments(): Promise<string[]> {
  const [registry, cafile] = await Promise.all([npmSetting('registry'), npmSetting('cafile')]);
  const certificates = [cafile, process.env['NODE_EXTRA_CA_CERTS'] ?? ''].find((path) => existsSync(path));
  const secrets = certificates === undefined ? [] : ['--secret', `id=ca,src=${certificates}`];
  return ['--build-arg', `NPM_REGISTRY=${registry}`, ...secrets];
}
