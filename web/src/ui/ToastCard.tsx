import type { FocusEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { registerPageIcons } from './icons/page-icons.ts';
import type { IconName } from './icons/Icon.tsx';
import { Icon } from './icons/Icon.tsx';
import { useText } from '../i18n/use-text.ts';
import { classes } from './classes.ts';
import { IconButton } from './IconButton.tsx';
import styles from './ToastCard.module.css';

registerPageIcons();

export type ToastTone = 'success' | 'error' | 'warning';

export interface Toast {
  id: number;
  tone: ToastTone;
  title: string;
  detail: string | undefined;
  /** Milliseconds. */
  duration: number;
}

const marks: Record<ToastTone, IconName> = { success: 'check', error: 'close', warning: 'alert' };

interface ToastCardProps {
  toast: Toast;
  onEnd: (id: number) => void;
}

/** One message. Its time stops under pointer or focus. */
export function ToastCard({ toast, onEnd }: ToastCardProps): ReactNode {
  const t = useText();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useCountdown(toast.duration, pointed || focused, () => onEnd(toast.id));
  const left = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  };
  return (
    <div
      className={styles.toast}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={left}
    >
      <span className={classes(styles.mark, styles[toast.tone])}>
        <Icon name={marks[toast.tone]} size={16} />
      </span>
      <div className={styles.text}>
        <p className={classes(toast.detail && styles.bold)}>{toast.title}</p>
        {toast.detail && <p>{toast.detail}</p>}
      </div>
      <IconButton icon="close" label={t('ui.dismiss')} onClick={() => onEnd(toast.id)} className={styles.close} />
    </div>
  );
}

function useCountdown(duration: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(duration);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (paused) return;
    const since = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [paused]);
}
