import { useEffect, useMemo, useRef } from 'react';
import { type OwnItem, useReorderItem } from '../api/items.ts';
import { useFailureReporter } from '../forms/use-failure-reporter.ts';
import { useText } from '../i18n/use-text.ts';
import type { MoveHandleCallbacks } from '../items/MoveHandle.tsx';

interface ItemMovesOptions {
  wishlistId: number;
  /** The items of each section in which the owner can change the order. */
  sections: readonly (readonly OwnItem[])[];
  /** Called before the card of an item changes its position. */
  onMove: (item: OwnItem) => void;
  announce: (message: string) => void;
}

export interface ItemMoveActions {
  /**
   * Returns the items of the section within which an item can move, and the index of the item in this
   * section.
   */
  peersOf: (item: OwnItem) => { peers: readonly OwnItem[]; index: number };
  moveTo: (item: OwnItem, index: number) => void;
  /** The functions that the handle for moving an item calls. Every render returns the same object. */
  move: MoveHandleCallbacks;
}

/**
 * Moves an item within its section. The card moves before the response, and moves back if the server refuses
 * the move.
 */
export function useItemMoves({ wishlistId, sections, onMove, announce }: ItemMovesOptions): ItemMoveActions {
  const t = useText();
  const report = useFailureReporter();
  const place = useReorderItem();

  const peersOf = ({ id, isAvailable }: OwnItem): { peers: readonly OwnItem[]; index: number } => {
    const section = sections.find((one) => one.some((item) => item.id === id)) ?? [];
    const peers = section.filter((item) => item.isAvailable === isAvailable);
    return { peers, index: peers.findIndex((item) => item.id === id) };
  };
  const moveTo = (item: OwnItem, index: number): void => {
    const { peers } = peersOf(item);
    const others = peers.filter(({ id }) => id !== item.id);
    onMove(item);
    place.mutateAsync({ wishlistId, itemId: item.id, before: others[index]?.id ?? null }).then(
      () => announce(t('items.moved', { name: item.name, place: index + 1, count: peers.length })),
      (error: unknown) => report.toast('updateItem', error),
    );
  };
  const find = (id: number): OwnItem | undefined => sections.flat().find((item) => item.id === id);
  const moveIfPossible = (id: number, indexOf: (index: number, peers: readonly OwnItem[]) => number): void => {
    const item = find(id);
    if (!item) return;
    const { peers, index } = peersOf(item);
    const targetIndex = indexOf(index, peers);
    if (targetIndex !== index && targetIndex >= 0 && targetIndex < peers.length) moveTo(item, targetIndex);
  };

  const latest = useRef(moveIfPossible);
  useEffect(() => {
    latest.current = moveIfPossible;
  });
  const move = useMemo<MoveHandleCallbacks>(
    () => ({
      byPositions: (id, positions) => latest.current(id, (index) => index + positions),
      toItem: (id, targetId) => latest.current(id, (_, peers) => peers.findIndex((peer) => peer.id === targetId)),
    }),
    [],
  );
  return { peersOf, moveTo, move };
}
