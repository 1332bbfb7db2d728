import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusDialogOrPageTitle, pushDialog } from './dialog-stack.ts';
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
      // Ignores `cancel` events from inside the dialog. A file field sends such an event if the user cancels
      // the file picker.
      if (event.target !== dialog) return;
      event.preventDefault();
      latestCallback.current();
    };
    const onClosed = (event: Event): void => {
      if (event.target !== dialog || dialog.open) return;
      // Opens the dialog again if the browser itself has closed it. Only the caller may close the dialog, for
      // example after asking the user.
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
      // Restores the focus if the dialog was opened again after the browser had closed it. In this case, the
      // browser no longer knows which element had the focus.
      if (wasReopened && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
      // If React removes the button that opened the dialog, such as the button of an empty page, focuses the
      // title of the topmost dialog or page.
      if (opener !== document.body)
        setTimeout(() => document.activeElement === document.body && focusDialogOrPageTitle());
    };
  }, []);
  return ref;
}

/**
 * Removes the text selection of a closing dialog. The browser would move the selection into the page. Every
 * change of the focus would then compute the layout of all off-screen cards.
 */
function clearSelectionIn(dialog: HTMLDialogElement): void {
  const selection = document.getSelection();
  if (selection && dialog.contains(selection.anchorNode)) selection.removeAllRanges();
}

/**
 * Opens the dialog with the focus on its initial element. Sets `autofocus`, because moving the focus after
 * opening would delay the dialog.
 */
function showWithFocus(dialog: HTMLDialogElement): void {
  const target = findInitialFocusElement(dialog);
  target?.setAttribute('autofocus', '');
  dialog.showModal();
  target?.removeAttribute('autofocus');
  if (document.activeElement !== target) target?.focus();
  const body = target?.closest('[data-dialog-body]');
  if (!body || body.scrollTop === 0) return;
  // Undoes the browser's scrolling to the focused field. Then scrolls down only as far as is necessary to see
  // the field.
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
