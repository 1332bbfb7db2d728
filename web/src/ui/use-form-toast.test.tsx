import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { i18n } from '../i18n/i18n.ts';
import { ToastProvider } from './Toast.tsx';
import { useFormToast } from './use-form-toast.ts';

function TestForm(): ReactNode {
  const toast = useFormToast();
  return (
    <>
      <button type="button" onClick={() => toast.warning('Title is required')}>
        Warn
      </button>
      <button type="button" onClick={() => toast.error('Error creating wishlist')}>
        Fail
      </button>
      <button type="button" onClick={() => toast.success('Wishlist created')}>
        Succeed
      </button>
    </>
  );
}

function TestScreen(): ReactNode {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <I18nProvider i18n={i18n}>
      <ToastProvider>
        {isOpen && <TestForm />}
        <button type="button" onClick={() => setIsOpen(false)}>
          Close
        </button>
      </ToastProvider>
    </I18nProvider>
  );
}

test('warnings and errors of a form disappear when it closes; its success stays', async () => {
  render(<TestScreen />);
  for (const name of ['Warn', 'Fail', 'Succeed']) fireEvent.click(screen.getByRole('button', { name }));
  expect(await screen.findByText('Title is required')).toBeDefined();
  expect(screen.getByText('Error creating wishlist')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('Title is required')).toBeNull());
  expect(screen.queryByText('Error creating wishlist')).toBeNull();
  expect(screen.getByText('Wishlist created')).toBeDefined();
});
