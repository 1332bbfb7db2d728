import { I18nProvider } from '@lingui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Route, Routes, useLocation, MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { getDataCache } from '../api/query-client.ts';
import { setTokenSource } from '../api/token-source.ts';
import type { AuthProvider, AuthUser } from '../auth/auth-provider.ts';
import { SessionProvider } from '../auth/session-context.tsx';
import { i18n } from '../i18n/i18n.ts';
import { ToastProvider } from '../ui/Toast.tsx';

/**
 * Functions that return the response of an endpoint, as a JSON value or as a Response. The key consists of
 * method and path, such as `GET /api/gifts`.
 */
export type MockResponses = Record<string, (request: RequestInit) => unknown>;

/** Returns an error response as the server sends it. */
export const createErrorResponse = (status: number, message: string): Response =>
  new Response(message, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });

const ana = { id: 7, uid: 'ana', email: 'ana@example.com', display_name: 'Ana', avatar: 'red', currency: 'USD' };
const anaUserRecord = { ...ana, is_staff: false, is_superuser: false, is_active: true };

const rejectUnused = () => Promise.reject(new Error('Not used here'));

function createSignedInAuth(uid: string): AuthProvider {
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
    signInWithEmailAndPassword: rejectUnused,
    createUserWithEmailAndPassword: rejectUnused,
    signInWithPopup: rejectUnused,
    sendPasswordResetEmail: rejectUnused,
    updateProfile: rejectUnused,
    signOut: rejectUnused,
  };
}

function serveResponses(responses: MockResponses): void {
  const all: MockResponses = { 'GET /api/users/firebase/ana': () => anaUserRecord, ...responses };
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    const respond = all[`${request.method} ${url}`];
    if (!respond) return createErrorResponse(404, 'Not found');
    const response = await respond(request);
    if (response instanceof Response) return response;
    return new Response(JSON.stringify(response), { headers: { 'content-type': 'application/json', etag: '"4"' } });
  });
}

function CurrentUrl() {
  const { pathname, search } = useLocation();
  return <output data-testid="url">{pathname + search}</output>;
}

export const createAnasQueryClient = (): QueryClient => getDataCache({ uid: 'ana' });

/** Opens `url` in the app with `Page` as the page of `route`. The signed-in user is Ana, whose id is 7. */
export function openPage(
  Page: ComponentType,
  route: string,
  url: string,
  responses: MockResponses,
  client = createAnasQueryClient(),
): void {
  serveResponses(responses);
  setTokenSource({ getIdToken: () => Promise.resolve('a bearer') });
  const auth = createSignedInAuth('ana');
  render(
    <I18nProvider i18n={i18n}>
      <ToastProvider>
        <SessionProvider auth={auth}>
          <QueryClientProvider client={client}>
            <MemoryRouter useTransitions={false} initialEntries={['/', url]}>
              <Routes>
                <Route path={route} element={<Page />} />
                <Route path="*" element={null} />
              </Routes>
              <CurrentUrl />
            </MemoryRouter>
          </QueryClientProvider>
        </SessionProvider>
      </ToastProvider>
    </I18nProvider>,
  );
}
