import { I18nProvider } from '@lingui/react';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { NetworkError } from '../api/token-source.ts';
import { i18n } from '../i18n/i18n.ts';
import { ToastProvider } from '../ui/Toast.tsx';
import { useFailureReport } from './use-failure-report.ts';

const wrapper = ({ children }: { children: ReactNode }): ReactNode => (
  <I18nProvider i18n={i18n}>
    <ToastProvider>{children}</ToastProvider>
  </I18nProvider>
);

test('the reason in a form names a lost connection, the message of the server, or the fallback', () => {
  const { reason } = renderHook(useFailureReport, { wrapper }).result.current;
  expect(reason('addItem', new NetworkError(''))).toBe(
    'Wishwell could not be reached. Check your connection and try again.',
  );
  expect(reason('addItem', new Error('The paper is torn'))).toBe('The paper is torn');
  expect(reason('addItem', new Error(''))).toBe('Failed to add item to wishlist');
});
