import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import type { Transaction } from '../database/database.ts';
import { assertIfMatchContainsVersion } from '../http/entity-tags.ts';
import { createNotFoundProblem, Problem } from '../http/problem.ts';
import { incrementWishlistVersion, lockOwnWishlist } from '../wishlists/access.ts';
import type { ItemAndOwnerIds } from './change-state.ts';
import { type ItemPositionRow, listPositions, updatePositions } from './queries.ts';

/**
 * Maximum length of an item's position in characters. Repeated moves between the same items make positions
 * longer. Beyond this length, all items of the list get new positions.
 */
const MAX_POSITION_LENGTH = 32;

interface ItemPosition {
  id: number;
  position: string;
}

/**
 * Returns a sort position between two neighbouring positions. Returns undefined if a neighbour has no
 * position, if the two are not ascending, or if the new position would be too long.
 */
function findPositionBetween(
  previous: ItemPositionRow | undefined,
  next: ItemPositionRow | undefined,
): string | undefined {
  if (previous?.position === null || next?.position === null) return undefined;
  if (previous && next && previous.position >= next.position) return undefined;
  const position = generateKeyBetween(previous?.position, next?.position);
  return position.length > MAX_POSITION_LENGTH ? undefined : position;
}

/**
 * Returns the positions to write when an item moves before the item `before`, or to the end if `before` is
 * null. `rows` are the items of the list. Available items stay before unavailable items. Usually one position
 * changes. All change when a list is sorted for the first time, or if a position would be too long.
 */
export function computeNewPositions(
  rows: readonly ItemPositionRow[],
  itemId: number,
  before: number | null,
): ItemPosition[] {
  const moved = rows.find(({ id }) => id === itemId);
  if (!moved || before === itemId) return [];
  const otherRows = rows.filter(({ id }) => id !== itemId);
  const first = otherRows.findIndex((row) => row.is_available === moved.is_available);
  const peers = otherRows.filter((row) => row.is_available === moved.is_available);
  const targetIndex = before === null ? otherRows.length : otherRows.findIndex(({ id }) => id === before);
  const peerIndex = Math.min(Math.max(targetIndex - Math.max(first, 0), 0), peers.length);
  if (peerIndex === rows.filter((row) => row.is_available === moved.is_available).indexOf(moved)) return [];
  const position = findPositionBetween(peers[peerIndex - 1], peers[peerIndex]);
  if (position !== undefined) return [{ id: itemId, position }];
  const order = otherRows.toSpliced(first === -1 ? targetIndex : first + peerIndex, 0, moved);
  const positions = generateNKeysBetween(null, null, order.length);
  return order.map(({ id }, index) => ({ id, position: positions[index] ?? '' }));
}

/**
 * Moves an item before another item of its list, or to the end. Throws 409 if the other item is no longer on
 * the list, because the client's copy of the list is then outdated.
 */
export async function placeItem(
  tx: Transaction,
  ifMatch: string | undefined,
  { ownerId, id, itemId }: ItemAndOwnerIds,
  before: number | null,
): Promise<void> {
  const list = await lockOwnWishlist(tx, ownerId, id);
  assertIfMatchContainsVersion(ifMatch, list.version);
  const rows = await listPositions(tx, [list.id]);
  if (!rows.some((row) => row.id === itemId)) throw createNotFoundProblem();
  if (before !== null && !rows.some((row) => row.id === before)) throw new Problem(409, 'error.staleMove');
  const places = computeNewPositions(rows, itemId, before);
  if (places.length === 0) return;
  await updatePositions(tx, [places.map((place) => place.id), places.map((place) => place.position)]);
  await incrementWishlistVersion(tx, list);
}
