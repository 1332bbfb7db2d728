import { act, screen, within } from '@testing-library/react';
import { vi } from 'vitest';

/** Steps in which the clock advances while a toast is visible, in milliseconds. */
const stepMs = 100;

const isToastVisible = (text: string): boolean =>
  within(screen.getByRole('region', { name: 'Messages' })).queryAllByText(text).length > 0;

const advanceTime = (milliseconds: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Returns for how many milliseconds a toast stays visible. `run` is the action that shows the toast. */
export async function measureToastDuration(run: () => void, text: string): Promise<number> {
  vi.useFakeTimers();
  try {
    run();
    for (let tries = 0; tries < 100 && !isToastVisible(text); tries += 1) await advanceTime(1);
    let duration = 0;
    for (; isToastVisible(text); duration += stepMs) await advanceTime(stepMs);
    return duration;
  } finally {
    vi.useRealTimers();
  }
}
