import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClientFor } from '../api/query-client.ts';
import type { AuthProvider } from '../auth/auth-provider.ts';
import { SessionProvider } from '../auth/session-context.tsx';
import { i18n } from '../i18n/i18n.ts';
import { ProfilePage } from './ProfilePage.tsx';

const nobody = {
  currentUser: null,
  onAuthStateChanged: (tell: (user: null) => void) => {
    tell(null);
    return () => undefined;
  },
};

// The guard leads a visitor elsewhere before: no browser comes here.
test('§2 profile: who is not signed in reads Please log in to view your profile.', () => {
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClientFor({ uid: 'ana' })}>
        <SessionProvider auth={nobody as unknown as AuthProvider}>
          <ProfilePage />
        </SessionProvider>
      </QueryClientProvider>
    </I18nProvider>,
  );
  expect(screen.getByText('Please log in to view your profile.')).toBeTruthy();
});
