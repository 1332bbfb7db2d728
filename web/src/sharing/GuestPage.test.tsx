import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mug } from '../gifts/gift.testing.ts';
import { openPage } from '../testing/open-page.tsx';
import { GuestPage } from './GuestPage.tsx';

test('the card of a claimed item shows what the owner has changed, and when the owner sees the claim', async () => {
  const { snapshot, item, quantity } = mug;
  const claim = {
    ...item,
    price: 45,
    snapshot,
    changed: ['price'],
    quantity,
    shows_claims_from: '2026-12-01T10:00:00.000Z',
    title: 'Winter',
    owner: { display_name: 'Ana', avatar: 'red' },
  };
  const unchanged = { ...claim, id: 32, name: 'Kite', changed: [], shows_claims_from: null };
  openPage(GuestPage, '/g/:token', '/g/abc', {
    'GET /api/guests/abc': () => ({ name: 'Rosa', items: [claim, unchanged] }),
  });
  const [changedCard, otherCard] = await screen.findAllByRole('listitem');
  expect(changedCard?.textContent).toContain('Changed since you promised:$38.00 → $45.00');
  expect(changedCard?.textContent).toMatch(/From Dec 1, 2026, .*Ana.* also sees earlier claims/);
  expect(otherCard?.textContent).not.toMatch(/Changed|From Dec/);
  expect(within(changedCard as HTMLElement).getByRole('button', { name: /Undo/ })).toBeDefined();
});
