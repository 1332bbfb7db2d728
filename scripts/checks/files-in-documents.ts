import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { repositoryRoot } from './tool.ts';

const documentPatterns = ['docs/**/*.md', '{bench,trust}/README.md', '{README,SECURITY,CONTRIBUTING,ARCHITECTURE}.md'];

/** Folders that documents are allowed to omit at the beginning of a path. */
const baseFolders = ['', 'server/src'];

/**
 * Matches file paths that contain a slash and end with a known extension, and folders that end with a
 * slash. Does not match glob patterns and URLs.
 */
const pathPattern =
  /`([\w-][\w.-]*\/(?:[\w./-]+\.(?:cfg|conf|css|example|json|md|service|sh|sql|tsx?|ya?ml)|(?:[\w.-]+\/)*))`/g;

/** Returns a message for each missing file or folder that a document names in backticks or links to. */
export async function findMissingFiles(): Promise<string[]> {
  const problems: string[] = [];
  for await (const document of glob(documentPatterns, { cwd: repositoryRoot })) {
    const text = await readFile(join(repositoryRoot, document), 'utf8');
    const missing = [
      ...findPaths(text).filter((file) => !baseFolders.some((base) => existsSync(join(repositoryRoot, base, file)))),
      ...findLinks(text).filter((file) => !existsSync(join(repositoryRoot, dirname(document), file))),
    ];
    problems.push(...missing.map((file) => `${document} names a missing file: ${file}`));
  }
  return problems;
}

/** Returns the file and folder paths in backticks in a Markdown text, without duplicates. */
export function findPaths(markdown: string): string[] {
  return [...new Set([...markdown.matchAll(pathPattern)].map(([, file = '']) => file))];
}

/** Returns the relative links in a Markdown text, without their anchors. */
export function findLinks(markdown: string): string[] {
  return [...markdown.matchAll(/\]\(([^)#:\s]+)(?:#[^)\s]*)?\)/g)].map(([, file = '']) => file);
}
