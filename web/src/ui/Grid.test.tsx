import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { LongGrid } from './Grid.tsx';

interface Entry {
  id: number;
  name: string;
}

const many = Array.from({ length: 150 }, (_, id): Entry => ({ id, name: `Wish ${id}` }));
const renderCard = vi.fn<(entry: Entry, isFirst: boolean) => ReactNode>(({ name }, isFirst) => (
  <span data-first={isFirst}>{name}</span>
));
const grid = (entries: readonly Entry[]): ReactNode => (
  <LongGrid columns={4} className="" entries={entries} first={4} renderCard={renderCard} />
);

afterEach(() => void renderCard.mockClear());

/** Waits until all cards are there. */
const settle = (): Promise<void> =>
  waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(many.length), { timeout: 10_000 });

it('begins with what a window shows, and becomes one list of all', async () => {
  render(grid(many));
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  await settle();
  expect(screen.getAllByRole('list')).toHaveLength(1);
  const names = screen.getAllByRole('listitem').map((entry) => entry.textContent);
  expect(names).toEqual(many.map(({ name }) => name));
  expect(document.querySelectorAll('[data-first="true"]')).toHaveLength(4);
});

it('a change of one entry has only those around it looked at', async () => {
  const { rerender } = render(grid(many));
  await settle();
  renderCard.mockClear();
  rerender(grid(many.map((entry) => (entry.id === 100 ? { ...entry, name: 'Changed' } : entry))));
  expect(screen.getAllByRole('listitem')[100]?.textContent).toBe('Changed');
  const looked = new Set(renderCard.mock.calls.map(([{ id }]) => id));
  expect(looked).toContain(100);
  expect([...looked].every((id) => id >= 96 && id < 108)).toBe(true);
});

it('an entry that goes leaves the rest in order', async () => {
  const { rerender } = render(grid(many));
  await settle();
  rerender(grid(many.slice(1)));
  const names = screen.getAllByRole('listitem').map((entry) => entry.textContent);
  expect(names).toEqual(many.slice(1).map(({ name }) => name));
});
