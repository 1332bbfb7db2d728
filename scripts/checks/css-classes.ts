import { glob, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const sourceFolder = fileURLToPath(new URL('../../web/src/', import.meta.url));

interface ClassUses {
  definedNames: Set<string>;
  /** Names of the CSS classes that components use in the form `styles.name`. */
  directUses: Set<string>;
  /**
   * All strings in components that import the CSS module. Each string counts as a used class name, because a
   * component can use it in the form `styles[variable]`.
   */
  indirectUses: Set<string>;
}

/**
 * Compares the classes in CSS modules with the class names in components, which the compiler does not check.
 * Returns a message for each missing class and each unused class.
 */
export async function findClassProblems(): Promise<string[]> {
  const usesByFile = new Map<string, ClassUses>();
  for await (const name of glob('**/*.module.css', { cwd: sourceFolder })) {
    const css = await readFile(join(sourceFolder, name), 'utf8');
    usesByFile.set(name, {
      definedNames: findDefinedClasses(css),
      directUses: new Set(),
      indirectUses: findComposedClasses(css),
    });
  }
  for await (const name of glob('**/*.tsx', { cwd: sourceFolder })) {
    recordClassUses(usesByFile, name, await readFile(join(sourceFolder, name), 'utf8'));
  }
  return [...usesByFile].flatMap(([name, uses]) => findProblemsOfModule(name, uses));
}

function findDefinedClasses(css: string): Set<string> {
  const selectors = css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/"[^"]*"|'[^']*'|url\([^)]*\)|:global\([^)]*\)/g, '')
    .replace(/[\w-]+\s*:[^;{}]*[;}]/g, '');
  return new Set([...selectors.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name));
}

function findComposedClasses(css: string): Set<string> {
  return new Set([...css.matchAll(/composes:([^;]*)/g)].flatMap(([, names = '']) => names.trim().split(/\s+/)));
}

function recordClassUses(usesByFile: Map<string, ClassUses>, file: string, code: string): void {
  for (const [, binding = '', path = ''] of code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
    const uses = usesByFile.get(join(dirname(file), path));
    if (!uses) continue;
    for (const [, name = ''] of code.matchAll(new RegExp(`\\b${binding}\\.(\\w+)`, 'g'))) uses.directUses.add(name);
    for (const [, name = ''] of code.matchAll(/'([\w-]+)'/g)) uses.indirectUses.add(name);
  }
}

function findProblemsOfModule(name: string, { definedNames, directUses, indirectUses }: ClassUses): string[] {
  const missing = [...directUses].filter((used) => !definedNames.has(used));
  const unused = [...definedNames].filter((own) => !directUses.has(own) && !indirectUses.has(own));
  return [
    ...missing.map((used) => `${name}: .${used} is used but not defined.`),
    ...unused.map((own) => `${name}: .${own} is defined but not used by any importer of ${basename(name)}.`),
  ];
}
