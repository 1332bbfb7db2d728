import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
import { InvitationPage } from './InvitationPage.tsx';

const openInvitation = (isOwn: boolean): void =>
  openPage(InvitationPage, '/i/:token', '/i/abc', {
    'GET /api/invitations/abc': () => ({
      inviter: { display_name: 'Ana', avatar: 'red' },
      is_own: isOwn,
      may_refuse_mails: false,
    }),
  });

test('the sender of an invitation sees its link instead of the button "Accept"', async () => {
  openInvitation(true);
  await screen.findByText('This is your own invitation. Send it to somebody else.');
  expect(screen.getByRole('button', { name: 'Copy' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to My Friends' }).getAttribute('href')).toBe('/friends');
  expect(screen.queryByRole('button', { name: 'Be friends with Ana' })).toBeNull();
});

test('a user who is not the sender can accept an invitation', async () => {
  openInvitation(false);
  expect(await screen.findByRole('button', { name: 'Be friends with Ana' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
});
