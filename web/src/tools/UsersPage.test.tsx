import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MockResponses } from '../testing/open-page.tsx';
import { openPage, createErrorResponse } from '../testing/open-page.tsx';
import { UsersPage } from './UsersPage.tsx';

const rootUser = {
  id: 1,
  uid: 'root',
  email: 'root@example.com',
  display_name: 'Root',
  avatar: 'red',
  is_staff: false,
  is_superuser: true,
  is_active: true,
};
const userWithoutName = {
  ...rootUser,
  id: 2,
  email: 'new@example.com',
  display_name: '',
  is_superuser: false,
  is_active: false,
};

const openUsersPage = (responses: MockResponses): void =>
  openPage(UsersPage, '/superuser-tools/users', '/superuser-tools/users', responses);

const createUsersPageResponse = (users: object[], next: string): Response =>
  new Response(JSON.stringify(users), {
    headers: { 'content-type': 'application/json', link: `<${next}>; rel="next"` },
  });

test('if the response has several pages, the user table shows the users of all pages', async () => {
  openUsersPage({
    'GET /api/users': () => createUsersPageResponse([rootUser], '/api/users?cursor=two'),
    'GET /api/users?cursor=two': () => [userWithoutName],
  });
  const [head, ...rows] = await screen.findAllByRole('row');
  expect(head?.textContent).toBe('IDNameEmailSuperuserStaffActive');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '1Rootroot@example.comYesNoYes',
    '2No name setnew@example.comNoNoNo',
  ]);
  expect(screen.getByRole('heading', { name: 'All Users 2' })).toBeDefined();
});

test("a user who is not a superuser sees the server's error message", async () => {
  openUsersPage({ 'GET /api/users': () => createErrorResponse(403, 'You are not allowed to do that') });
  expect(await screen.findByText('Failed to load users.')).toBeDefined();
  expect(screen.getByText('You are not allowed to do that')).toBeDefined();
});

test('if the users cannot be loaded and the server sends no message, a default message shows', async () => {
  openUsersPage({ 'GET /api/users': () => createErrorResponse(400, '') });
  expect(await screen.findByText('Failed to fetch users')).toBeDefined();
});

test('if there are no users, the page shows No users found', async () => {
  openUsersPage({ 'GET /api/users': () => [] });
  expect(await screen.findByText('No users found.')).toBeDefined();
});
