import { expect, test } from 'vitest';
import { computeNewPositions } from './place-item.ts';
import type { ItemPositionRow } from './queries.ts';

const row = (id: number, position: string | null, isAvailable = true): ItemPositionRow => ({
  id,
  position,
  is_available: isAvailable,
});

const createRowSortKey = ({ is_available: isAvailable, position, id }: ItemPositionRow) =>
  `${isAvailable ? 0 : 1}${position ?? '~'} ${String(id).padStart(6, '0')}`;

/** Moves an item within a list. Returns the rows in their new order, and the number of changed positions. */
function moveAndSortRows(rows: readonly ItemPositionRow[], itemId: number, before: number | null) {
  const places = new Map(computeNewPositions(rows, itemId, before).map(({ id, position }) => [id, position]));
  const moved = rows.map((one) => ({ ...one, position: places.get(one.id) ?? one.position }));
  return {
    writtenCount: places.size,
    rows: moved.toSorted((a, b) => (createRowSortKey(a) < createRowSortKey(b) ? -1 : 1)),
  };
}

const ids = (rows: readonly ItemPositionRow[]): number[] => rows.map(({ id }) => id);
const rowsWithoutPositions = [1, 2, 3, 4].map((id) => row(id, null));

test('the first move of an item stores positions for the whole list, a later move only one position', () => {
  const first = moveAndSortRows(rowsWithoutPositions, 4, 1);
  expect([ids(first.rows), first.writtenCount]).toEqual([[4, 1, 2, 3], 4]);
  const second = moveAndSortRows(first.rows, 1, null);
  expect([ids(second.rows), second.writtenCount]).toEqual([[4, 2, 3, 1], 1]);
});

test('a move of an item to the place that it already has stores no position', () => {
  expect(computeNewPositions(rowsWithoutPositions, 2, 3)).toEqual([]);
  expect(computeNewPositions(rowsWithoutPositions, 2, 2)).toEqual([]);
  expect(computeNewPositions(rowsWithoutPositions, 4, null)).toEqual([]);
  expect(computeNewPositions([row(1, 'a0')], 1, null)).toEqual([]);
});

test('a move of an item keeps available items before unavailable items', () => {
  const rows = [row(1, 'a0'), row(2, 'a1'), row(3, 'a0', false), row(4, 'a1', false)];
  expect(ids(moveAndSortRows(rows, 1, 3).rows)).toEqual([2, 1, 3, 4]);
  expect(ids(moveAndSortRows(rows, 1, 4).rows)).toEqual([2, 1, 3, 4]);
  expect(ids(moveAndSortRows(rows, 4, 1).rows)).toEqual([1, 2, 4, 3]);
  expect(ids(moveAndSortRows(rows, 2, null).rows)).toEqual([1, 2, 3, 4]);
});

test('a move of an item gives positions to all items of the list if some have none', () => {
  const rows = [row(1, 'a0'), row(2, 'a1'), row(3, null), row(4, null)];
  expect(ids(moveAndSortRows(rows, 1, 4).rows)).toEqual([2, 3, 1, 4]);
});

test('a move of an item replaces all positions of the list if two of them are equal', () => {
  const rows = [row(1, 'a0'), row(2, 'a0'), row(3, 'a1')];
  expect(ids(moveAndSortRows(rows, 3, 2).rows)).toEqual([1, 3, 2]);
});

test('positions stay within 32 characters after 1,000 moves between the same two items', () => {
  let { rows } = moveAndSortRows(rowsWithoutPositions, 4, 1);
  for (let moves = 0; moves < 1_000; moves += 1) {
    const [first, second, , last] = ids(rows);
    ({ rows } = moveAndSortRows(rows, last ?? 0, second ?? 0));
    expect(ids(rows).slice(0, 2)).toEqual([first, last]);
  }
  expect(Math.max(...rows.map(({ position }) => position?.length ?? 0))).toBeLessThanOrEqual(32);
});
