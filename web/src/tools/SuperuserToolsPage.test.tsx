import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MockResponses } from '../testing/open-page.tsx';
import { openPage, createErrorResponse } from '../testing/open-page.tsx';
import { SuperuserToolsPage } from './SuperuserToolsPage.tsx';

const openToolsPage = (responses: MockResponses): void =>
  openPage(SuperuserToolsPage, '/superuser-tools', '/superuser-tools', responses);

test('the superuser page has three cards and shows 0 pending approvals and the number of open bug reports', async () => {
  openToolsPage({ 'GET /api/bugreports/count/open': () => ({ count: 120 }) });
  expect((await screen.findByRole('img', { name: '120 open bug reports' })).textContent).toBe('120');
  expect(screen.getByRole('img', { name: '0 pending approvals' }).textContent).toBe('0');
  const addresses = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(addresses).toEqual([
    ['Back to Home', '/'],
    ['All Users', '/superuser-tools/users'],
    ['Pending Approvals', '/superuser-tools/pending-users'],
    ['Bug Reports', '/superuser-tools/bug-reports'],
  ]);
});

test('if loading the number of bug reports fails, the page and a toast show the error message', async () => {
  openToolsPage({ 'GET /api/bugreports/count/open': () => createErrorResponse(403, 'You are not allowed to do that') });
  const toasts = within(screen.getByRole('region', { name: 'Messages' }));
  expect(await toasts.findByText('You are not allowed to do that')).toBeDefined();
  expect(screen.getAllByText('Failed to fetch bug report count')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Bug Reports' })).toBeDefined();
});
