import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from '@wishwell/text/messages.ts';
import type { UserIdentity } from '../accounts/identity.ts';
import type { InstallationOperator } from '../config/config.ts';
import type { InProcessFetch } from '../http/in-process-api-client.ts';

/** The signed-in user. Must equal the type `AuthUser` in `web/src/auth/auth-provider.ts`. */
export type SignedInDocumentUser = Pick<UserIdentity, 'uid' | 'email' | 'emailVerified'> & { displayName: string };

export interface PageRequest {
  pathname: string;
  search: string;
  locale: Locale;
  /**
   * The signed-in user; null without a session. Undefined if unknown: then the loading screen is rendered.
   */
  person: SignedInDocumentUser | null | undefined;
  fetch: InProcessFetch;
}

export interface RenderedPage {
  html: string;
  data: string | undefined;
  title: string;
  previewTitle: string;
  description: string;
  imageText: string;
  module: string | undefined;
  /** Whether the page needs the additional file of interface texts, which most pages do not need. */
  hasExtraTexts: boolean;
  isGuarded: boolean;
  isFound: boolean;
  broken: { title: string; reason: string; retry: string } | undefined;
}

/** Exports of the server build of the web app, `web/src/entry-server.tsx`. */
export interface Renderer {
  renderPage(request: PageRequest): Promise<RenderedPage>;
  isPublicPath(pathname: string): boolean;
  isSecretPath(pathname: string): boolean;
  setInstallationOperator(owner: InstallationOperator): void;
}

/** Files that the HTML documents load, as listed by `web/build/page-files.ts`. */
export interface FilesByPage {
  app: readonly string[];
  signedIn: readonly string[];
  pages: Readonly<Record<string, readonly string[]>>;
  texts: Readonly<Record<Locale, { frame: string; main: string; extra: string }>>;
}

export async function loadRenderer(folder: string): Promise<Renderer> {
  const module: unknown = await import(pathToFileURL(join(folder, '.server/entry-server.js')).href);
  return module as Renderer;
}

export async function readFilesByPage(folder: string): Promise<FilesByPage> {
  return JSON.parse(await readFile(join(folder, '.server/page-files.json'), 'utf8')) as FilesByPage;
}
