import type { ItemLifecycleState } from '@wishwell/contract/limits.ts';
import type { MessageId } from '@wishwell/text/messages.ts';
import { useCallback, useEffect, useRef } from 'react';
import { useUpdateItem, type OwnItem } from '../api/items.ts';
import { useFailureReporter } from '../forms/use-failure-reporter.ts';
import { useText } from '../i18n/use-text.ts';
import type { IconName } from '../ui/icons/Icon.tsx';
import type { MenuItem } from '../ui/Menu.tsx';
import { useItemLifecycleStateChanger } from './use-item-lifecycle-state-changer.ts';
import type { ItemMoveActions } from './use-item-moves.ts';

interface ItemMenuOptions {
  wishlistId: number;
  moves: ItemMoveActions;
  /** Called before the card of an item changes its position. */
  onMove: (item: OwnItem) => void;
  onReceived: (id: number) => void;
  announce: (message: string) => void;
}

/**
 * Returns a function that returns the menu entries for an item. The returned function does not change between
 * renders.
 */
export function useItemMenu(options: ItemMenuOptions): (item: OwnItem) => MenuItem[] {
  const t = useText();
  const report = useFailureReporter();
  const update = useUpdateItem();
  const { wishlistId, moves, onMove, onReceived, announce } = options;
  const changeState = useItemLifecycleStateChanger(wishlistId, onMove);

  const toggleMostWanted = (item: OwnItem): void => {
    const form = new FormData();
    form.set('id', String(item.id));
    form.set('name', item.name);
    form.set('most_wanted', String(!item.mostWanted));
    update.mutateAsync({ wishlistId, etag: undefined, form }).then(
      () => announce(t(item.mostWanted ? 'items.noMoreMostWanted' : 'items.nowMostWanted', { name: item.name })),
      (error: unknown) => report.toast('updateItem', error),
    );
  };
  const createActions = (item: OwnItem): MenuItem[] => {
    const isListed = item.state === 'wanted' || item.state === 'draft';
    const { peers, index } = moves.peersOf(item);
    const items: MenuItem[] = [];
    const addMoveAction = (icon: IconName, label: MessageId, place: number): number =>
      items.push({ icon, label: t(label), onSelect: () => moves.moveTo(item, place) });
    if (index > 1) addMoveAction('top', 'items.moveToTop', 0);
    if (index > 0) addMoveAction('up', 'items.moveUp', index - 1);
    if (index < peers.length - 1) addMoveAction('down', 'items.moveDown', index + 1);
    const mostWantedLabel = t(item.mostWanted ? 'items.notMostWanted' : 'items.mostWanted');
    if (isListed) items.push({ icon: 'star', label: mostWantedLabel, onSelect: () => toggleMostWanted(item) });
    const addStateAction = (icon: IconName, label: MessageId, state: ItemLifecycleState): number =>
      items.push({ icon, label: t(label), onSelect: () => changeState(item, state) });
    if (item.state !== 'wanted') addStateAction('plus', 'items.putBack', 'wanted');
    if (item.state === 'wanted') addStateAction('eyeOff', 'items.makeDraft', 'draft');
    const receivedLabel = t(item.state === 'received' ? 'items.editReceived' : 'items.received');
    items.push({ icon: 'gift', label: receivedLabel, onSelect: () => onReceived(item.id) });
    if (isListed) addStateAction('minusRound', 'items.others', 'unwanted');
    return items;
  };

  const latestCreateActions = useRef(createActions);
  useEffect(() => {
    latestCreateActions.current = createActions;
  });
  return useCallback((item: OwnItem) => latestCreateActions.current(item), []);
}
