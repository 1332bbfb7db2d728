import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Route, Routes, useLocation, MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { getUserQueryClient } from '../api/query-client.ts';
import { setTokenSource } from '../api/token-source.ts';
import type { AuthUser } from '../auth/auth-provider.ts';
import { createTestAuth, renderInApp } from './render-in-app.tsx';

/**
 * Functions that return the response of an endpoint, as a JSON value or as a Response. The key consists of
 * method and path, such as `GET /api/gifts`.
 */
export type MockResponses = Record<string, (request: RequestInit) => unknown>;

export const createErrorResponse = (status: number, message: string): Response =>
  new Response(message, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });

/**
 * Returns a handler of an endpoint. The handler adds the body of each request to `sent`, and responds with
 * the result of `respond`.
 */
export const recordRequestBodies =
  (sent: unknown[], respond: () => unknown) =>
  ({ body }: RequestInit): unknown => {
    sent.push(body instanceof FormData ? Object.fromEntries(body) : JSON.parse(typeof body === 'string' ? body : ''));
    return respond();
  };

const ana = { id: 7, uid: 'ana', email: 'ana@example.com', display_name: 'Ana', avatar: 'red', currency: 'USD' };
const anaUserRecord = { ...ana, is_staff: false, is_superuser: false, is_active: true };

const anaUser: AuthUser = {
  uid: 'ana',
  email: ana.email,
  displayName: ana.display_name,
  emailVerified: true,
  getIdToken: () => Promise.resolve('a bearer'),
};

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

export const createAnasQueryClient = (): QueryClient => getUserQueryClient({ uid: 'ana' });

/** Renders `Page` at `url` for the signed-in user Ana, whose id is 7. */
export function openPage(
  Page: ComponentType,
  route: string,
  url: string,
  responses: MockResponses,
  client = createAnasQueryClient(),
): void {
  serveResponses(responses);
  setTokenSource({ getIdToken: () => Promise.resolve('a bearer') });
  renderInApp(
    <QueryClientProvider client={client}>
      <MemoryRouter useTransitions={false} initialEntries={['/', url]}>
        <Routes>
          <Route path={route} element={<Page />} />
          <Route path="*" element={null} />
        </Routes>
        <CurrentUrl />
      </MemoryRouter>
    </QueryClientProvider>,
    // Copies the user object, which is the key of the data cache, so that each page starts with an empty
    // cache.
    createTestAuth({}, { ...anaUser }),
  );
}
