import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { avatarColourNames } from '@wishwell/contract/limits.ts';
import { expect, test, vi } from 'vitest';
import { getUserQueryClient } from '../api/query-client.ts';
import { createErrorResponse, openPage, type MockResponses } from '../testing/open-page.tsx';
import { renderInApp } from '../testing/render-in-app.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { ProfilePage } from './ProfilePage.tsx';

const renderAvatar = (color: string): string | undefined =>
  render(<Avatar color={color} size={112} />).container.firstElementChild?.outerHTML;

async function openProfile(responses: MockResponses): Promise<{ texts: string | null; avatar: string | undefined }> {
  openPage(ProfilePage, '/myprofile', '/myprofile', responses);
  const texts = (await screen.findByRole('heading', { level: 2, name: 'Ana' })).parentElement;
  return { texts: texts?.textContent ?? null, avatar: texts?.parentElement?.querySelector('svg')?.outerHTML };
}

test('each of the eleven avatar keys has a different image, and an unknown key has a placeholder', () => {
  expect(avatarColourNames).toHaveLength(11);
  expect(new Set([...avatarColourNames, 'plaid'].map(renderAvatar)).size).toBe(12);
  expect(renderAvatar('constructor')).toBe(renderAvatar('plaid'));
});

test('the profile shows avatar, name and e-mail address', async () => {
  expect(await openProfile({})).toEqual({ texts: 'Anaana@example.com', avatar: renderAvatar('red') });
  expect(screen.getByRole('button', { name: 'Edit Profile' }).className).toContain('outline');
  // The identity provider of these tests cannot change passwords.
  expect(screen.queryByRole('button', { name: 'Change Password' })).toBeNull();
});

test('if the user record cannot be loaded, the profile has a gray avatar and only logs the error', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect(
    await openProfile({ 'GET /api/users/firebase/ana': () => createErrorResponse(404, 'The paper is torn') }),
  ).toEqual({ texts: 'Anaana@example.com', avatar: renderAvatar('gray') });
  expect(log).toHaveBeenCalled();
  expect(screen.queryByText('The paper is torn')).toBeNull();
  log.mockRestore();
});

// Renders the page without SignInGuard, which would redirect the visitor.
test('§2 profile: a signed-out visitor reads Please log in to view your profile.', () => {
  renderInApp(
    <QueryClientProvider client={getUserQueryClient({ uid: 'ana' })}>
      <ProfilePage />
    </QueryClientProvider>,
  );
  expect(screen.getByText('Please log in to view your profile.')).toBeTruthy();
});
