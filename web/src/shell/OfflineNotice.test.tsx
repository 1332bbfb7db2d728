import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { recordServerReachability } from '../api/online-status.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  recordServerReachability(true);
});

test('the offline notice appears if the device was already offline when the app started', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  renderInApp(<OfflineNotice />);
  expect(await screen.findByText(/Wishwell can't be reached right now/)).toBeDefined();
});
