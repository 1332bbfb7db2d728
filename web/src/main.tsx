import { createRoot, hydrateRoot } from 'react-dom/client';
import { useTokensFrom as takeTokensFrom } from './api/tokens.ts';
import { App } from './app.tsx';
import { browserPlaces } from './router/places.ts';
import { preloadAllPages, preloadPageAt } from './routes.tsx';
import { createBuiltInAuth } from './session/built-in-auth.ts';
import { tokenSourceOf } from './session/token-source.ts';
import { onFirstUse, preloadOnIntent } from './shell/intent.ts';
import { speakAsDocument } from './text/texts.ts';
import { watchMoves } from './ui/leave-guard.ts';

/** Milliseconds after the first use of a page, when the code of the others may come. */
const quiet = 1_000;

const auth = createBuiltInAuth(window.wishwellBearer);
takeTokensFrom(tokenSourceOf(auth));
watchMoves();

async function start(root: HTMLElement): Promise<void> {
  const speaking = speakAsDocument();
  void preloadPageAt(location.pathname);
  await speaking;
  const app = <App auth={auth} places={browserPlaces()} />;
  if (root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

const root = document.getElementById('root');
if (root) void start(root);
preloadOnIntent((pathname) => void preloadPageAt(pathname));
onFirstUse(() => setTimeout(() => auth.currentUser && void preloadAllPages(), quiet));
