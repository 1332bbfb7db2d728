import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Answers } from '../testing/open-page.tsx';
import { openPage, refusal } from '../testing/open-page.tsx';
import { BugReportsPage } from './BugReportsPage.tsx';

const mug = {
  id: 3,
  title: 'The mug is upside down',
  description: 'In the list.',
  status: 'open',
  created_at: '2026-11-03T12:05:00.000Z',
  user: { id: 2, display_name: 'Mara' },
};
const sorting = { ...mug, id: 2, title: 'Sort by hand', status: 'in_progress', user: { id: 4, display_name: '' } };
const thanks = { ...mug, id: 1, title: 'Thank you', status: 'resolved' };

const open = (answers: Answers = {}): void =>
  openPage(BugReportsPage, '/superuser-tools/bug-reports', '/superuser-tools/bug-reports', {
    'GET /api/bugreports': () => [mug, sorting, thanks],
    ...answers,
  });

const group = async (name: RegExp) => within(await screen.findByRole('region', { name }));
const unsolved = () => group(/^Open and in progress/);
const solved = () => group(/^Resolved/);
const toasts = () => within(screen.getByRole('region', { name: 'Messages' }));
const dropdown = (title: string): HTMLElement => screen.getByRole('combobox', { name: `Status of “${title}”` });
const choose = (title: string, value: string): boolean => fireEvent.change(dropdown(title), { target: { value } });

test('reports stand in two groups, with who sent them and when', async () => {
  open();
  const first = await unsolved();
  expect(first.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'The mug is upside down',
    'Sort by hand',
  ]);
  expect(first.getByText('Mara')).toBeDefined();
  expect(first.getByText('No name set')).toBeDefined();
  expect(first.getAllByText(/^Nov 3, 2026/)).toHaveLength(2);
  expect((await solved()).getByRole('heading', { name: 'Thank you' })).toBeDefined();
});

test('a new status shows at once, keeps the focus, and is followed by a toast of 2 seconds and a fresh list', async () => {
  const answer = Promise.withResolvers<object>();
  const lists = vi.fn<() => object[]>(() => [mug, sorting, thanks]);
  open({ 'GET /api/bugreports': lists, 'PATCH /api/bugreports/3/status': () => answer.promise });
  await unsolved();
  dropdown(mug.title).focus();
  choose(mug.title, 'resolved');
  await waitFor(async () => expect((await solved()).getByRole('heading', { name: mug.title })).toBeDefined());
  expect(document.activeElement).toBe(dropdown(mug.title));
  lists.mockReturnValue([{ ...mug, status: 'resolved' }, sorting, thanks]);
  answer.resolve({ ...mug, status: 'resolved' });
  expect(await toasts().findByText('Bug report updated')).toBeDefined();
  await waitFor(() => expect(lists).toHaveBeenCalledTimes(2));
});

test('a refused status goes back, with the reason as a toast and on the card', async () => {
  open({ 'PATCH /api/bugreports/3/status': () => refusal(409, 'Not now') });
  await unsolved();
  choose(mug.title, 'resolved');
  expect(await toasts().findByText('Update failed')).toBeDefined();
  expect(toasts().getByText('Failed to update bug report: Not now')).toBeDefined();
  const first = await unsolved();
  expect(first.getByRole('heading', { name: mug.title })).toBeDefined();
  expect(first.getByRole('alert').textContent).toBe('Failed to update bug report: Not now');
});

test('a long report is cut until all of it is wanted', async () => {
  open({ 'GET /api/bugreports': () => [{ ...mug, description: 'very '.repeat(200) }] });
  const more = await screen.findByRole('button', { name: 'Show all of it' });
  fireEvent.click(more);
  expect(screen.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true');
});

test('no reports: it is said', async () => {
  open({ 'GET /api/bugreports': () => [] });
  expect(await screen.findByText('No bug reports found.')).toBeDefined();
});

test('who is no superuser sees the page with its failure', async () => {
  open({ 'GET /api/bugreports': () => refusal(403, 'You are not allowed to do that') });
  expect(await screen.findByText('Oops! Something went wrong: You are not allowed to do that')).toBeDefined();
});

test('a failure without a sentence gets the default one', async () => {
  open({ 'GET /api/bugreports': () => refusal(400, '') });
  expect(await screen.findByText('Oops! Something went wrong: Failed to fetch bug reports')).toBeDefined();
});
