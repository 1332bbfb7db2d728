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

test('if the response has several pages, the user table shows the users of all pages', async () => {
  openUsersPage({
    'GET /api/users': () => Response.json([rootUser], { headers: { link: '</api/users?cursor=two>; rel="next"' } }),
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

test.each([
  ['an empty list', () => [], ['No users found.']],
  ['403', () => createErrorResponse(403, 'Not allowed'), ['Failed to load users.', 'Not allowed']],
  ['400', () => createErrorResponse(400, ''), ['Failed to load users.', 'Failed to fetch users']],
])('if the server responds with %s, the page shows a message', async (_response, respond, messages) => {
  openUsersPage({ 'GET /api/users': respond });
  for (const message of messages) expect(await screen.findByText(message)).toBeDefined();
});
