import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { useGiftFilter } from './use-gift-filter.ts';

test('useGiftFilter keeps two changes of the filter that come before the next render', () => {
  const { result } = renderHook(useGiftFilter, { wrapper: MemoryRouter });
  act(() => {
    const { change } = result.current;
    change({ stage: 'bought' });
    change({ person: '2' });
  });
  expect(result.current.filter).toEqual({ stage: 'bought', person: '2', year: '' });
});
