import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { setTokenSource } from './api/token-source.ts';
import { App } from './app.tsx';
import type { AuthUser } from './auth/auth-provider.ts';
import { createTokenSource } from './auth/auth-token-source.ts';
import { createAuth } from './auth/create-auth.ts';
import { readDocumentData } from './document-data.ts';
import { i18n } from './i18n/i18n.ts';
import { activateDocumentLanguage } from './i18n/language.ts';
import { browserHistory } from './router/history.ts';
import { preloadAllPages, preloadPageAt } from './routes.tsx';
import { onFirstInteraction, preloadOnIntent } from './shell/preload-on-intent.ts';
import { registerServiceWorker } from './shell/register-service-worker.ts';
import { clearScrollPositionsOnSignOut } from './shell/scroll-restoration.ts';
import { watchMoves } from './ui/leave-guard.ts';

/** Milliseconds after the first use of a page, when the code of the others may come. */
const quiet = 1_000;

const data = readDocumentData();
const arriving = createAuth(data?.person);
watchMoves();

/** What pages behind the guard need to read data is not loaded for the others. */
async function addQueriesOf(person: AuthUser): Promise<void> {
  const { queryClientFor, addLoadedQueries } = await import('./api/query-client.ts');
  addLoadedQueries(queryClientFor(person), data?.queries ?? []);
}

async function start(root: HTMLElement): Promise<void> {
  // First, because it tells how many texts the language needs.
  const preloaded = preloadPageAt(location.pathname);
  const [auth] = await Promise.all([arriving, activateDocumentLanguage(), preloaded]);
  setTokenSource(createTokenSource(auth));
  clearScrollPositionsOnSignOut(auth);
  const initialUser = data && (data.person ? auth.currentUser : null);
  if (initialUser) await addQueriesOf(initialUser);
  const app = <App auth={auth} initialUser={initialUser} i18n={i18n} history={browserHistory()} />;
  // As a transition it is done in small steps, between which the browser answers.
  startTransition(() => {
    // From here on React handles events, also those of parts that are not hydrated yet.
    window.wishwellEarly?.stop();
    if (data) hydrateRoot(root, app, { onRecoverableError: (error) => console.error(error) });
    else createRoot(root).render(app);
  });
}

async function preloadForSignedIn(): Promise<void> {
  if (!(await arriving).currentUser) return;
  await preloadAllPages();
  await registerServiceWorker();
}

const root = document.getElementById('root');
if (root) start(root).catch(window.wishwellBroken);
preloadOnIntent((pathname) => void preloadPageAt(pathname));
onFirstInteraction(() => {
  // What installs the app is of no use before it is used.
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  );
  setTimeout(() => void preloadForSignedIn(), quiet);
});
