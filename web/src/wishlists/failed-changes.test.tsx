import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { createErrorResponse, openPage } from '../testing/open-page.tsx';
import { MyWishlistsPage } from './MyWishlistsPage.tsx';
import { getToasts, openWishlistPage, wishlistCard } from './own-wishlist.testing.tsx';
import { preloadOwnWishlistForms } from './OwnWishlistDialogs.tsx';

const lists = '/mywishlists';
const list = '/mywishlists/5';
type FailedChange = [path: string, field: string, button: string, request: string, title: string, fallback: string];

const failedChanges: readonly FailedChange[] = [
  [`${lists}?new`, 'Title', 'Create', `POST /api${lists}`, 'Error creating wishlist', 'Failed to create wishlist'],
  [`${lists}?delete=5`, '', 'Delete', `DELETE /api${list}`, 'Error deleting wishlist', 'Failed to delete wishlist'],
  [`${list}?edit-list`, '', 'Save', `PUT /api${list}`, 'Error updating wishlist', 'Failed to update wishlist'],
  [`${list}?new`, 'Name', 'Add Item', `POST /api${list}/item`, 'Error adding item', 'Failed to add item to wishlist'],
  [`${list}?delete=12`, '', 'Delete', `DELETE /api${list}/item/12`, 'Error deleting item', 'Failed to delete item'],
  [`${list}?edit=12`, '', 'Save', `PUT /api${list}/item`, 'Error updating item', 'Failed to update item'],
];

/** Makes a change in a dialog. The server responds to its request with `respond`. */
async function makeChange([path, field, button, request]: FailedChange, respond: () => unknown): Promise<void> {
  if (path.startsWith(list)) openWishlistPage(path, { [request]: respond });
  else openPage(MyWishlistsPage, lists, path, { 'GET /api/mywishlists': () => [wishlistCard], [request]: respond });
  const dialog = within(await screen.findByRole(button === 'Delete' ? 'alertdialog' : 'dialog'));
  if (field !== '') fireEvent.change(dialog.getByLabelText(field), { target: { value: 'Lamp' } });
  fireEvent.click(dialog.getByRole('button', { name: button }));
}

function loseConnection(): never {
  throw new TypeError('Failed to fetch');
}

const findToast = (text: string): Promise<HTMLElement> => getToasts().findByText(text);

beforeAll(preloadOwnWishlistForms);

test.each(failedChanges)(
  'if the change in the dialog %s fails, a toast shows the message of the server or a default message',
  async (...change) => {
    const [, , , , title, fallback] = change;
    for (const [respond, reason] of [
      [() => createErrorResponse(500, 'The paper is torn'), 'The paper is torn'],
      [() => createErrorResponse(500, ''), fallback],
      [loseConnection, fallback],
    ] as const) {
      await makeChange(change, respond);
      expect(await findToast(title)).toBeDefined();
      expect(await findToast(reason)).toBeDefined();
      expect(screen.queryByRole('button', { name: 'Load it again' })).toBeNull();
      cleanup();
    }
  },
);

test.each(failedChanges.filter(([, , button]) => button === 'Save'))(
  'if the change in the dialog %s fails with a conflict, the title of the toast is the default message',
  async (...change) => {
    await makeChange(change, () => createErrorResponse(412, 'This was changed elsewhere in the meantime.'));
    expect(await findToast(change[5])).toBeDefined();
    expect(await findToast('This was changed elsewhere in the meantime.')).toBeDefined();
  },
);
