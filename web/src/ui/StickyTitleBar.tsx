import type { ReactNode, RefCallback } from 'react';
import { useCallback, useState } from 'react';
import { Button } from './Button.tsx';
import { joinClassNames } from './join-class-names.ts';
import styles from './StickyTitleBar.module.css';

interface StickyTitleBarProps {
  title: string;
  /** A text after the title, such as the number of entries. */
  note?: string | undefined;
  action?: { label: string; onClick: () => void } | undefined;
}

/**
 * A bar at the top of the window that repeats the page's title. It appears when the user has scrolled past
 * the position of this component in the page.
 */
export function StickyTitleBar({ title, note, action }: StickyTitleBarProps): ReactNode {
  const [isShown, setIsShown] = useState(false);
  const place: RefCallback<HTMLElement> = useCallback((element: HTMLElement) => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsShown(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={place} />
      <div className={joinClassNames(styles.bar, isShown && styles.shown)}>
        {isShown && (
          <span aria-hidden="true" className={styles.title}>
            {title}
          </span>
        )}
        {isShown && note && (
          <span aria-hidden="true" className={styles.note}>
            {note}
          </span>
        )}
        {isShown && action && (
          <Button size="card" icon="plus" onClick={action.onClick} className={styles.action}>
            {action.label}
          </Button>
        )}
      </div>
    </>
  );
}
