import type { FocusEvent, ReactNode } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from './IconButton.tsx';
import type { IconName } from './icons/Icon.tsx';
import { Icon } from './icons/Icon.tsx';
import { registerPageIcons } from './icons/page-icons.ts';
import { joinClassNames } from './join-class-names.ts';
import styles from './ToastCard.module.css';

registerPageIcons();

export type ToastTone = 'success' | 'error' | 'warning';

export interface ToastAction {
  label: string;
  onSelect: () => void;
}

export interface Toast {
  id: number;
  tone: ToastTone;
  title: string;
  detail: string | undefined;
  /** A button in the toast. A click runs the action and removes the toast. */
  action?: ToastAction | undefined;
  /** How long the toast is visible, in milliseconds. */
  duration: number;
}

const iconByToastTone: Record<ToastTone, IconName> = { success: 'check', error: 'close', warning: 'alert' };

interface ToastCardProps {
  toast: Toast;
  onEnd: (id: number) => void;
  onFocus: (event: FocusEvent) => void;
  /** Called after the toast has been removed while an element in it had the focus. */
  returnFocus: () => void;
}

/** The card of a toast message. Its timer pauses on hover and focus. */
export function ToastCard({ toast, onEnd, onFocus, returnFocus }: ToastCardProps): ReactNode {
  const t = useText();
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  useCountdown(toast.duration, isHovered || isFocused, () => onEnd(toast.id));
  const card = useRef<HTMLDivElement>(null);
  const returning = useRef(returnFocus);
  useLayoutEffect(() => {
    const [element, onRemoval] = [card.current, returning.current];
    return () => {
      if (element?.contains(document.activeElement)) queueMicrotask(onRemoval);
    };
  }, []);
  const { action } = toast;
  const runAction = (): void => {
    onEnd(toast.id);
    action?.onSelect();
  };
  const onBlur = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false);
  };
  return (
    <div
      ref={card}
      className={styles.toast}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={(event) => {
        setIsFocused(true);
        onFocus(event);
      }}
      onBlur={onBlur}
    >
      <span className={joinClassNames(styles.mark, styles[toast.tone])}>
        <Icon name={iconByToastTone[toast.tone]} size={16} />
      </span>
      <div className={styles.content}>
        <div className={styles.text}>
          <p className={joinClassNames(toast.detail && styles.bold)}>{toast.title}</p>
          {toast.detail && <p>{toast.detail}</p>}
        </div>
        {action && (
          <button type="button" className={styles.action} aria-keyshortcuts="u" onClick={runAction}>
            {action.label}
          </button>
        )}
      </div>
      <IconButton icon="close" label={t('ui.dismiss')} onClick={() => onEnd(toast.id)} className={styles.close} />
    </div>
  );
}

function useCountdown(duration: number, paused: boolean, onEnd: () => void): void {
  const remaining = useRef(duration);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (paused) return;
    const since = Date.now();
    const timer = setTimeout(() => end.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - since;
    };
  }, [paused]);
}
