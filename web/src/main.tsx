import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { setTokenSource } from './api/token-source.ts';
import { App } from './app.tsx';
import { browserHistory } from './router/history.ts';
import { askForPageAt, preloadAllPages, preloadPageAt } from './routes.tsx';
import type { AuthProvider, AuthUser } from './auth/auth-provider.ts';
import { createAuth } from './auth/create-auth.ts';
import { createTokenSource } from './auth/auth-token-source.ts';
import { onFirstInteraction, preloadOnIntent } from './shell/preload-on-intent.ts';
import { clearScrollPositionsOnSignOut } from './shell/scroll-restoration.ts';
import { registerServiceWorker } from './shell/register-service-worker.ts';
import { activateDocumentLanguage } from './i18n/language.ts';
import { watchMoves } from './ui/leave-guard.ts';

/** Milliseconds after the first use of a page, when the code of the others may come. */
const quiet = 1_000;
/** Milliseconds to wait for what a page is made of, before the app shows that it waits. */
const patience = 500;

const arriving = createAuth();
watchMoves();

const whoIsIn = (auth: AuthProvider): Promise<AuthUser | null> =>
  new Promise((resolve) => void auth.onAuthStateChanged(resolve));
const after = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function start(root: HTMLElement): Promise<void> {
  // First, because it tells how much there is to say.
  const preloaded = preloadPageAt(location.pathname);
  const [auth] = await Promise.all([arriving, activateDocumentLanguage()]);
  setTokenSource(createTokenSource(auth));
  clearScrollPositionsOnSignOut(auth);
  const app = <App auth={auth} history={browserHistory()} />;
  const isStory = root.querySelector('h1') !== null;
  const getReady = async (): Promise<void> => {
    const [person] = await Promise.all([whoIsIn(auth), preloaded]);
    if (person) await askForPageAt(location.pathname, person).catch(() => undefined);
  };
  // The loading screen of the document needs no life while the page itself is about to take its place.
  if (!isStory) await Promise.race([getReady(), after(patience)]);
  // As a transition it is done in small steps, between which the browser answers.
  startTransition(() => {
    if (root.hasChildNodes() && (isStory || !auth.currentUser)) hydrateRoot(root, app);
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
