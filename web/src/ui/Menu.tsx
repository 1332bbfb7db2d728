import type { ReactNode, ToggleEvent } from 'react';
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
  /** The accessible name of the button that opens the menu. */
  label: string;
  /** The items of the menu. A function is called each time the menu opens and returns the items. */
  items: readonly MenuItem[] | (() => readonly MenuItem[]);
}

/** Distance in pixels between the button and its menu. */
const menuDistance = 4;

/**
 * Height of a menu item in pixels, including padding. The menu uses it to decide whether it fits below the
 * button.
 */
const itemHeight = 48;

/** A button that opens a menu with actions. */
export function Menu({ label, items }: MenuProps): ReactNode {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<readonly MenuItem[]>([]);
  const place = ({ currentTarget: list, newState }: ToggleEvent<HTMLDivElement>): void => {
    if (newState !== 'open' || !button.current) return;
    const shown = typeof items === 'function' ? items() : items;
    setOpened(shown);
    const { top, bottom, right } = button.current.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const isBelow = bottom + menuDistance + shown.length * itemHeight < clientHeight;
    list.style.right = `${Math.max(8, clientWidth - right)}px`;
    list.style.top = isBelow ? `${bottom + menuDistance}px` : 'auto';
    list.style.bottom = isBelow ? 'auto' : `${clientHeight - top + menuDistance}px`;
    const hideOnScroll = (): void =>
      window.addEventListener('scroll', () => list.hidePopover(), { once: true, passive: true });
    // Closes the menu when the page scrolls. Listens to scroll events only two frames later, because the
    // click that opens the menu may scroll the button into view.
    requestAnimationFrame(() => requestAnimationFrame(hideOnScroll));
  };
  return (
    <>
      <IconButton ref={button} icon="more" label={label} popoverTarget={id} />
      <div id={id} popover="auto" className={styles.list} onBeforeToggle={place}>
        {(typeof items === 'function' ? opened : items).map((item) => (
          <button
            key={item.label}
            type="button"
            className={styles.item}
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={() => {
              // Moves the focus to the menu button before the action runs. If the action opens a dialog and
              // the dialog closes, the focus returns to this button.
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
