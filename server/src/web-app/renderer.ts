import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from '@wishwell/text/messages.ts';
import type { InProcessFetch } from '../http/document-sessions.ts';
import type { Owner } from '../config/config.ts';
import type { Claims } from '../accounts/identity.ts';

/** Who a document is for, as the app knows people: `AuthUser` of `web/src/auth/auth-provider.ts`. */
export type DocumentPerson = Pick<Claims, 'uid' | 'email' | 'emailVerified'> & { displayName: string };

export interface PageRequest {
  pathname: string;
  search: string;
  locale: Locale;
  /** Null: nobody is signed in. Undefined: unknown, which gives the loading screen. */
  person: DocumentPerson | null | undefined;
  /** Makes the person's calls. */
  fetch: InProcessFetch;
}

export interface RenderedPage {
  html: string;
  data: string | undefined;
  title: string;
  description: string;
  imageText: string;
  module: string | undefined;
  isGuarded: boolean;
  isFound: boolean;
  broken: { title: string; reason: string; retry: string } | undefined;
}

/** What `web/src/entry-server.tsx` exports. */
export interface Renderer {
  renderPage(request: PageRequest): Promise<RenderedPage>;
  isPublicPath(pathname: string): boolean;
  setOwner(owner: Owner): void;
}

/** Which files the document of a page links: `web/build/page-files.ts`. */
export interface PageFiles {
  app: readonly string[];
  signedIn: readonly string[];
  pages: Readonly<Record<string, readonly string[]>>;
  texts: Readonly<Record<Locale, { frame: string; whole: string }>>;
}

/** Loads the app as it was built for the server. */
export async function loadRenderer(folder: string): Promise<Renderer> {
  const module: unknown = await import(pathToFileURL(join(folder, '.server/entry-server.js')).href);
  return module as Renderer;
}

export async function readPageFiles(folder: string): Promise<PageFiles> {
  return JSON.parse(await readFile(join(folder, '.server/page-files.json'), 'utf8')) as PageFiles;
}
