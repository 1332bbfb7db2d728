/**
 * Lays out what an image is made of, in four folders, each of which becomes a layer: `node` (Node itself), `packages` (what
 * the server needs of `node_modules`), `product` (ourselves, the web app built) and an empty `data`. The Dockerfile runs it:
 * `node scripts/image/assemble.ts /image`.
 */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, realpath } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'valibot';
import { Dependencies, listNeeded } from './needed-packages.ts';
import { isNeededFile, productPaths } from './needed-files.ts';

// The builder has no other script of ours.
const root = fileURLToPath(new URL('../../', import.meta.url));

async function copyNode(target: string): Promise<void> {
  const node = await realpath(process.execPath);
  const owner = dirname(dirname(node));
  if (!owner.startsWith(join(root, 'node_modules') + sep)) throw new Error(`${node} is not the lockfile's Node.`);
  await cp(node, join(target, 'bin/node'));
  await cp(join(owner, 'LICENSE'), join(target, 'bin/node.LICENSE'));
  // A sixth of it is names for a debugger of Node itself.
  const { error } = spawnSync('strip', [join(target, 'bin/node')], { stdio: 'inherit' });
  if (error) console.warn(`Node keeps its debugger's names, some 18 MB: ${error.message}.`);
}

async function copyPackages(target: string): Promise<void> {
  const lockfile = parse(Dependencies, JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')));
  const platform = { os: process.platform, cpu: process.arch, libc: 'glibc' };
  for (const folder of listNeeded(lockfile, 'server', platform)) {
    const source = join(root, folder);
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const filter = (path: string): boolean => isNeededFile(name, relative(source, path));
    await cp(source, join(target, folder), { recursive: true, filter, verbatimSymlinks: true });
  }
}

const isProduct = (path: string): boolean =>
  !/\.(?:test\.ts|tsbuildinfo)$/.test(path) && !['node_modules', 'released'].includes(basename(path));

async function copyProduct(target: string): Promise<void> {
  const options = { recursive: true, filter: isProduct };
  for (const path of productPaths) await cp(join(root, path), join(target, path), options);
}

const [target] = process.argv.slice(2);
if (target === undefined) throw new Error('Say which folder: node scripts/image/assemble.ts <folder>');
await copyNode(join(target, 'node'));
await copyPackages(join(target, 'packages'));
await copyProduct(join(target, 'product'));
await mkdir(join(target, 'data'));
