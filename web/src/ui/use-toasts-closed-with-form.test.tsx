import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from './render-ui.testing.tsx';
import { useToastsClosedWithForm } from './use-toasts-closed-with-form.ts';

function TestForm(): ReactNode {
  const toast = useToastsClosedWithForm();
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
    <>
      {isOpen && <TestForm />}
      <button type="button" onClick={() => setIsOpen(false)}>
        Close
      </button>
    </>
  );
}

test('when a form closes, its warnings and errors disappear, and its success toast stays', async () => {
  renderUi(<TestScreen />);
  for (const name of ['Warn', 'Fail', 'Succeed']) fireEvent.click(screen.getByRole('button', { name }));
  expect(await screen.findByText('Title is required')).toBeDefined();
  expect(screen.getByText('Error creating wishlist')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('Title is required')).toBeNull());
  expect(screen.queryByText('Error creating wishlist')).toBeNull();
  expect(screen.getByText('Wishlist created')).toBeDefined();
});
