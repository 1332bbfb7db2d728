import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { MockResponses } from '../testing/open-page.tsx';
import { openPage, createErrorResponse } from '../testing/open-page.tsx';
import { measureToastDuration } from '../testing/toast-duration.ts';
import { BugReportsPage } from './BugReportsPage.tsx';

const mug = {
  id: 3,
  title: 'The mug is upside down',
  description: 'In the list.',
  status: 'open',
  created_at: '2026-11-03T12:05:00.000Z',
  user: { id: 2, display_name: 'Mara' },
};
const sortingReport = {
  ...mug,
  id: 2,
  title: 'Sort by hand',
  status: 'in_progress',
  user: { id: 4, display_name: '' },
};
const thanksReport = { ...mug, id: 1, title: 'Thank you', status: 'resolved' };

const openReportsPage = (responses: MockResponses = {}): void =>
  openPage(BugReportsPage, '/superuser-tools/bug-reports', '/superuser-tools/bug-reports', {
    'GET /api/bugreports': () => [mug, sortingReport, thanksReport],
    ...responses,
  });

const findGroup = async (name: RegExp) => within(await screen.findByRole('region', { name }));
const findOpenGroup = () => findGroup(/^Open and in progress/);
const findResolvedGroup = () => findGroup(/^Resolved/);
const getToasts = () => within(screen.getByRole('region', { name: 'Messages' }));
const getStatusSelect = (title: string): HTMLElement => screen.getByRole('combobox', { name: `Status of “${title}”` });
const chooseStatus = (title: string, value: string): boolean =>
  fireEvent.change(getStatusSelect(title), { target: { value } });

test('the page shows open and resolved bug reports in two groups, with author and time', async () => {
  openReportsPage();
  const first = await findOpenGroup();
  expect(first.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'The mug is upside down',
    'Sort by hand',
  ]);
  expect(first.getByText('Mara')).toBeDefined();
  expect(first.getByText('No name set')).toBeDefined();
  expect(first.getAllByText(/^Nov 3, 2026/)).toHaveLength(2);
  expect((await findResolvedGroup()).getByRole('heading', { name: 'Thank you' })).toBeDefined();
  const choices = within(getStatusSelect(mug.title)).getAllByRole<HTMLOptionElement>('option');
  expect(choices.map(({ value }) => value)).toEqual(['open', 'in_progress', 'resolved']);
});

test('a new status of a bug report shows at once, and its select keeps the focus', async () => {
  const pending = Promise.withResolvers<object>();
  const lists = vi.fn<() => object[]>(() => [mug, sortingReport, thanksReport]);
  openReportsPage({ 'GET /api/bugreports': lists, 'PATCH /api/bugreports/3/status': () => pending.promise });
  await findOpenGroup();
  getStatusSelect(mug.title).focus();
  chooseStatus(mug.title, 'resolved');
  await waitFor(async () =>
    expect((await findResolvedGroup()).getByRole('heading', { name: mug.title })).toBeDefined(),
  );
  expect(document.activeElement).toBe(getStatusSelect(mug.title));
  lists.mockReturnValue([{ ...mug, status: 'resolved' }, sortingReport, thanksReport]);
  pending.resolve({ ...mug, status: 'resolved' });
  expect(await getToasts().findByText('Bug report updated')).toBeDefined();
  await waitFor(() => expect(lists).toHaveBeenCalledTimes(2));
});

test('if the server refuses a new status of a bug report, the old status shows again', async () => {
  openReportsPage({ 'PATCH /api/bugreports/3/status': () => createErrorResponse(409, 'Not now') });
  await findOpenGroup();
  chooseStatus(mug.title, 'resolved');
  expect(await getToasts().findByText('Update failed')).toBeDefined();
  expect(getToasts().getByText('Failed to update bug report: Not now')).toBeDefined();
  const first = await findOpenGroup();
  expect(first.getByRole('heading', { name: mug.title })).toBeDefined();
  expect(first.getByRole('alert').textContent).toBe('Failed to update bug report: Not now');
});

test('the toast of a changed status stays 2 s, and the toast of a failed change 3 s', async () => {
  const respond = vi.fn<() => unknown>().mockReturnValueOnce({ ...mug, status: 'resolved' });
  openReportsPage({ 'PATCH /api/bugreports/3/status': respond.mockReturnValue(createErrorResponse(409, 'Not now')) });
  await findOpenGroup();
  expect(await measureToastDuration(() => void chooseStatus(mug.title, 'resolved'), 'Bug report updated')).toBe(2000);
  expect(await measureToastDuration(() => void chooseStatus(mug.title, 'in_progress'), 'Update failed')).toBe(3000);
});

test('the page shortens the text of a long report, and a button expands it', async () => {
  openReportsPage({ 'GET /api/bugreports': () => [{ ...mug, description: 'very '.repeat(200) }] });
  const more = await screen.findByRole('button', { name: 'Show more' });
  fireEvent.click(more);
  expect(screen.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true');
});

test.each([
  ['an empty list', () => [], 'No bug reports found.'],
  ['403', () => createErrorResponse(403, 'Not allowed'), 'Oops! Something went wrong: Not allowed'],
  ['400', () => createErrorResponse(400, ''), 'Oops! Something went wrong: Failed to fetch bug reports'],
])('if the server responds with %s, the page shows a message', async (_response, respond, message) => {
  openReportsPage({ 'GET /api/bugreports': respond });
  expect(await screen.findByText(message)).toBeDefined();
});
