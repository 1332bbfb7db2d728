import { AsyncLocalStorage } from 'node:async_hooks';
import { Writable } from 'node:stream';
import { setupI18n, type I18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { Locale } from '@wishwell/text/messages.ts';
import { messages as de } from '@wishwell/text/de.json?compiled';
import { messages as en } from '@wishwell/text/en.json?compiled';
import { ApiError } from './api/client.ts';
import { listLoadedQueries, queryClientFor } from './api/query-client.ts';
import { provideTokenSource, type TokenSource } from './api/token-source.ts';
import { App } from './app.tsx';
import type { AuthProvider, AuthUser } from './auth/auth-provider.ts';
import type { DocumentData } from './document-data.ts';
import { paths } from './paths.ts';
import { askForPageAt, describePage, isPublicPath, preloadPageAt } from './routes.tsx';
import { staticHistory } from './router/history.ts';
import { owner, type Owner } from './shell/owner.ts';

const languages: Readonly<Record<Locale, I18n>> = {
  en: setupI18n({ locale: 'en', messages: { en } }),
  de: setupI18n({ locale: 'de', messages: { de } }),
};

/** Whose session came with a request for a document. */
export type Person = Pick<AuthUser, 'uid' | 'email' | 'displayName' | 'emailVerified'>;

export interface PageRequest {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  locale: Locale;
  /** Null: nobody is signed in. Undefined: unknown, for the loading screen. */
  person: Person | null | undefined;
  /** Makes the person's calls; takes a path. */
  fetch: TokenSource['fetch'];
}

export interface RenderedPage {
  /** The content of the root element. */
  html: string;
  /** JSON of `DocumentData`; undefined where the person is unknown. */
  data: string | undefined;
  title: string;
  description: string;
  /** Text alternative of the image for link previews. */
  imageText: string;
  /** Module of the page, as the list of built files names it. */
  module: string | undefined;
  isGuarded: boolean;
  isFound: boolean;
  /** What is said in place of a page whose script does not start; undefined for the story, which needs none. */
  broken: { title: string; reason: string; retry: string } | undefined;
}

export { guardedPaths, isPublicPath, pageModules } from './routes.tsx';

/** Sets whom the footer and the story name. To be called before the first page is rendered. */
export const setOwner = (values: Owner): void => void Object.assign(owner, values);

const sources = new AsyncLocalStorage<TokenSource>();
provideTokenSource(() => sources.getStore());

const never = (): Promise<never> => Promise.reject(new Error('Nobody signs in on the server'));

function authOf(user: AuthUser | null | undefined): AuthProvider {
  return {
    currentUser: user ?? null,
    onAuthStateChanged: () => () => undefined,
    signInWithEmailAndPassword: never,
    createUserWithEmailAndPassword: never,
    signInWithPopup: never,
    sendPasswordResetEmail: never,
    updateProfile: never,
    signOut: never,
  };
}

/** Resolves with the HTML of `content` once all of it is rendered. Rejects when a component throws. */
function renderToHtml(content: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
      final: (done) => {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const { pipe } = renderToPipeableStream(content, {
      // Otherwise a long part comes last, and an inline script, which the policy refuses, puts it into its place.
      progressiveChunkSize: Infinity,
      onAllReady: () => void pipe(sink),
      onError: reject,
    });
  });
}

/** Loads the person's data for a page; what fails is left for the browser, which asks again and shows the reason. */
async function loadData(pathname: string, user: AuthUser): Promise<void> {
  await askForPageAt(pathname, user).catch((error: unknown) => {
    // Rendering without data would be work for somebody who is over the limit.
    if (error instanceof ApiError && error.status === 429) throw error;
  });
  const client = queryClientFor(user);
  client.removeQueries({ predicate: ({ state }) => state.status !== 'success' });
}

/** Renders the page at a path for a person. Rejects when a component throws. */
export async function renderPage({ pathname, search, locale, person, fetch }: PageRequest): Promise<RenderedPage> {
  const i18n = languages[locale];
  const user = person && { ...person, getIdToken: never };
  const source: TokenSource = { person: user ?? undefined, getIdToken: () => Promise.resolve(''), locale, fetch };
  return sources.run(source, async () => {
    await preloadPageAt(pathname);
    if (user) await loadData(pathname, user);
    const history = staticHistory(pathname, search);
    const html = await renderToHtml(<App auth={authOf(user)} initialUser={user} i18n={i18n} history={history} />);
    const { title, module, isFound } = describePage(pathname);
    const queries = user ? listLoadedQueries(queryClientFor(user)) : [];
    const data: DocumentData | undefined = person === undefined ? undefined : { person, queries };
    return {
      html,
      data: data && JSON.stringify(data),
      title: person === undefined ? i18n._('app.name') : i18n._('page.title', { page: i18n._(title) }),
      description: i18n._('meta.description'),
      imageText: i18n._('meta.picture'),
      module,
      isGuarded: !isPublicPath(pathname),
      isFound,
      broken: pathname.startsWith(paths.about)
        ? undefined
        : { title: i18n._('page.broken'), reason: i18n._('page.brokenReason'), retry: i18n._('ui.retry') },
    };
  });
}
