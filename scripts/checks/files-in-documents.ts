import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './tool.ts';

const documents = ['docs/**/*.md', '{README,SECURITY,CONTRIBUTING,ARCHITECTURE}.md'];

/** The folders that the documents leave out of a path. */
const bases = ['', 'server/src'];

/** A path has a slash; it ends with a known extension, or with a slash for a folder. Patterns and URLs do not match. */
const path =
  /`([\w-][\w.-]*\/(?:[\w./-]+\.(?:cfg|conf|css|example|json|md|service|sh|sql|tsx?|ya?ml)|(?:[\w.-]+\/)*))`/g;

/** Returns a message for each file or folder that a document names in backticks and that does not exist. */
export async function findMissingFiles(): Promise<string[]> {
  const problems: string[] = [];
  for await (const document of glob(documents, { cwd: root })) {
    const missing = pathsIn(await readFile(join(root, document), 'utf8')).filter(
      (file) => !bases.some((base) => existsSync(join(root, base, file))),
    );
    problems.push(...missing.map((file) => `${document} names a missing file: ${file}`));
  }
  return problems;
}

/** The paths in backticks, each once. */
export function pathsIn(markdown: string): string[] {
  return [...new Set([...markdown.matchAll(path)].map(([, file = '']) => file))];
}
