import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VirtualList } from './VirtualList.tsx';

interface Entry {
  id: number;
  name: string;
}

const manyEntries = Array.from({ length: 150 }, (_, id): Entry => ({ id, name: `Wish ${id}` }));
const getEntryName = ({ name }: Entry): string => name;
const renderEntry = vi.fn<(entry: Entry, isFirst: boolean) => ReactNode>(({ name }, isFirst) => (
  <button type="button" data-first={isFirst}>
    {name}
  </button>
));
const createVirtualList = (entries: readonly Entry[]): ReactNode => (
  <VirtualList entries={entries} initialCount={4} renderEntry={renderEntry} nameOf={getEntryName} />
);

type ReportIntersections = (entries: readonly Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>[]) => void;

// Replaces IntersectionObserver, so that the tests decide which groups of entries are in the viewport.
const { report } = vi.hoisted(() => {
  const captured: { report: ReportIntersections } = { report: () => undefined };
  class FakeObserver {
    constructor(callback: ReportIntersections) {
      captured.report = callback;
    }
    observe(): void {}
    unobserve(): void {}
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  // Makes the tests import a new copy of the module that stores the IntersectionObserver. Otherwise the
  // module would still use the observer of another test file.
  vi.resetModules();
  return { report: (entries: Parameters<ReportIntersections>[0]) => captured.report(entries) };
});

function setInViewport(id: number, isIntersecting: boolean): void {
  const target = findEntry(id).parentElement;
  if (!target) throw new Error(`Wish ${id} has no parent element`);
  act(() => report([{ target, isIntersecting }]));
}

function findEntry(id: number): HTMLElement {
  const entry = screen.getAllByRole('listitem')[id];
  if (!entry) throw new Error(`There is no wish ${id}`);
  return entry;
}

const isRendered = (id: number): boolean => findEntry(id).querySelector('button') !== null;
const listEntryTexts = (): (string | null)[] => screen.getAllByRole('listitem').map((entry) => entry.textContent);

async function renderManyEntries(): Promise<(entries: readonly Entry[]) => void> {
  const { rerender } = render(createVirtualList(manyEntries));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(manyEntries.length));
  return (entries) => rerender(createVirtualList(entries));
}

beforeEach(() => void renderEntry.mockClear());
afterAll(() => void vi.unstubAllGlobals());
afterEach(() => void window.dispatchEvent(new Event('afterprint')));

it('VirtualList first renders as many entries as fit the window, and then the other entries', async () => {
  render(createVirtualList(manyEntries));
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  await waitFor(() => expect(screen.getAllByRole('list')).toHaveLength(1));
  await waitFor(() => expect(listEntryTexts()).toEqual(manyEntries.map(({ name }) => name)));
  expect(document.querySelectorAll('[data-first="true"]')).toHaveLength(4);
});

it('if entries are added to a VirtualList, it renders them in a deferred render', async () => {
  const { rerender } = render(createVirtualList(manyEntries.slice(0, 60)));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(60));
  act(() => {
    flushSync(() => rerender(createVirtualList(manyEntries)));
    expect(screen.getAllByRole('listitem')).toHaveLength(60);
  });
  expect(screen.getAllByRole('listitem')).toHaveLength(manyEntries.length);
});

it('VirtualList renders entries near the viewport and only the names of other entries', async () => {
  await renderManyEntries();
  expect([0, 11, 12, 100].map(isRendered)).toEqual([true, true, false, false]);
  setInViewport(100, true);
  expect([95, 96, 107, 108].map(isRendered)).toEqual([false, true, true, false]);
  setInViewport(100, false);
  expect(isRendered(100)).toBe(false);
  expect(findEntry(100).textContent).toBe('Wish 100');
});

it('VirtualList always renders the last group of entries, because Shift+Tab can reach it', async () => {
  const show = await renderManyEntries();
  expect([143, 144, 149].map(isRendered)).toEqual([false, true, true]);
  show([...manyEntries, ...manyEntries.slice(0, 10).map(({ id, name }) => ({ id: id + 1_000, name }))]);
  expect([149, 155, 156, 159].map(isRendered)).toEqual([false, false, true, true]);
});

it('VirtualList keeps off-screen entries rendered if they have the focus or were clicked', async () => {
  await renderManyEntries();
  setInViewport(100, true);
  screen.getByRole('button', { name: 'Wish 100' }).focus();
  setInViewport(50, true);
  fireEvent.click(screen.getByRole('button', { name: 'Wish 50' }));
  for (const id of [50, 100]) setInViewport(id, false);
  expect([50, 100].map(isRendered)).toEqual([true, true]);
  expect(document.activeElement?.textContent).toBe('Wish 100');
});

it('VirtualList renders all entries while the page is being printed', async () => {
  await renderManyEntries();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(manyEntries.every(({ id }) => isRendered(id))).toBe(true);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(isRendered(100)).toBe(false);
});

it('if one entry changes, VirtualList renders only the group of this entry again', async () => {
  const show = await renderManyEntries();
  for (const id of [90, 100]) setInViewport(id, true);
  renderEntry.mockClear();
  show(manyEntries.map((entry) => (entry.id === 100 ? { ...entry, name: 'Changed' } : entry)));
  expect(findEntry(100).textContent).toBe('Changed');
  const renderedIds = new Set(renderEntry.mock.calls.map(([{ id }]) => id));
  expect(renderedIds).toContain(100);
  expect([...renderedIds].every((id) => id >= 96 && id < 108)).toBe(true);
});

it('VirtualList updates the name of an off-screen entry, and keeps the order if an entry is removed', async () => {
  const show = await renderManyEntries();
  const entries = manyEntries.map((entry) => (entry.id === 100 ? { ...entry, name: 'Changed' } : entry));
  show(entries);
  expect(findEntry(100).textContent).toBe('Changed');
  show(entries.slice(1));
  expect(listEntryTexts()).toEqual(entries.slice(1).map(({ name }) => name));
});
