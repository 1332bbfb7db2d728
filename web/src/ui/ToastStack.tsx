import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../i18n/use-text.ts';
import { getTopLayer, watchTopLayer } from './dialog-stack.ts';
import type { Toast } from './ToastCard.tsx';
import { ToastCard } from './ToastCard.tsx';
import styles from './ToastStack.module.css';

interface ToastStackProps {
  toasts: readonly Toast[];
  onEnd: (id: number) => void;
}

/** The toasts, above everything: errors are announced at once, the rest when the reader pauses. */
export function ToastStack({ toasts, onEnd }: ToastStackProps): ReactNode {
  const t = useText();
  const place = useTopLayerPlace();
  if (!place) return null;
  const cards = (wanted: (toast: Toast) => boolean): ReactNode =>
    toasts.filter(wanted).map((toast) => <ToastCard key={toast.id} toast={toast} onEnd={onEnd} />);
  return createPortal(
    <section className={styles.stack} aria-label={t('ui.messages')}>
      <div role="status" className={styles.group}>
        {cards((toast) => toast.tone !== 'error')}
      </div>
      <div role="alert" className={styles.group}>
        {cards((toast) => toast.tone === 'error')}
      </div>
    </section>,
    place,
  );
}

/**
 * An element in the browser's top layer. It moves into the topmost modal dialog and back, because everything outside
 * a modal dialog is inert: seen, but neither pressed nor read out.
 */
function useTopLayerPlace(): HTMLElement | undefined {
  const [place, setPlace] = useState<HTMLElement>();
  useEffect(() => {
    const element = document.createElement('div');
    element.className = styles.place ?? '';
    element.popover = 'manual';
    const raise = (): void => {
      getTopLayer().append(element);
      element.showPopover();
    };
    raise();
    setPlace(element);
    const stop = watchTopLayer(raise);
    return () => {
      stop();
      element.remove();
    };
  }, []);
  return place;
}
