import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { pushDialog } from './dialog-stack.ts';
import { trackKeyboardHeight } from './track-keyboard-height.ts';

/**
 * Opens the dialog element of the returned ref as a modal dialog while the component is mounted. Calls
 * `onClose` if the user presses Escape or the browser closes the dialog. Closes the dialog before it
 * unmounts, so that the browser restores the focus.
 */
export function useModalDialog(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const latestCallback = useRef(onClose);
  useEffect(() => {
    latestCallback.current = onClose;
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const onCancel = (event: Event): void => {
      // If the user cancels a file picker in the dialog, the file field sends a `cancel` event too. This
      // event bubbles to the dialog and must not close it.
      if (event.target !== dialog) return;
      event.preventDefault();
      latestCallback.current();
    };
    const onClosed = (event: Event): void => {
      if (event.target !== dialog || dialog.open) return;
      // The browser itself has closed the dialog. Opens the dialog again, because only the caller may close
      // it, for example after asking the user.
      wasReopened = true;
      dialog.showModal();
      latestCallback.current();
    };
    const opener = document.activeElement;
    let wasReopened = false;
    showWithFocus(dialog);
    const popDialog = pushDialog(dialog);
    const stopFollowingKeyboard = trackKeyboardHeight(dialog);
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('close', onClosed);
    return () => {
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('close', onClosed);
      popDialog();
      stopFollowingKeyboard();
      clearSelectionIn(dialog);
      dialog.close();
      // The browser restores the focus when it closes a dialog. After the dialog was opened again, the
      // browser no longer knows which element had the focus. In this case, restores the focus here.
      if (wasReopened && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}

/**
 * Removes the text selection of a dialog that closes. Otherwise the browser moves the selection into the
 * page. It then lays out all off-screen cards at each change of the focus, and clicks are slow.
 */
function clearSelectionIn(dialog: HTMLDialogElement): void {
  const selection = document.getSelection();
  if (selection && dialog.contains(selection.anchorNode)) selection.removeAllRanges();
}

/**
 * Opens the dialog with the focus on its initial element. Without the attribute `autofocus`, `showModal`
 * would first focus another element, and each change of the focus costs time.
 */
function showWithFocus(dialog: HTMLDialogElement): void {
  const target = findInitialFocusElement(dialog);
  target?.setAttribute('autofocus', '');
  dialog.showModal();
  target?.removeAttribute('autofocus');
  if (document.activeElement !== target) target?.focus();
  const body = target?.closest('[data-dialog-body]');
  if (!body || body.scrollTop === 0) return;
  // The browser has scrolled the dialog to the focused field. Scrolls back to the top, and down again only as
  // far as is necessary to see the field.
  body.scrollTop = 0;
  target?.scrollIntoView({ block: 'nearest' });
}

const focusableFields = 'input:not([type="file"], [type="hidden"], :disabled), textarea, select';

function findInitialFocusElement(dialog: HTMLDialogElement): HTMLElement | null {
  const target = dialog.querySelector<HTMLElement>('[data-autofocus]');
  if (target) return target;
  const title = dialog.querySelector<HTMLElement>('[data-dialog-title]');
  if (matchMedia('(pointer: coarse)').matches) return title;
  return dialog.querySelector<HTMLElement>(`[data-dialog-body] :is(${focusableFields})`) ?? title;
}
