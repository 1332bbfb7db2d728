import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot, toolEnvironment } from '../checks/tool.ts';
import type { ContainerEngine } from './engine.ts';

const execFileAsync = promisify(execFile);

/**
 * Largest allowed size of the Wishwell image without its base image, in uncompressed bytes. Node 26 needs
 * 150 MB.
 */
const maxImageBytes = 175_000_000;

export const imageTags = {
  product: 'localhost/wishwell:proof',
  postgres: 'localhost/wishwell-postgres:proof',
} as const;

/**
 * Builds the container images of Wishwell and PostgreSQL, and prints their sizes. Throws if the image of
 * Wishwell is too large.
 */
export async function buildImages(engine: ContainerEngine, base: string): Promise<void> {
  // `--network host`: the build uses the network of this machine, so that it can reach the same npm registry.
  const commonArguments = ['--format', 'docker', '--network', 'host', '--build-arg', `BASE=${base}`];
  await engine.show(
    'build',
    ...commonArguments,
    ...(await createNpmArguments()),
    '--tag',
    imageTags.product,
    repositoryRoot,
  );
  await engine.show('build', ...commonArguments, '--tag', imageTags.postgres, join(repositoryRoot, 'ops/postgres'));
  const [productBytes, postgres] = [
    await computeSizeWithoutBase(engine, imageTags.product, base),
    await computeSizeWithoutBase(engine, imageTags.postgres, base),
  ];
  console.log(
    `Size without the base image: Wishwell ${formatMegabytes(productBytes)}, PostgreSQL ${formatMegabytes(postgres)}.`,
  );
  if (productBytes > maxImageBytes)
    throw new Error(
      `The image of Wishwell has ${formatMegabytes(productBytes)} without its base; the limit is ${formatMegabytes(maxImageBytes)}.`,
    );
}

const formatMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

async function computeSizeWithoutBase(engine: ContainerEngine, image: string, base: string): Promise<number> {
  const [imageBytes, baseBytes] = await Promise.all(
    [image, base].map((name) => engine.ask('image', 'inspect', '--format', '{{.Size}}', name)),
  );
  return Number(imageBytes) - Number(baseBytes);
}

async function readNpmSetting(name: string): Promise<string> {
  return (
    await execFileAsync('npm', ['config', 'get', name], { cwd: repositoryRoot, env: toolEnvironment })
  ).stdout.trim();
}

/**
 * Returns arguments for `podman build`. With these, the build uses the npm registry and the CA certificates
 * of this machine.
 */
async function createNpmArguments(): Promise<string[]> {
  const [registry, cafile] = await Promise.all([readNpmSetting('registry'), readNpmSetting('cafile')]);
  const certificates = [cafile, process.env['NODE_EXTRA_CA_CERTS'] ?? ''].find((path) => existsSync(path));
  const secrets = certificates === undefined ? [] : ['--secret', `id=ca,src=${certificates}`];
  return ['--build-arg', `NPM_REGISTRY=${registry}`, ...secrets];
}
