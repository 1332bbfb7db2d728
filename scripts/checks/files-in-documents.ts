import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findFiles, readRepositoryFile, repositoryRoot } from './tool.ts';

const documentPatterns = ['docs/**/*.md', '{bench,trust}/README.md', '{README,SECURITY,CONTRIBUTING,ARCHITECTURE}.md'];

/** Folders that a path in a Markdown file may omit at its beginning. */
const baseFolders = ['', 'server/src'];

/**
 * Matches file paths that contain a slash and end with a known extension, and folders that end with a
 * slash. Does not match glob patterns and URLs.
 */
const pathPattern =
  /`([\w-][\w.-]*\/(?:[\w./-]+\.(?:cfg|conf|css|example|json|md|service|sh|sql|tsx?|ya?ml)|(?:[\w.-]+\/)*))`/g;

const isFile = (...path: string[]): boolean => existsSync(join(repositoryRoot, ...path));

/** Returns a message for each missing file or folder that a Markdown file names in backticks or links to. */
export function findMissingFilesNamedInDocuments(): string[] {
  return findFiles(...documentPatterns).flatMap((document) => {
    const text = readRepositoryFile(document);
    const missing = [
      ...findQuotedPaths(text).filter((file) => !baseFolders.some((base) => isFile(base, file))),
      ...findRelativeLinks(text).filter((file) => !isFile(dirname(document), file)),
    ];
    return missing.map((file) => `${document} names a missing file: ${file}`);
  });
}

/** Returns the file and folder paths in backticks in a Markdown text, without duplicates. */
export function findQuotedPaths(markdown: string): string[] {
  return [...new Set([...markdown.matchAll(pathPattern)].map(([, file = '']) => file))];
}

/** Returns the relative links in a Markdown text, without their anchors. */
export function findRelativeLinks(markdown: string): string[] {
  return [...markdown.matchAll(/\]\(([^)#:\s]+)(?:#[^)\s]*)?\)/g)].map(([, file = '']) => file);
}
