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

/** Scrolls most of what is in sight to one side. When it goes away, what it scrolled takes its focus. */
export function ScrollButton({ side, scroller }: ScrollButtonProps): ReactNode {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const [own, scrolled] = [button.current, scroller.current];
    return () => {
      if (own && own === document.activeElement) scrolled?.focus({ preventScroll: true });
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
