import type { FocusEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../i18n/use-text.ts';
import { focusDialogOrPageTitle, getTopDialogOrBody, watchTopDialog } from './dialog-stack.ts';
import type { Toast } from './ToastCard.tsx';
import { ToastCard } from './ToastCard.tsx';
import styles from './ToastStack.module.css';

interface ToastStackProps {
  toasts: readonly Toast[];
  onEnd: (id: number) => void;
}

/**
 * Shows all toasts above the other content. Screen readers announce errors at once, and other toasts after
 * the current speech.
 */
export function ToastStack({ toasts, onEnd }: ToastStackProps): ReactNode {
  const t = useText();
  const layer = useTopLayerElement();
  const focusedBefore = useRef<HTMLElement>(null);
  const onFocus = ({ relatedTarget }: FocusEvent): void => {
    const before = relatedTarget as HTMLElement | null;
    // A user who presses Tab in the footer reaches a toast. When this toast disappears, the focus does not
    // return to the footer.
    if (!layer?.contains(before)) focusedBefore.current = before?.closest('footer') ? null : before;
  };
  /**
   * Moves the focus from a removed toast back to the element that had it before. If this element no longer
   * exists, focuses the title of the page.
   */
  const returnFocus = (): void => {
    if (document.activeElement !== document.body) return;
    focusedBefore.current?.focus({ preventScroll: true });
    if (document.activeElement === document.body) focusDialogOrPageTitle();
  };
  if (!layer) return null;
  const cards = (isIncluded: (toast: Toast) => boolean): ReactNode =>
    toasts.filter(isIncluded).map((toast) => <ToastCard key={toast.id} {...{ toast, onEnd, onFocus, returnFocus }} />);
  return createPortal(
    <section className={styles.stack} aria-label={t('ui.messages')}>
      <div role="status" className={styles.group}>
        {cards((toast) => toast.tone !== 'error')}
      </div>
      <div role="alert" className={styles.group}>
        {cards((toast) => toast.tone === 'error')}
      </div>
    </section>,
    layer,
  );
}

/**
 * Returns the popover in which the toasts render. It is inside the topmost modal dialog, because all elements
 * outside of that dialog are inert. If no dialog is open, it is in the body.
 */
function useTopLayerElement(): HTMLElement | undefined {
  const [layer, setLayer] = useState<HTMLElement>();
  useEffect(() => {
    const element = document.createElement('div');
    element.className = styles.layer ?? '';
    element.popover = 'manual';
    const moveToTopLayer = (): void => {
      getTopDialogOrBody().append(element);
      element.showPopover();
    };
    moveToTopLayer();
    setLayer(element);
    const stopWatching = watchTopDialog(moveToTopLayer);
    return () => {
      stopWatching();
      element.remove();
    };
  }, []);
  return layer;
}
