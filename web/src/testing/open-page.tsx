import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Route, Routes } from '../router/Routes.tsx';
import { useLocation } from '../router/router.tsx';
import { Router } from '../router/router.tsx';
import { memoryHistory } from '../router/memory-history.testing.ts';
import { vi } from 'vitest';
import { setTokenSource } from '../api/token-source.ts';
import { queryClientFor } from '../api/query-client.ts';
import type { AuthProvider, AuthUser } from '../auth/auth-provider.ts';
import { SessionProvider } from '../auth/session-context.tsx';
import { i18n } from '../i18n/i18n.ts';
import { ToastProvider } from '../ui/Toast.tsx';

/** What the server answers, by method and path: a JSON record, or a whole response. */
export type Answers = Record<string, (request: RequestInit) => unknown>;

/** A refusal as the server sends it. */
export const refusal = (status: number, sentence: string): Response =>
  new Response(sentence, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });

const ana = { id: 7, uid: 'ana', email: 'ana@example.com', display_name: 'Ana', avatar: 'red' };
const anasRecord = { ...ana, is_staff: false, is_superuser: false, is_active: true };

const unused = () => Promise.reject(new Error('Not used here'));

function signedInAs(uid: string): AuthProvider {
  const currentUser: AuthUser = {
    uid,
    email: ana.email,
    displayName: ana.display_name,
    emailVerified: true,
    getIdToken: () => Promise.resolve('a bearer'),
  };
  return {
    currentUser,
    onAuthStateChanged: (callback) => {
      callback(currentUser);
      return () => undefined;
    },
    signInWithEmailAndPassword: unused,
    createUserWithEmailAndPassword: unused,
    signInWithPopup: unused,
    sendPasswordResetEmail: unused,
    updateProfile: unused,
    signOut: unused,
  };
}

function serve(answers: Answers): void {
  const all: Answers = { 'GET /api/users/firebase/ana': () => anasRecord, ...answers };
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    const whole = `${request.method} ${address}`;
    const limit = new Headers(request.headers).get('prefer');
    // What is less than a page asks for first needs no answer of its own for that.
    const answer = (limit === null ? undefined : all[`${whole} ${limit}`]) ?? all[whole];
    if (!answer) return refusal(404, 'Not found');
    const sent = await answer(request);
    if (sent instanceof Response) return sent;
    return new Response(JSON.stringify(sent), { headers: { 'content-type': 'application/json', etag: '"4"' } });
  });
}

// happy-dom has no popovers yet.
HTMLElement.prototype.showPopover ??= () => undefined;

/** The address as it stands now, for what only the address tells. */
function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** Opens `address` in an app where Ana, whose id is 7, is signed in and `Page` stands at `route`. */
export function openPage(Page: ComponentType, route: string, address: string, answers: Answers): void {
  serve(answers);
  setTokenSource({ getIdToken: () => Promise.resolve('a bearer') });
  const auth = signedInAs('ana');
  render(
    <I18nProvider i18n={i18n}>
      <ToastProvider>
        <SessionProvider auth={auth}>
          <QueryClientProvider client={queryClientFor({ uid: 'ana' })}>
            <Router history={memoryHistory(['/', address])}>
              <Routes>
                <Route path={route} element={<Page />} />
                <Route path="*" element={null} />
              </Routes>
              <Address />
            </Router>
          </QueryClientProvider>
        </SessionProvider>
      </ToastProvider>
    </I18nProvider>,
  );
}
