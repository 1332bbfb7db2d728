import type { ReactNode, RefObject } from 'react';
import { Component } from 'react';

interface CardAnimationProps {
  entries: readonly { id: number }[];
  /** The number of entries that the list renders at present. */
  count: number;
  /** The element of the list. Its children are groups of entries. */
  list: RefObject<HTMLElement | null>;
  children: ReactNode;
}

interface MeasuredCard {
  box: DOMRect;
  /** The card's element. If the list removes the card, a copy of the element fades out. */
  element: HTMLElement;
}

type MeasuredCards = ReadonlyMap<string, MeasuredCard>;

const leaveDurationMs = 160;
const moveDurationMs = 200;
const easing = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/**
 * Maximum number of changes to animate. More changes at once come from a reload and not from an action of the
 * user.
 */
const maxAnimatedChanges = 4;

/**
 * For this many milliseconds after mounting, nothing is animated, because the list is still rendering its
 * entries.
 */
const noAnimationPeriodMs = 1_000;

const isInWindow = ({ top, bottom }: DOMRect): boolean => bottom > 0 && top < innerHeight;

/**
 * Measures the positions of the visible cards. Skips the groups outside the window, because measuring their
 * entries makes the browser compute their layout.
 */
function measureCards(list: HTMLElement): MeasuredCards {
  const cards = new Map<string, MeasuredCard>();
  for (const group of list.children) {
    if (!isInWindow(group.getBoundingClientRect())) continue;
    for (const entry of group.querySelectorAll<HTMLElement>('[data-entry]')) {
      const box = entry.getBoundingClientRect();
      if (isInWindow(box)) cards.set(entry.dataset['entry'] ?? '', { box, element: entry });
    }
  }
  return cards;
}

/**
 * Fades out a copy of a removed card. The body contains the copy, because a parent with `content-visibility`
 * would change the copy's position.
 */
function animateRemoval({ box, element }: MeasuredCard): void {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll('[id]')) part.removeAttribute('id');
  copy.inert = true;
  copy.ariaHidden = 'true';
  copy.removeAttribute('role');
  copy.removeAttribute('data-entry');
  Object.assign(copy.style, {
    display: 'grid',
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    pointerEvents: 'none',
  });
  document.body.append(copy);
  const remove = (): void => copy.remove();
  copy.animate({ opacity: 0, scale: 0.96 }, { duration: leaveDurationMs, easing }).finished.then(remove, remove);
}

/**
 * Animates the cards of a list that are added, removed or moved. Animates nothing if the user prefers reduced
 * motion.
 */
export class CardMoveAnimation extends Component<CardAnimationProps> {
  #mountedAt = 0;

  override componentDidMount(): void {
    this.#mountedAt = performance.now();
  }

  override getSnapshotBeforeUpdate(before: CardAnimationProps): MeasuredCards | null {
    const { entries, count, list } = this.props;
    const changes = Math.abs(entries.length - before.entries.length) + Math.abs(count - before.count);
    const isAnimated =
      changes > 0 && changes <= maxAnimatedChanges && performance.now() - this.#mountedAt > noAnimationPeriodMs;
    if (!list.current || !isAnimated || matchMedia('(prefers-reduced-motion: reduce)').matches) return null;
    return measureCards(list.current);
  }

  override componentDidUpdate(before: CardAnimationProps, _state: unknown, cards: MeasuredCards | null): void {
    const list = this.props.list.current;
    if (!cards || !list) return;
    const ids = new Set(this.props.entries.map(({ id }) => String(id)));
    const previousIds = new Set(before.entries.slice(0, before.count).map(({ id }) => String(id)));
    const currentCards = measureCards(list);
    for (const [id, { box, element }] of currentCards) {
      const previousCard = cards.get(id);
      if (previousCard) {
        const [x, y] = [previousCard.box.left - box.left, previousCard.box.top - box.top];
        if (x !== 0 || y !== 0)
          element.animate({ translate: [`${x}px ${y}px`, '0 0'] }, { duration: moveDurationMs, easing });
      } else if (!previousIds.has(id)) {
        element.animate({ opacity: [0, 1], scale: [0.96, 1] }, { duration: moveDurationMs, easing });
      }
    }
    for (const [id, card] of cards) if (!ids.has(id)) animateRemoval(card);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
