import { AsyncLocalStorage } from 'node:async_hooks';
import { Writable } from 'node:stream';
import { setupI18n, type I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import { messages as de } from '@wishwell/text/de.json?compiled';
import { messages as en } from '@wishwell/text/en.json?compiled';
import type { Locale } from '@wishwell/text/messages.ts';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { ApiError, isNotFoundOrGone } from './api/client.ts';
import { trimCachedListsToFirstPage } from './api/list-query.ts';
import { listQueriesWithData, getUserQueryClient } from './api/query-client.ts';
import type { SharedWishlist } from './api/shared.ts';
import { getVisitor, setTokenSourceLoader, type TokenSource } from './api/token-source.ts';
import { App } from './app.tsx';
import type { AuthProvider, AuthUser } from './auth/auth-provider.ts';
import type { EmbeddedDocumentData } from './embedded-document-data.ts';
import { wrapValuesInBidiIsolates } from './i18n/wrap-values-in-bidi-isolates.ts';
import { paths } from './paths.ts';
import { loadPageData, getPageMetadata, isSecretLinkPath, isPublicPath, preloadPageAt } from './routes.ts';
import { installationOperator, type InstallationOperator } from './shell/installation-operator.ts';
import { SetNameInWindowTitleContext } from './ui/use-name-in-window-title.ts';

const i18nByLocale: Readonly<Record<Locale, I18n>> = {
  en: setupI18n({ locale: 'en', messages: { en } }),
  de: setupI18n({ locale: 'de', messages: { de } }),
};

type SignedInDocumentUser = Pick<AuthUser, 'uid' | 'email' | 'displayName' | 'emailVerified'>;

export interface PageRequest {
  pathname: string;
  /** The query string of the URL with its question mark, or an empty string. */
  search: string;
  locale: Locale;
  /**
   * The user for whom the server renders the document. Null for a visitor; undefined for the app shell, which
   * is for no user.
   */
  person: SignedInDocumentUser | null | undefined;
  /**
   * Sends the API requests that the rendering needs, on behalf of `person`. The first argument of `fetch` is
   * a path.
   */
  fetch: TokenSource['fetch'];
}

export interface RenderedPage {
  html: string;
  /** `EmbeddedDocumentData` as JSON. Undefined for the app shell, which is for no user. */
  data: string | undefined;
  title: string;
  /**
   * The title for link previews. It names no person, list or item, because it stays in the document after a
   * sign-out. For shared lists, see `describeLinkPreview`.
   */
  previewTitle: string;
  description: string;
  /** Alternative text of the image that link previews show. */
  imageText: string;
  /** Name of the page's module, such as `home/HomePage`, by which the server finds the page's built files. */
  module: string | undefined;
  /**
   * Whether the page needs the messages of rarely opened pages and dialogs (`extra` in
   * `message-compiler-plugin.ts`).
   */
  hasExtraTexts: boolean;
  isGuarded: boolean;
  isFound: boolean;
  /**
   * Texts of the error message that the document shows if its scripts cannot be loaded. Undefined for /about,
   * which works without scripts.
   */
  broken: { title: string; reason: string; retry: string } | undefined;
}

export { guardedPaths, isSecretLinkPath as isSecretPath, isPublicPath, pageModulePaths } from './routes.ts';

/**
 * Sets the owner of the installation. The footer and /about show the owner's name. Call this function before
 * the first rendering.
 */
export const setInstallationOperator = (values: InstallationOperator): void =>
  void Object.assign(installationOperator, values);

const tokenSources = new AsyncLocalStorage<TokenSource>();
setTokenSourceLoader(() => tokenSources.getStore());

const rejectAlways = (): Promise<never> => Promise.reject(new Error('Nobody signs in on the server'));

/**
 * Returns the identity provider for rendering on the server. It has every optional method, such as the
 * password change, because pages hide a feature whose method is missing.
 */
function createServerAuth(user: AuthUser | null | undefined): AuthProvider {
  return {
    currentUser: user ?? null,
    onAuthStateChanged: () => () => undefined,
    signInWithEmailAndPassword: rejectAlways,
    createUserWithEmailAndPassword: rejectAlways,
    signInWithPopup: rejectAlways,
    sendPasswordResetEmail: rejectAlways,
    updateProfile: rejectAlways,
    changePassword: rejectAlways,
    signOut: rejectAlways,
  };
}

/** Resolves to the complete HTML of `content`. Rejects if a component throws. */
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
      // Makes React send all HTML at once. Otherwise React would add an inline script, which the Content
      // Security Policy blocks.
      progressiveChunkSize: Infinity,
      onAllReady: () => void pipe(sink),
      onError: reject,
    });
  });
}

/**
 * Loads the data of the page. Returns false if the list, person or other record of the page does not exist.
 * Ignores any other error, because the browser repeats the query and shows the error.
 */
async function loadData(pathname: string, user: AuthUser | null): Promise<boolean> {
  let isFound = true;
  await loadPageData(pathname, user).catch((error: unknown) => {
    isFound = !isNotFoundOrGone(error);
    // Rejects after a 429 response (rate limit), and `renderPage` then returns no document. The app would
    // repeat the refused requests if the document contained no data.
    if (error instanceof ApiError && error.status === 429) throw error;
  });
  const client = getUserQueryClient(user ?? getVisitor());
  client.removeQueries({ predicate: ({ state }) => state.status !== 'success' });
  trimCachedListsToFirstPage(client);
  return isFound;
}

/**
 * Returns title and description of a shared list for link previews. The title of the list is included only if
 * the owner allows this. Items are never included.
 */
function describeLinkPreview(client: QueryClient, i18n: I18n): { title: string; description: string } | undefined {
  const [, list] = client.getQueriesData<SharedWishlist>({ queryKey: ['shared'] })[0] ?? [];
  if (!list) return undefined;
  const name = list.owner.displayName || i18n._('friends.noName');
  const title = list.showsTitle ? list.title : i18n._('sharing.previewTitle', { name });
  return { title, description: i18n._('sharing.previewText', { name }) };
}

/** Renders the document of a page for a user. Rejects if a component throws. */
export async function renderPage({ pathname, search, locale, person, fetch }: PageRequest): Promise<RenderedPage> {
  const i18n = i18nByLocale[locale];
  const user = person && { ...person, getIdToken: rejectAlways };
  const source: TokenSource = {
    visitor: { uid: '' },
    person: user ?? undefined,
    getIdToken: () => Promise.resolve(''),
    locale,
    fetch,
  };
  return tokenSources.run(source, async () => {
    await preloadPageAt(pathname);
    const isSecret = isSecretLinkPath(pathname);
    const hasData = user || (isSecret && user === null);
    const isRecordFound = hasData ? await loadData(pathname, user ?? null) : true;
    let name: string | undefined;
    const receiveName = (received: string): void => void (name = received);
    const html = await renderToHtml(
      <SetNameInWindowTitleContext value={receiveName}>
        <StaticRouter location={{ pathname, search }}>
          <App auth={createServerAuth(user)} initialUser={user} i18n={i18n} />
        </StaticRouter>
      </SetNameInWindowTitleContext>,
    );
    const { title, module, hasExtraTexts, isFound } = getPageMetadata(pathname);
    const preview = isSecret ? describeLinkPreview(getUserQueryClient(user ?? getVisitor()), i18n) : undefined;
    // On a page behind a secret link, the window's title names a list or person only if the link preview also
    // does.
    const pageName = preview?.title ?? (isSecret ? undefined : name) ?? i18n._(title);
    const queries = user || isSecret ? listQueriesWithData(getUserQueryClient(user ?? getVisitor())) : [];
    const data: EmbeddedDocumentData | undefined = person === undefined ? undefined : { person, queries };
    return {
      html,
      data: data && JSON.stringify(data),
      title:
        person === undefined ? i18n._('app.name') : i18n._('page.title', wrapValuesInBidiIsolates({ page: pageName })),
      previewTitle: i18n._('page.title', wrapValuesInBidiIsolates({ page: preview?.title ?? i18n._(title) })),
      description: preview?.description ?? i18n._('meta.description'),
      imageText: i18n._('meta.picture'),
      module,
      hasExtraTexts,
      isGuarded: !isPublicPath(pathname) && !isSecret,
      // If the requested list or person does not exist, a page behind a secret link has status 404. A page of
      // signed-in users has status 200 and shows a message.
      isFound: isFound && (isRecordFound || !isSecret),
      broken: pathname.startsWith(paths.about)
        ? undefined
        : { title: i18n._('page.broken'), reason: i18n._('page.brokenReason'), retry: i18n._('ui.retry') },
    };
  });
}
