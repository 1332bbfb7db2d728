/**
 * Copies the contents of the container image into four folders, one per layer: `node`, `packages` (the
 * dependencies of the server), `product` (server and built web app), and an empty folder `data`.
 * The Dockerfile runs `node scripts/image/assemble.ts /image`.
 */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, realpath } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'valibot';
import { isNeededFile, productPaths } from './needed-files.ts';
import { LockfileDependencies, listNeededPackages } from './needed-packages.ts';

// Defines its own `root`, because the Docker build contains only the folder scripts/image, and therefore not
// `root` of scripts/checks/tool.ts.
const repositoryRoot = fileURLToPath(new URL('../../', import.meta.url));

async function copyNode(target: string): Promise<void> {
  const node = await realpath(process.execPath);
  const packageFolder = dirname(dirname(node));
  if (!packageFolder.startsWith(join(repositoryRoot, 'node_modules') + sep))
    throw new Error(`${node} is not the lockfile's Node.`);
  await cp(node, join(target, 'bin/node'));
  await cp(join(packageFolder, 'LICENSE'), join(target, 'bin/node.LICENSE'));
  // Removes debug symbols, which take up a sixth of the bytes of the Node binary.
  const { error } = spawnSync('strip', [join(target, 'bin/node')], { stdio: 'inherit' });
  if (error) console.warn(`Node keeps about 18 MB of debug symbols: ${error.message}.`);
}

async function copyPackages(target: string): Promise<void> {
  const lockfile = parse(
    LockfileDependencies,
    JSON.parse(await readFile(join(repositoryRoot, 'package-lock.json'), 'utf8')),
  );
  const platform = { os: process.platform, cpu: process.arch, libc: 'glibc' };
  for (const folder of listNeededPackages(lockfile, 'server', platform)) {
    const source = join(repositoryRoot, folder);
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const filter = (path: string): boolean => isNeededFile(name, relative(source, path));
    await cp(source, join(target, folder), { recursive: true, filter, verbatimSymlinks: true });
  }
}

const isPartOfProduct = (path: string): boolean =>
  !/\.(?:test\.ts|tsbuildinfo)$/.test(path) && !['node_modules', 'released'].includes(basename(path));

async function copyProduct(target: string): Promise<void> {
  const options = { recursive: true, filter: isPartOfProduct };
  for (const path of productPaths) await cp(join(repositoryRoot, path), join(target, path), options);
}

const [target] = process.argv.slice(2);
if (target === undefined) throw new Error('Usage: node scripts/image/assemble.ts <folder>');
await copyNode(join(target, 'node'));
await copyPackages(join(target, 'packages'));
await copyProduct(join(target, 'product'));
await mkdir(join(target, 'data'));
