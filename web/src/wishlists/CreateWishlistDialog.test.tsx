import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { getUserQueryClient } from '../api/query-client.ts';
import { openPage, createErrorResponse, recordRequestBodies } from '../testing/open-page.tsx';
import { renderInApp } from '../testing/render-in-app.tsx';
import { measureToastDuration } from '../testing/toast-duration.ts';
import { CreateWishlistDialog } from './CreateWishlistDialog.tsx';
import { MyWishlistsPage } from './MyWishlistsPage.tsx';
import { wishlistCard } from './own-wishlist.testing.tsx';

afterEach(() => vi.unstubAllGlobals());

const createListRecord = (title: string) => ({ ...wishlistCard, title });

test('§8 data calls: creating a wishlist while not logged in shows User is not logged in', async () => {
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetched);
  renderInApp(
    <QueryClientProvider client={getUserQueryClient({ uid: 'ana' })}>
      <MemoryRouter useTransitions={false} initialEntries={['/']}>
        <CreateWishlistDialog onClose={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Desk' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Error creating wishlist')).toBeTruthy();
  expect(screen.getByText('User is not logged in')).toBeTruthy();
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['contains the id of the owner', { owner_id: 7 }],
  ['has no owner id if the user record cannot be loaded', {}],
])('the request for a new list has the fields of a list, and %s', async (_case, owner) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const sent: unknown[] = [];
  openPage(MyWishlistsPage, '/mywishlists', '/mywishlists?new', {
    'GET /api/mywishlists': () => [],
    ...('owner_id' in owner ? {} : { 'GET /api/users/firebase/ana': () => createErrorResponse(404, 'Not found') }),
    'POST /api/mywishlists': recordRequestBodies(sent, () => ({ ...createListRecord('Desk'), items: [] })),
  });
  await screen.findByText("You don't have any wishlists yet.");
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Title'), { target: { value: 'Desk' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const rest = { description: '', is_public: true, shared_with_ids: [], show_claims: 'never', takes_ideas: true };
  expect(sent).toEqual([{ title: 'Desk', ...rest, ...owner }]);
  log.mockRestore();
});

test('the toast of invalid input stays 4 s, and the toast of a failed change 5 s', async () => {
  openPage(MyWishlistsPage, '/mywishlists', '/mywishlists?new', {
    'GET /api/mywishlists': () => [],
    'POST /api/mywishlists': () => createErrorResponse(409, 'Not now'),
  });
  const dialog = within(await screen.findByRole('dialog'));
  const create = () => void fireEvent.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await measureToastDuration(create, 'Title is required')).toBe(4000);
  fireEvent.change(dialog.getByLabelText('Title'), { target: { value: 'Desk' } });
  expect(await measureToastDuration(create, 'Error creating wishlist')).toBe(5000);
});

test('a new list appears even if the response is lost; a second list gets another idempotency key', async () => {
  const keys: (string | null)[] = [];
  const created: object[] = [];
  openPage(MyWishlistsPage, '/mywishlists', '/mywishlists?new', {
    'GET /api/mywishlists': () => created,
    'POST /api/mywishlists': ({ headers }) => {
      keys.push(new Headers(headers).get('idempotency-key'));
      if (keys.length === 2) return createErrorResponse(500, 'The paper is torn');
      if (keys.length === 3) return { ...createListRecord('Office'), items: [] };
      created[0] = createListRecord('Desk');
      throw new TypeError('Failed to fetch');
    },
  });
  await screen.findByText("You don't have any wishlists yet.");
  const dialog = within(await screen.findByRole('dialog'));
  const create = (): boolean => fireEvent.click(dialog.getByRole('button', { name: 'Create' }));
  fireEvent.change(dialog.getByLabelText('Title'), { target: { value: 'Desk' } });
  create();
  await dialog.findAllByText('Failed to create wishlist');
  expect(await screen.findByRole('link', { name: 'Desk' })).toBeDefined();
  create();
  await dialog.findAllByText('The paper is torn');
  fireEvent.change(dialog.getByLabelText('Title'), { target: { value: 'Office' } });
  create();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
