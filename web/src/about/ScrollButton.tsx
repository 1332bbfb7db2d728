import type { ReactNode, RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './ScrollButton.module.css';

interface ScrollButtonProps {
  side: 'left' | 'right';
  scroller: RefObject<HTMLElement | null>;
}

const icons = { left: 'chevronLeft', right: 'chevronRight' } as const;
const labels = { left: 'about.scrollLeft', right: 'about.scrollRight' } as const;

/**
 * A button that scrolls the cards by 80 % of the visible width. It disappears when no more cards are hidden
 * on its side. If it had the focus, the scrolling element receives the focus.
 */
export function ScrollButton({ side, scroller }: ScrollButtonProps): ReactNode {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const [buttonElement, scrollerElement] = [button.current, scroller.current];
    return () => {
      if (buttonElement && buttonElement === document.activeElement) scrollerElement?.focus({ preventScroll: true });
    };
  }, [scroller]);
  const scroll = (): void => {
    const step = (scroller.current?.clientWidth ?? 0) * 0.8;
    scroller.current?.scrollBy({ left: side === 'left' ? -step : step });
  };
  return (
    <IconButton ref={button} icon={icons[side]} label={t(labels[side])} className={styles.button} onClick={scroll} />
  );
}
