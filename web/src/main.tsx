import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { getVisitor, setTokenSource, type Visitor } from './api/token-source.ts';
import { App } from './app.tsx';
import type { AuthProvider, AuthUser } from './auth/auth-provider.ts';
import { createTokenSource } from './auth/auth-token-source.ts';
import { createAuthProvider } from './auth/create-auth-provider.ts';
import { storeItemFromOtherApp } from './auth/shared-item.ts';
import {
  isDocumentForCurrentUrl,
  readAndRemoveDocumentData,
  type EmbeddedDocumentData,
} from './embedded-document-data.ts';
import { i18n } from './i18n/i18n.ts';
import { activateDocumentLanguage } from './i18n/language.ts';
import { startLeaveGuard } from './navigation/leave-guard.ts';
import { preloadAllPages, preloadPageAt } from './routes.ts';
import { runOnceOnFirstInteraction, preloadOnLinkInteraction } from './shell/preload-on-link-interaction.ts';
import { registerServiceWorker } from './shell/register-service-worker.ts';
import { ignoreAccidentalDoubleClicks } from './ui/ignore-accidental-double-clicks.ts';

/** Milliseconds between the user's first interaction and the start of preloading the code of all pages. */
const preloadDelayMs = 1_000;

startLeaveGuard();
ignoreAccidentalDoubleClicks();
storeItemFromOtherApp();

/**
 * Adds the queries that the server embedded in the document to the query cache of this user or visitor.
 * Imports the query client on demand.
 */
async function addDocumentQueries(person: AuthUser | Visitor, queries: EmbeddedDocumentData['queries']): Promise<void> {
  const { getUserQueryClient: queryClientFor, putLoadedQueriesIntoCache } = await import('./api/query-client.ts');
  putLoadedQueriesIntoCache(queryClientFor(person), queries);
}

async function startApp(
  root: HTMLElement,
  authPromise: Promise<AuthProvider>,
  initialData: EmbeddedDocumentData | undefined,
): Promise<void> {
  // Starts to load the module of the page first, because the module determines which texts the page needs.
  const preloaded = preloadPageAt(location.pathname);
  const [auth] = await Promise.all([authPromise, activateDocumentLanguage(), preloaded]);
  setTokenSource(createTokenSource(auth));
  // Discards the document's data and HTML if the user for whom the server rendered them is no longer signed
  // in.
  const person = initialData?.person;
  const documentData = person && auth.currentUser?.uid !== person.uid ? undefined : initialData;
  const initialUser = documentData && (person ? auth.currentUser : null);
  const queries = documentData?.queries ?? [];
  if (initialUser || queries.length > 0) await addDocumentQueries(initialUser ?? getVisitor(), queries);
  const app = (
    <BrowserRouter useTransitions={false}>
      <App auth={auth} initialUser={initialUser} i18n={i18n} />
    </BrowserRouter>
  );
  // Hydrates inside a transition. React then works in small steps, and the page responds to input between
  // them.
  startTransition(() => {
    if (documentData && isDocumentForCurrentUrl()) {
      hydrateRoot(root, app, { onRecoverableError: (error) => console.error(error) });
      return;
    }
    window.wishwellEarly?.stop();
    createRoot(root).render(app);
  });
}

async function preloadForSignedIn({ currentUser }: AuthProvider): Promise<void> {
  if (!currentUser) return;
  await preloadAllPages();
  await registerServiceWorker();
}

/**
 * Starts the app. Keeps no reference to the document's data, so that clearing the query cache frees the data.
 */
function start(): Promise<AuthProvider> {
  const initialData = readAndRemoveDocumentData();
  const authPromise = createAuthProvider(initialData?.person);
  const root = document.getElementById('root');
  if (root) startApp(root, authPromise, initialData).catch(window.wishwellBroken);
  return authPromise;
}

const authPromise = start();
preloadOnLinkInteraction((pathname) => void preloadPageAt(pathname));
runOnceOnFirstInteraction(() => {
  // Adds the link to the web app manifest late, because browsers need it only when the user installs the app.
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  );
  setTimeout(() => void authPromise.then(preloadForSignedIn), preloadDelayMs);
});
