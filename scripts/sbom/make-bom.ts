import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { type Lockfile, nameOf, readSources } from '../checks/lockfile.ts';
import { root, toolEnvironment } from '../checks/tool.ts';

const run = promisify(execFile);

const Component = v.looseObject({
  'bom-ref': v.string(),
  type: v.literal('library'),
  name: v.string(),
  version: v.string(),
  purl: v.string(),
  hashes: v.optional(v.array(v.object({ alg: v.string(), content: v.string() })), []),
});
export type Component = v.InferOutput<typeof Component>;

/** As much of CycloneDX 1.5 as is looked at; the rest is passed on. */
const Bom = v.looseObject({
  bomFormat: v.literal('CycloneDX'),
  specVersion: v.string(),
  metadata: v.looseObject({ component: v.looseObject({ name: v.string() }) }),
  components: v.array(Component),
});

/**
 * The bill of materials of everything that the lockfile can install, on any platform and for development too, as npm
 * writes it (CycloneDX, JSON). Throws when it lists anything else than the lockfile does, or with another digest.
 */
export async function makeBom(): Promise<{ bom: string; count: number }> {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  const { stdout } = await run('npm', args, { cwd: root, env: toolEnvironment, maxBuffer: 64 * 1024 * 1024 });
  const bom = v.parse(Bom, JSON.parse(stdout));
  const { lockfile } = await readSources();
  const problems = compare(bom.components, lockfile);
  if (problems.length > 0)
    throw new Error(`npm's bill of materials is not that of the lockfile:\n${problems.join('\n')}`);
  // npm calls it after the folder it lies in.
  bom.metadata.component.name = 'wishwell';
  return { bom: `${JSON.stringify(bom, undefined, 2)}\n`, count: bom.components.length };
}

/** How a bill differs from the lockfile, a sentence each. Our own workspaces have no digest and are in both. */
export function compare(components: readonly Component[], { packages }: Lockfile): string[] {
  const billed = new Map(components.map((one) => [`${nameIn(one.purl)}@${one.version}`, digestOf(one)]));
  const locked = new Map<string, string>();
  for (const [folder, { version = '', integrity = '', link, resolved = '' }] of Object.entries(packages)) {
    if (link) locked.set(`${nameOf(folder)}@${packages[resolved]?.version ?? ''}`, '');
    else if (folder.includes('node_modules/')) locked.set(`${nameOf(folder)}@${version}`, integrity);
  }
  return [
    ...[...locked].filter(([one]) => !billed.has(one)).map(([one]) => `${one} is missing.`),
    ...[...billed].filter(([one]) => !locked.has(one)).map(([one]) => `${one} is not locked.`),
    ...[...billed]
      .filter(([one, digest]) => locked.has(one) && locked.get(one) !== digest)
      .map(([one]) => `${one} has another digest.`),
    ...(locked.size === 0 ? ['The lockfile names no package.'] : []),
  ];
}

/** `pkg:npm/%40scope/name@1.0.0` is the package `@scope/name` (Package URL specification). */
const nameIn = (purl: string): string => decodeURIComponent(/^pkg:npm\/(.+)@[^@]+$/.exec(purl)?.[1] ?? purl);

/** Subresource integrity writes a digest in base 64, CycloneDX in base 16. */
function digestOf({ hashes }: Component): string {
  const hash = hashes.find(({ alg }) => alg === 'SHA-512');
  return hash ? `sha512-${Buffer.from(hash.content, 'hex').toString('base64')}` : '';
}
