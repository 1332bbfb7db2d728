import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createErrorResponse, openPage, type MockResponses, recordRequestBodies } from '../testing/open-page.tsx';
import { wishlistRecord } from '../wishlists/own-wishlist.testing.tsx';
import { ImportPage } from './ImportPage.tsx';

const openImportPage = (responses: MockResponses = {}): void =>
  openPage(ImportPage, '/mywishlists/:id/import', '/mywishlists/5/import', {
    'GET /api/mywishlists/5': () => wishlistRecord,
    ...responses,
  });

async function openPreview(text: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText('Your wishes, one per line'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Preview' }));
  await screen.findByRole('heading', { name: /^Check/ });
}

const getItemName = (number: number): string | undefined =>
  within(screen.getByRole('group', { name: `Item ${number}` })).getByLabelText<HTMLInputElement>('Name').value;

function chooseColumn(label: string, index: number): void {
  const [select] = screen.getAllByLabelText<HTMLSelectElement>(label);
  if (select) fireEvent.change(select, { target: { value: select.options[index]?.value } });
}

test('the page shows the title of the list that gets the items, or why that list cannot be loaded', async () => {
  openImportPage();
  expect(await screen.findByRole('heading', { name: 'Add several items' })).toBeDefined();
  expect(screen.getByText('Winter birthday')).toBeDefined();
  cleanup();
  openImportPage({ 'GET /api/mywishlists/5': () => createErrorResponse(403, 'No access') });
  expect(await screen.findByText(/No access/)).toBeDefined();
});

test("after a 429 response, the app requests no more previews; the other rows keep the link's host as name", async () => {
  let requests = 0;
  openImportPage({
    'POST /api/items/preview': () => {
      requests += 1;
      return createErrorResponse(429, 'Too many previews. Please wait.');
    },
  });
  await openPreview(Array.from({ length: 20 }, (_, index) => `https://www.shop.example/${index}`).join('\n'));
  expect(await screen.findByText(/0 of 20 names found.*Too many previews/)).toBeDefined();
  expect(requests).toBeLessThanOrEqual(3);
  expect([getItemName(1), getItemName(20)]).toEqual(['shop.example', 'shop.example']);
  expect(screen.getAllByRole('button', { name: 'Save 20 items' })).toHaveLength(2);
});

test('a link preview that arrives late does not overwrite text that the user has typed', async () => {
  const gate = Promise.withResolvers<void>();
  const fields = { name: 'Mug', price: '12.50', currency: 'EUR', description: null, image_url: null, shop: null };
  openImportPage({
    'POST /api/items/preview': async () => {
      await gate.promise;
      return { fields, sources: {}, problem: null, message: null };
    },
  });
  await openPreview('https://shop.example/1\nhttps://shop.example/2');
  const [first] = screen.getAllByLabelText('Name');
  if (first) fireEvent.change(first, { target: { value: 'My mug' } });
  gate.resolve();
  await waitFor(() => expect(getItemName(2)).toBe('Mug'));
  expect(getItemName(1)).toBe('My mug');
  expect(screen.getAllByLabelText<HTMLInputElement>('Price').map(({ value }) => value)).toEqual(['', '12.50 EUR']);
});

test('the preview focuses its heading; the button "Change the input" focuses the field with the text', async () => {
  openImportPage();
  await openPreview('Mug\nLamp');
  const heading = screen.getByRole('heading', { name: 'Check 2 items' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  fireEvent.click(screen.getByRole('button', { name: 'Change the input' }));
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Your wishes, one per line');
  expect(field.value).toBe('Mug\nLamp');
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test('the link "Back to the list" asks before the rows of the preview are lost, then opens the list', async () => {
  openImportPage();
  await openPreview('Mug\nLamp');
  fireEvent.click(screen.getByRole('link', { name: 'Back to the list' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
  expect(getItemName(2)).toBe('Lamp');
  fireEvent.click(question.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.getByTestId('url').textContent).toBe('/mywishlists/5'));
});

test('a person assigns the columns of a CSV file to fields, and an invalid row prevents saving', async () => {
  openImportPage();
  // In the encoding Windows-1252, the byte 0x80 is the euro sign.
  const csv = 'Was?;Wie viel?;Stück\nKännchen;1.299,00 \u0080;2\nLampe;teuer;1\n;5;1\n';
  const file = new File([Uint8Array.from(csv, (letter) => letter.charCodeAt(0))], 'wishes.csv', { type: 'text/csv' });
  fireEvent.change(await screen.findByLabelText(/Choose a CSV file/), { target: { files: [file] } });
  await screen.findByText('Choose the column of the names or of the links.');
  chooseColumn('Name', 1);
  chooseColumn('Price', 2);
  await waitFor(() => expect(getItemName(1)).toBe('Kännchen'));
  expect(screen.getByText('€1,299.00')).toBeDefined();
  expect(screen.getByText('2 items have problems: correct or remove them')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Save 3 items' }));
  const row = within(screen.getByRole('group', { name: 'Item 2' }));
  await waitFor(() => expect(document.activeElement).toBe(row.getByLabelText('Price')));
  fireEvent.click(screen.getByRole('button', { name: 'Remove item 3' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Lampe' })));
  fireEvent.change(row.getByLabelText('Price'), { target: { value: '12,50 EUR' } });
  expect(await screen.findByRole('button', { name: 'Save 2 items' })).toBeDefined();
  expect(screen.queryByText(/problems?: correct or remove/)).toBeNull();
});

test('the button "Change the input" asks before corrections of the preview rows are lost', async () => {
  openImportPage();
  await openPreview('Mug\nLamp');
  fireEvent.click(screen.getByRole('button', { name: 'Remove Lamp' }));
  fireEvent.click(screen.getByRole('button', { name: 'Change the input' }));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Keep Editing' }));
  expect(getItemName(1)).toBe('Mug');
  fireEvent.click(screen.getByRole('button', { name: 'Change the input' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
  expect(await screen.findByDisplayValue(/Mug\s+Lamp/)).toBeDefined();
});

test('the button "Stop" ends the lookup of names; a row without a name gets the host of its link', async () => {
  openImportPage({
    'POST /api/items/preview': ({ signal }) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('Aborted')))),
  });
  await openPreview('https://www.shop.example/slow\nMug');
  fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByText(/^0 of 1 names found/)).toBeDefined();
  expect(getItemName(1)).toBe('shop.example');
});

test('the button "Save" is disabled if the import is too large for one request or over 200 items', async () => {
  openImportPage();
  const rows = Array.from({ length: 60 }, (_, index) => `Mug ${index}\t${'a'.repeat(4_900)}`);
  await openPreview(`Name\tDescription\n${rows.join('\n')}`);
  expect(screen.getByText('There is too much text for one save. Remove some items.')).toBeDefined();
  expect(screen.getAllByRole<HTMLButtonElement>('button', { name: 'Save 60 items' })[0]?.disabled).toBe(true);
  cleanup();
  openImportPage();
  await openPreview(Array.from({ length: 201 }, (_, index) => `Wish no. ${index}`).join('\n'));
  expect(screen.getByText('At most 200 items can be saved at once.')).toBeDefined();
  expect(screen.getAllByRole<HTMLButtonElement>('button', { name: 'Save 201 items' })[0]?.disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Keep the first 200' }));
  expect(screen.getAllByRole<HTMLButtonElement>('button', { name: 'Save 200 items' })[0]?.disabled).toBe(false);
});

test('the button "Save" sends all items in one request; if it is refused, all rows stay', async () => {
  const sent: unknown[] = [];
  openImportPage({
    'POST /api/mywishlists/5/items': recordRequestBodies(sent, () => createErrorResponse(409, 'The list is full')),
  });
  await openPreview('Mug - 12 €\n=1+1');
  fireEvent.click(screen.getByRole('button', { name: 'Save 2 items' }));
  expect(await screen.findAllByText('The list is full')).not.toHaveLength(0);
  const common = { url: '', description: '', is_available: true, state: 'wanted', wanted: 1 };
  expect(sent).toEqual([
    {
      items: [
        { name: 'Mug', price: '12.00', currency: 'EUR', ...common },
        { name: '=1+1', price: '0', currency: 'USD', ...common },
      ],
    },
  ]);
  expect(getItemName(2)).toBe('=1+1');
});
