import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mug } from '../gifts/gift.testing.ts';
import { openPage } from '../testing/open-page.tsx';
import { storeVisitorIsGiver } from './giving-choice.ts';
import { GuestPage } from './GuestPage.tsx';

const { snapshot, item, quantity } = mug;
const claim = {
  ...item,
  snapshot,
  changed: [] as string[],
  quantity,
  shows_claims_from: null as string | null,
  title: 'Winter',
  owner: { display_name: 'Ana', avatar: 'red' },
};

test('the card of a claimed item shows the owner’s edits, and when the owner will see existing claims', async () => {
  const changed = { ...claim, price: 45, changed: ['price'], shows_claims_from: '2026-12-01T10:00:00.000Z' };
  const unchanged = { ...claim, id: 32, name: 'Kite' };
  openPage(GuestPage, '/g/:token', '/g/abc', {
    'GET /api/guests/abc': () => ({ name: 'Rosa', items: [changed, unchanged] }),
  });
  const [changedCard, otherCard] = await screen.findAllByRole('listitem');
  expect(changedCard?.textContent).toContain('Changed since you promised:$38.00 → $45.00');
  expect(changedCard?.textContent).toMatch(/From Dec 1, 2026, .*Ana.* also sees earlier claims/);
  expect(otherCard?.textContent).not.toMatch(/Changed|From Dec/);
  expect(within(changedCard as HTMLElement).getByRole('button', { name: /Undo/ })).toBeDefined();
});

test('after a click on "Undo", the focus moves to the heading, because the card with the button disappears', async () => {
  openPage(GuestPage, '/g/:token', '/g/abc', {
    'GET /api/guests/abc': () => ({ name: 'Rosa', items: [claim] }),
    'PUT /api/guests/abc/items/31/purchase': () => ({ name: 'Rosa', items: [] }),
  });
  const undo = await screen.findByRole('button', { name: 'Undo: Mug' });
  undo.focus();
  fireEvent.click(undo);
  await screen.findByText(/You have claimed nothing at the moment/);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your gifts' })));
});

test.each([
  ['leads back to the list if the browser knows one list', ['abc'], '/l/abc'],
  ['asks to open the link again if the browser knows no list', [], undefined],
  ['asks to open the link again if the browser knows several lists', ['abc', 'def'], undefined],
])('the page without gifts %s', async (_case, tokens, href) => {
  localStorage.clear();
  for (const token of tokens) storeVisitorIsGiver(token);
  openPage(GuestPage, '/g/:token', '/g/abc', { 'GET /api/guests/abc': () => ({ name: 'Rosa', items: [] }) });
  const message = await screen.findByText(/You have claimed nothing at the moment/);
  expect(message.textContent.includes('open the link to the wishlist again')).toBe(href === undefined);
  expect(screen.queryByRole('link', { name: 'Back to the wishlist' })?.getAttribute('href')).toBe(href);
});
