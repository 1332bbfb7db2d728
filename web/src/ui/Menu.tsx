import type { KeyboardEvent, ReactNode, ToggleEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { IconButton } from './IconButton.tsx';
import { Icon, type IconName } from './icons/Icon.tsx';
import styles from './Menu.module.css';

export interface MenuItem {
  icon: IconName;
  label: string;
  onSelect: () => void;
}

interface MenuProps {
  label: string;
  /**
   * The items of the menu, or a function that returns them. The menu calls the function each time it opens.
   */
  items: readonly MenuItem[] | (() => readonly MenuItem[]);
}

/** Distance in pixels between the button and its menu. */
const menuDistance = 4;

/** Minimum distance in pixels between the menu and the edge of the window. */
const edgeDistance = 8;

/**
 * Estimated height of a menu item and width of a menu, in pixels. The menu opens where this size fits into
 * the window.
 */
const itemHeight = 48;
const usualWidth = 296;

export function Menu({ label, items }: MenuProps): ReactNode {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<readonly MenuItem[]>([]);
  const place = ({ currentTarget, newState }: ToggleEvent<HTMLDivElement>): void => {
    if (newState !== 'open' || !button.current) return;
    const shown = typeof items === 'function' ? items() : items;
    setOpened(shown);
    const { top, bottom, right } = button.current.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const spaceBelow = clientHeight - bottom - menuDistance - edgeDistance;
    const spaceAbove = top - menuDistance - edgeDistance;
    const isBelow = shown.length * itemHeight < spaceBelow || spaceBelow > spaceAbove;
    const distanceForUsualWidth = clientWidth - usualWidth - edgeDistance;
    currentTarget.style.right = `${Math.max(edgeDistance, Math.min(clientWidth - right, distanceForUsualWidth))}px`;
    currentTarget.style.top = isBelow ? `${bottom + menuDistance}px` : 'auto';
    currentTarget.style.bottom = isBelow ? 'auto' : `${clientHeight - top + menuDistance}px`;
    currentTarget.style.maxHeight = `${isBelow ? spaceBelow : spaceAbove}px`;
    const hideOnScroll = (): void =>
      window.addEventListener('scroll', () => currentTarget.hidePopover(), { once: true, passive: true });
    // Closes the menu when the page scrolls. Starts to listen two frames later, because the browser may
    // scroll when the user clicks the menu button.
    requestAnimationFrame(() => requestAnimationFrame(hideOnScroll));
  };
  const moveFocus = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || !list.current?.matches(':popover-open')) return;
    // Prevents the arrow key from scrolling the page, because scrolling closes the menu.
    event.preventDefault();
    const entries = [...list.current.querySelectorAll('button')];
    // The index of the focused entry is -1 if the menu button has the focus. ArrowUp then moves the focus to
    // the last entry.
    const index = entries.findIndex((entry) => entry === document.activeElement);
    entries.at(Math.max(index + step, -1) % entries.length)?.focus();
  };
  return (
    <>
      <IconButton ref={button} icon="more" label={label} popoverTarget={id} onKeyDown={moveFocus} />
      <div id={id} ref={list} popover="auto" className={styles.list} onBeforeToggle={place}>
        {(typeof items === 'function' ? opened : items).map((item) => (
          <button
            key={item.label}
            type="button"
            className={styles.item}
            popoverTarget={id}
            popoverTargetAction="hide"
            onKeyDown={moveFocus}
            onClick={() => {
              // Moves the focus to the menu button before the action runs. If the action opens a dialog, the
              // focus returns to this button when the dialog closes.
              button.current?.focus();
              item.onSelect();
            }}
          >
            <Icon name={item.icon} />
            <span>{item.label}</span>
          </button>
        ))}
      </div>
    </>
  );
}
