import type { Locale, MessageId, MessageValues } from '@wishwell/text/messages.ts';
import { messages as de } from '@wishwell/text/de.json?compiled';
import { messages as en } from '@wishwell/text/en.json?compiled';
import { prerender } from 'react-dom/static';
import { App } from './app.tsx';
import { paths } from './paths.ts';
import { staticHistory } from './router/history.ts';
import type { AuthProvider } from './auth/auth-provider.ts';
import { i18n } from './i18n/i18n.ts';

const catalogues = { en, de } as const satisfies Readonly<Record<Locale, object>>;

const never = () => Promise.reject(new Error('Nobody signs in at build'));

/** At build it is not known who is signed in. */
const unknown: AuthProvider = {
  currentUser: null,
  onAuthStateChanged: () => () => undefined,
  signInWithEmailAndPassword: never,
  createUserWithEmailAndPassword: never,
  signInWithPopup: never,
  sendPasswordResetEmail: never,
  updateProfile: never,
  signOut: never,
};

const say = (locale: Locale, id: MessageId, values?: MessageValues): string => {
  i18n.loadAndActivate({ locale, messages: catalogues[locale] });
  return i18n._(id, values);
};

/** What the head of a document says, about the page it is for. */
export interface Head {
  title: string;
  description: string;
  /** What the share picture shows. */
  picture: string;
}

/** What stands there when the app's script cannot be fetched. */
export interface Broken {
  title: string;
  reason: string;
  retry: string;
}

export const brokenOf = (locale: Locale): Broken => ({
  title: say(locale, 'page.broken'),
  reason: say(locale, 'page.brokenReason'),
  retry: say(locale, 'ui.retry'),
});

export type DocumentKind = 'about' | 'login' | 'app';

const titles = { about: 'page.about', login: 'page.login', app: undefined } as const;

export function headOf(kind: DocumentKind, locale: Locale): Head {
  const title = titles[kind];
  return {
    title: title ? say(locale, 'page.title', { page: say(locale, title) }) : say(locale, 'app.name'),
    description: say(locale, 'meta.description'),
    picture: say(locale, 'meta.picture'),
  };
}

/**
 * What a page shows first, as HTML: all of /about, with marks where the server puts the owner; behind the guard the
 * loading screen, the same on every page. One after another: there is one current language.
 */
export async function renderFirst(kind: 'about' | 'app', locale: Locale): Promise<string> {
  i18n.loadAndActivate({ locale, messages: catalogues[locale] });
  const history = staticHistory(kind === 'about' ? paths.about : paths.home);
  const { prelude } = await prerender(<App auth={unknown} history={history} />);
  return new Response(prelude).text();
}
