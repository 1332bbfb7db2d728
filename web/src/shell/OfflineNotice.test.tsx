import { I18nProvider } from '@lingui/react';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { recordReachability } from '../api/online-status.ts';
import { i18n } from '../i18n/i18n.ts';
import { OfflineNotice } from './OfflineNotice.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  recordReachability(true);
});

test('the offline notice appears if the device was already offline when the app started', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  render(
    <I18nProvider i18n={i18n}>
      <OfflineNotice />
    </I18nProvider>,
  );
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''));
});
