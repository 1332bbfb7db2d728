import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answers } from '../testing/open-page.tsx';
import { openPage, refusal } from '../testing/open-page.tsx';
import { SuperuserToolsPage } from './SuperuserToolsPage.tsx';

const open = (answers: Answers): void => openPage(SuperuserToolsPage, '/superuser-tools', '/superuser-tools', answers);

test('three cards lead on: nobody waits for approval, and every open report counts', async () => {
  open({ 'GET /api/bugreports/count/open': () => ({ count: 120 }) });
  expect((await screen.findByRole('img', { name: '120 open bug reports' })).textContent).toBe('120');
  expect(screen.getByRole('img', { name: '0 pending approvals' }).textContent).toBe('0');
  const addresses = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(addresses).toEqual([
    ['All Users', '/superuser-tools/users'],
    ['Pending Approvals', '/superuser-tools/pending-users'],
    ['Bug Reports', '/superuser-tools/bug-reports'],
  ]);
});

test('who is no superuser sees the page with its failure, as a toast too', async () => {
  open({ 'GET /api/bugreports/count/open': () => refusal(403, 'You are not allowed to do that') });
  const toasts = within(screen.getByRole('region', { name: 'Messages' }));
  expect(await toasts.findByText('You are not allowed to do that')).toBeDefined();
  expect(screen.getAllByText('Failed to fetch bug report count')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Bug Reports' })).toBeDefined();
});
