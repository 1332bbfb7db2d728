import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VirtualList } from './VirtualList.tsx';

interface Entry {
  id: number;
  name: string;
}

const many = Array.from({ length: 150 }, (_, id): Entry => ({ id, name: `Wish ${id}` }));
const nameOf = ({ name }: Entry): string => name;
const renderEntry = vi.fn<(entry: Entry, isFirst: boolean) => ReactNode>(({ name }, isFirst) => (
  <button type="button" data-first={isFirst}>
    {name}
  </button>
));
const list = (entries: readonly Entry[]): ReactNode => (
  <VirtualList entries={entries} first={4} renderEntry={renderEntry} nameOf={nameOf} />
);

type Report = (entries: readonly Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>[]) => void;

// The test says what is in sight, and the observer is one for all.
const { report } = vi.hoisted(() => {
  const told: { report: Report } = { report: () => undefined };
  globalThis.IntersectionObserver = class {
    constructor(callback: Report) {
      told.report = callback;
    }
    observe(): void {}
    unobserve(): void {}
  } as unknown as typeof IntersectionObserver;
  return { report: (entries: Parameters<Report>[0]) => told.report(entries) };
});

/** The group that an entry stands in comes into sight, or leaves it. */
function moves(id: number, isIntersecting: boolean): void {
  const target = entryOf(id).parentElement;
  if (!target) throw new Error(`Wish ${id} stands nowhere`);
  act(() => report([{ target, isIntersecting }]));
}

function entryOf(id: number): HTMLElement {
  const entry = screen.getAllByRole('listitem')[id];
  if (!entry) throw new Error(`There is no wish ${id}`);
  return entry;
}

const isDrawn = (id: number): boolean => entryOf(id).querySelector('button') !== null;
const names = (): (string | null)[] => screen.getAllByRole('listitem').map((entry) => entry.textContent);

/** Shows a list of many; all of them are there when it resolves. */
async function showMany(): Promise<(entries: readonly Entry[]) => void> {
  const { rerender } = render(list(many));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(many.length));
  return (entries) => rerender(list(entries));
}

beforeEach(() => void renderEntry.mockClear());
afterEach(() => void window.dispatchEvent(new Event('afterprint')));

it('begins with what a window shows, and becomes one list of all', async () => {
  render(list(many));
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  await waitFor(() => expect(screen.getAllByRole('list')).toHaveLength(1));
  await waitFor(() => expect(names()).toEqual(many.map(({ name }) => name)));
  expect(document.querySelectorAll('[data-first="true"]')).toHaveLength(4);
});

it('holds nobody up with what arrives', async () => {
  const { rerender } = render(list(many.slice(0, 60)));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(60));
  act(() => {
    flushSync(() => rerender(list(many)));
    expect(screen.getAllByRole('listitem')).toHaveLength(60);
  });
  expect(screen.getAllByRole('listitem')).toHaveLength(many.length);
});

it('draws what is near, and has a name for each of the others', async () => {
  await showMany();
  expect([0, 11, 12, 100].map(isDrawn)).toEqual([true, true, false, false]);
  moves(100, true);
  expect([95, 96, 107, 108].map(isDrawn)).toEqual([false, true, true, false]);
  moves(100, false);
  expect(isDrawn(100)).toBe(false);
  expect(entryOf(100).textContent).toBe('Wish 100');
});

it('draws the end, to be reached by keyboard from behind', async () => {
  const show = await showMany();
  expect([143, 144, 149].map(isDrawn)).toEqual([false, true, true]);
  show([...many, ...many.slice(0, 10).map(({ id, name }) => ({ id: id + 1_000, name }))]);
  expect([149, 155, 156, 159].map(isDrawn)).toEqual([false, false, true, true]);
});

it('what holds the focus, or was pressed, stays when it leaves sight', async () => {
  await showMany();
  moves(100, true);
  screen.getByRole('button', { name: 'Wish 100' }).focus();
  moves(50, true);
  fireEvent.click(screen.getByRole('button', { name: 'Wish 50' }));
  for (const id of [50, 100]) moves(id, false);
  expect([50, 100].map(isDrawn)).toEqual([true, true]);
  expect(document.activeElement?.textContent).toBe('Wish 100');
});

it('on paper, all of them are drawn', async () => {
  await showMany();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(many.every(({ id }) => isDrawn(id))).toBe(true);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(isDrawn(100)).toBe(false);
});

it('a change of one entry has only those around it looked at', async () => {
  const show = await showMany();
  for (const id of [90, 100]) moves(id, true);
  renderEntry.mockClear();
  show(many.map((entry) => (entry.id === 100 ? { ...entry, name: 'Changed' } : entry)));
  expect(entryOf(100).textContent).toBe('Changed');
  const looked = new Set(renderEntry.mock.calls.map(([{ id }]) => id));
  expect(looked).toContain(100);
  expect([...looked].every((id) => id >= 96 && id < 108)).toBe(true);
});

it('what is far changes its name as well', async () => {
  const show = await showMany();
  show(many.map((entry) => (entry.id === 100 ? { ...entry, name: 'Changed' } : entry)));
  expect(entryOf(100).textContent).toBe('Changed');
});

it('an entry that goes leaves the rest in order', async () => {
  const show = await showMany();
  show(many.slice(1));
  expect(names()).toEqual(many.slice(1).map(({ name }) => name));
});
