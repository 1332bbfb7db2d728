import { act, screen, within } from '@testing-library/react';
import { vi } from 'vitest';

const clockStepMs = 100;

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
    for (; isToastVisible(text); duration += clockStepMs) await advanceTime(clockStepMs);
    return duration;
  } finally {
    vi.useRealTimers();
  }
}
