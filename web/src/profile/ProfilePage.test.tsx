import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getDataCache } from '../api/query-client.ts';
import type { AuthProvider } from '../auth/auth-provider.ts';
import { SessionProvider } from '../auth/session-context.tsx';
import { i18n } from '../i18n/i18n.ts';
import { ProfilePage } from './ProfilePage.tsx';

const signedOutAuth = {
  currentUser: null,
  onAuthStateChanged: (tell: (user: null) => void) => {
    tell(null);
    return () => undefined;
  },
};

// Renders the page without the guard of signed-in pages, which would redirect the visitor.
test('§2 profile: a signed-out visitor reads Please log in to view your profile.', () => {
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={getDataCache({ uid: 'ana' })}>
        <SessionProvider auth={signedOutAuth as unknown as AuthProvider}>
          <ProfilePage />
        </SessionProvider>
      </QueryClientProvider>
    </I18nProvider>,
  );
  expect(screen.getByText('Please log in to view your profile.')).toBeTruthy();
});
