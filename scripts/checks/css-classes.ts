import { basename, dirname, join } from 'node:path';
import { findFiles, readRepositoryFile } from './tool.ts';

/**
 * Compares the classes in CSS modules with the class names in components, which the compiler does not check.
 * Returns a message for each missing class and each unused class.
 */
export function findCssClassProblems(): string[] {
  const components = findFiles('web/src/**/*.tsx').map((file) => ({ file, code: readRepositoryFile(file) }));
  return findFiles('web/src/**/*.module.css').flatMap((module) => {
    const css = readRepositoryFile(module);
    const defined = findDefinedClasses(css);
    // Classes that components use in the form `styles.name`.
    const direct = new Set<string>();
    // Class names that `variable` can contain in `styles[variable]`: all strings in components that import
    // the CSS module, and the names in `composes:`.
    const indirect = new Set([...css.matchAll(/composes:([^;]*)/g)].flatMap(([, names = '']) => names.split(/\s+/)));
    for (const { file, code } of components)
      for (const [, binding = '', path = ''] of code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
        if (join(dirname(file), path) !== module) continue;
        for (const [, name = ''] of code.matchAll(new RegExp(`\\b${binding}\\.(\\w+)`, 'g'))) direct.add(name);
        for (const [, name = ''] of code.matchAll(/'([\w-]+)'/g)) indirect.add(name);
      }
    const missing = [...direct].filter((name) => !defined.has(name));
    const unused = [...defined].filter((name) => !direct.has(name) && !indirect.has(name));
    return [
      ...missing.map((name) => `${module}: .${name} is used but not defined.`),
      ...unused.map((name) => `${module}: .${name} is defined but not used by any importer of ${basename(module)}.`),
    ];
  });
}

function findDefinedClasses(css: string): Set<string> {
  const selectors = css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/"[^"]*"|'[^']*'|url\([^)]*\)|:global\([^)]*\)/g, '')
    .replace(/[\w-]+\s*:[^;{}]*[;}]/g, '');
  return new Set([...selectors.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name));
}
