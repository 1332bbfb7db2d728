import { I18nProvider } from '@lingui/react';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { i18n } from '../i18n/i18n.ts';
import { ToastProvider } from './Toast.tsx';

export const UiTestProviders = ({ children }: { children: ReactNode }): ReactNode => (
  <I18nProvider i18n={i18n}>
    <ToastProvider>{children}</ToastProvider>
  </I18nProvider>
);

export const renderUi = (element: ReactNode): RenderResult => render(element, { wrapper: UiTestProviders });
