import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Gift } from '@wishwell/contract/gifts.ts';
import { beforeAll, expect, test } from 'vitest';
import { createErrorResponse, openPage, type MockResponses, recordRequestBodies } from '../testing/open-page.tsx';
import { mug, tickets } from './gift.testing.ts';
import { preloadGiftDialogs } from './GiftDialogs.tsx';
import { GiftsPage } from './GiftsPage.tsx';
import filters from './GiftFilters.module.css';

beforeAll(preloadGiftDialogs);

const friendResponse = { ...mug.for, email: '', wishlist_count: 1, wishlists: [] };

const openGiftsPage = (gifts: readonly Gift[], responses: MockResponses = {}, search = ''): void =>
  openPage(GiftsPage, '/gifts', `/gifts${search}`, {
    'GET /api/gifts': () => gifts,
    'GET /api/friends': () => [friendResponse],
    'GET /api/gifts/budgets': () => [],
    ...responses,
  });

const findCard = async (name: string) => {
  const card = (await screen.findByRole('heading', { level: 3, name })).closest('li');
  if (!card) throw new Error(`There is no card of ${name}`);
  return within(card);
};

const typeInto = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const parseBody = (request: RequestInit): unknown => JSON.parse(typeof request.body === 'string' ? request.body : '');

test("the page groups gifts by recipient, and links to a friend's page and to the item in its list", async () => {
  openGiftsPage([tickets, mug]);
  await findCard('Mug');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Ana',
    'Grandma',
    'All together',
  ]);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Ana' }).getAttribute('href')).toBe('/friends/2'));
  expect(screen.getByRole('link', { name: 'Winter' }).getAttribute('href')).toBe('/friendwishlists/5?item=31');
  expect((await findCard('Tickets')).getByText('On no list')).toBeDefined();
  expect(screen.getByText('€80.00 planned; $38.00 planned')).toBeDefined();
});

test('the budget of a person shows how much is left this year, and the user can change the budget', async () => {
  const year = new Date().getUTCFullYear();
  const budget = { for_user_id: 2, for_name: null, amount: 50, currency: 'USD' };
  const sent: unknown[] = [];
  let budgets = [budget];
  openGiftsPage([tickets, { ...mug, promised_at: `${year}-02-03T10:00:00.000Z` }], {
    'GET /api/gifts/budgets': () => budgets,
    'PUT /api/gifts/budgets': (request) => {
      sent.push(parseBody(request));
      budgets = [{ ...budget, amount: 30 }];
      return new Response(null, { status: 204 });
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: `$12.00 of $50.00 left in ${year} (Ana)` }));
  expect(await screen.findByRole('dialog', { name: 'Budget for Ana' })).toBeDefined();
  typeInto('Amount a year', '30');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: `$8.00 over the budget of $30.00 in ${year} (Ana)` });
  expect(sent).toEqual([{ for_user_id: 2, amount: '30', currency: 'USD' }]);
  expect(screen.getByRole('button', { name: 'Set a budget (Grandma)' })).toBeDefined();
});

test('a new stage of a gift shows at once; if the server refuses it, the old stage and the reason show', async () => {
  const pending = Promise.withResolvers<Response>();
  openGiftsPage([mug], { 'PATCH /api/gifts/11': () => pending.promise });
  const card = await findCard('Mug');
  fireEvent.click(card.getByRole('button', { name: 'Mark as bought (Mug)' }));
  await card.findByText('Bought');
  pending.resolve(createErrorResponse(503, 'Please try again'));
  await card.findByText('Promised');
  expect(await screen.findByText('Please try again')).toBeDefined();
});

test('after "Undo" of the only gift marked as given, the focus moves to the name of the recipient', async () => {
  const stages = ['given', 'wrapped'] as const;
  let changes = 0;
  openGiftsPage([{ ...mug, stage: 'wrapped' }], {
    'PATCH /api/gifts/11': () => ({ ...mug, stage: stages[changes++] }),
  });
  const button = (await findCard('Mug')).getByRole('button', { name: 'Mark as given (Mug)' });
  act(() => button.focus());
  fireEvent.click(button);
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(document.activeElement?.textContent).toBe('1 gift given');
  act(() => undo.focus());
  fireEvent.click(undo);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Ana'));
});

test('a gift whose item has changed shows old and new values until the button "Keep" accepts the new ones', async () => {
  const changed: Gift = {
    ...mug,
    item: mug.item && { ...mug.item, name: 'Big mug', price: 45, currency: 'EUR', url: 'https://other.example/mug' },
    changed: ['name', 'price', 'currency', 'url', 'image_url'],
  };
  const sent: unknown[] = [];
  openGiftsPage([changed], { 'PATCH /api/gifts/11': recordRequestBodies(sent, () => ({ ...changed, changed: [] })) });
  const card = await findCard('Big mug');
  const texts = ['“Mug” → “Big mug”', '$38.00 → €45.00', 'Link: shop.example → other.example', 'Another picture'];
  for (const text of texts) expect(card.getByText(text)).toBeDefined();
  fireEvent.click(card.getByRole('button', { name: 'Keep (Big mug)' }));
  await waitFor(() => expect(card.queryByText('Changed since you promised:')).toBeNull());
  expect(sent).toEqual([{ accept_changes: true }]);
});

test.each([
  ['deleted', 'Ana has deleted this, so your promise has ended.'],
  ['hidden', 'Ana no longer shows you this, so your promise has ended.'],
  ['moved', 'Ana has moved this to a list that you do not see, so your promise has ended.'],
  ['unfriended', 'You and Ana are no longer friends, so your promise has ended.'],
  ['received', 'Ana has received this already, so your promise has ended.'],
  ['unwanted', 'Ana no longer wants this, so your promise has ended.'],
] as const)('the card of a claim that has ended shows the reason: %s', async (reason, text) => {
  openGiftsPage([{ ...mug, item: null, list: null, ended: { reason, at: mug.promised_at } }]);
  const card = await findCard('Mug');
  expect(card.getByText(text)).toBeDefined();
  expect(card.getByRole('button', { name: 'Keep as my own gift (Mug)' })).toBeDefined();
  expect(card.queryByRole('button', { name: /Mark as/ })).toBeNull();
});

test('the gift form refuses an invalid paid amount, and sends an empty paid amount as null', async () => {
  const sent: unknown[] = [];
  openGiftsPage(
    [{ ...mug, id: 4_503_599_627_370_496, paid: 12, paid_currency: 'EUR', note: 'Blue' }],
    { 'PATCH /api/gifts/4503599627370496': recordRequestBodies(sent, () => mug) },
    '?gift=4503599627370496',
  );
  const amount = await screen.findByLabelText('Paid');
  fireEvent.change(amount, { target: { value: '1.2345' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Invalid price')).toBeDefined();
  fireEvent.change(amount, { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ note: 'Blue', paid: null, order_link: '' }]));
});

test('if the user has no gifts, the page links to Friends; if loading fails, it has a button "Retry"', async () => {
  let fails = true;
  openGiftsPage([], { 'GET /api/gifts': () => (fails ? createErrorResponse(403, 'Not now') : []) });
  expect(await screen.findByText(/Not now/)).toBeDefined();
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await screen.findByRole('link', { name: 'See your friends' })).getAttribute('href')).toBe('/friends');
});

test('the page shows only the gifts that match the filter in the URL', async () => {
  openGiftsPage([mug, { ...tickets, stage: 'given' }], {}, '?stage=given');
  await findCard('Tickets');
  expect(screen.queryByRole('heading', { name: 'Mug' })).toBeNull();
  expect(screen.getByText('1 gift given').closest('details')?.open).toBe(true);
});

test('if the response has several pages, the page Gifts shows the gifts of all of them', async () => {
  const headers = { link: '</api/gifts?cursor=b>; rel="next"' };
  openGiftsPage([], {
    'GET /api/gifts': () => Response.json([mug], { headers }),
    'GET /api/gifts?cursor=b': () => [tickets],
  });
  await findCard('Mug');
  expect((await findCard('Tickets')).getByText('On no list')).toBeDefined();
});

test('submitting the empty form of a new gift shows at each required field what is missing', async () => {
  openGiftsPage([mug], {}, '?new');
  fireEvent.click(await screen.findByRole('button', { name: 'Add' }));
  await screen.findByText('Please say who it is for');
  expect(screen.getByText('Please say what it is')).toBeDefined();
});

test('while the gifts load, the page shows placeholders, and the button "Print" is disabled', async () => {
  openGiftsPage([mug], { 'GET /api/gifts': () => new Promise(() => undefined) });
  const skeleton = (await screen.findByText('Loading your gifts')).closest('[role=status]');
  const filterSkeleton = skeleton?.querySelector(`.${filters.filters}`);
  expect(filterSkeleton?.children).toHaveLength(3);
  expect(screen.getByRole('button', { name: /Print/ })).toHaveProperty('disabled', true);
});

test('the request for a new gift contains the recipient, the price and the link with https:// added', async () => {
  const sent: unknown[] = [];
  openGiftsPage([mug], { 'POST /api/gifts': recordRequestBodies(sent, () => ({ ...tickets, for: mug.for })) }, '?new');
  const option = await screen.findByRole('option', { name: 'Ana', selected: false });
  fireEvent.change(screen.getByLabelText('For'), { target: { value: option.getAttribute('value') } });
  typeInto('What is it?', ' Tickets ');
  typeInto('Price', '12,5');
  typeInto('Link to a shop', 'shop.example');
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await findCard('Tickets');
  const body = { name: 'Tickets', for_user_id: 2, price: '12.5', currency: 'USD', url: 'https://shop.example' };
  expect(sent).toEqual([body]);
});
