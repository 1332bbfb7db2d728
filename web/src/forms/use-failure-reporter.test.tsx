import { act, renderHook, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NetworkError } from '../api/token-source.ts';
import { TestProviders } from '../testing/render-in-app.tsx';
import { useFailureReporter } from './use-failure-reporter.ts';

test("a form shows the reason of a failure: a lost connection, the server's message or a fallback text", () => {
  const { reason } = renderHook(useFailureReporter, { wrapper: TestProviders }).result.current;
  expect(reason('addItem', new NetworkError(''))).toBe(
    'Wishwell could not be reached. Check your connection and try again.',
  );
  expect(reason('addItem', new Error('The paper is torn'))).toBe('The paper is torn');
  expect(reason('addItem', new Error(''))).toBe('Failed to add item to wishlist');
});

test('a change that fails because the session has ended shows no error toast', async () => {
  const { toast } = renderHook(useFailureReporter, { wrapper: TestProviders }).result.current;
  act(() => {
    toast('addItem', new Error('User not authenticated'));
    toast('addItem', new Error('The paper is torn'));
  });
  expect(await screen.findByText('The paper is torn')).toBeDefined();
  expect(screen.queryByText('User not authenticated')).toBeNull();
});
