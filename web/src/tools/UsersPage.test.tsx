import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answers } from '../testing/open-page.tsx';
import { openPage, refusal } from '../testing/open-page.tsx';
import { UsersPage } from './UsersPage.tsx';

const root = {
  id: 1,
  uid: 'root',
  email: 'root@example.com',
  display_name: 'Root',
  avatar: 'red',
  is_staff: false,
  is_superuser: true,
  is_active: true,
};
const nameless = { ...root, id: 2, email: 'new@example.com', display_name: '', is_superuser: false, is_active: false };

const open = (answers: Answers): void =>
  openPage(UsersPage, '/superuser-tools/users', '/superuser-tools/users', answers);

const page = (users: object[], next: string): Response =>
  new Response(JSON.stringify(users), {
    headers: { 'content-type': 'application/json', link: `<${next}>; rel="next"` },
  });

test('every page of users is fetched, and everyone stands in the table', async () => {
  open({
    'GET /api/users': () => page([root], '/api/users?cursor=two'),
    'GET /api/users?cursor=two': () => [nameless],
  });
  const [head, ...rows] = await screen.findAllByRole('row');
  expect(head?.textContent).toBe('IDNameEmailSuperuserStaffActive');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '1Rootroot@example.comYesNoYes',
    '2No name setnew@example.comNoNoNo',
  ]);
  expect(screen.getByRole('heading', { name: 'All Users 2' })).toBeDefined();
});

test('who is no superuser sees the page with its failure', async () => {
  open({ 'GET /api/users': () => refusal(403, 'You are not allowed to do that') });
  expect(await screen.findByText('Failed to load users.')).toBeDefined();
  expect(screen.getByText('You are not allowed to do that')).toBeDefined();
});

test('a failure without a sentence gets the default one', async () => {
  open({ 'GET /api/users': () => refusal(400, '') });
  expect(await screen.findByText('Failed to fetch users')).toBeDefined();
});

test('nobody at all: it is said', async () => {
  open({ 'GET /api/users': () => [] });
  expect(await screen.findByText('No users found.')).toBeDefined();
});
