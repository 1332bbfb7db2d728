import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { pushDialog } from './dialog-stack.ts';

/**
 * Shows the dialog of the returned ref as modal while it is mounted. Escape, and the browser closing it by itself,
 * call `onClose`; unmounting closes it first, so that the browser gives the focus back.
 */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const asked = (event: Event): void => {
      // A file chooser that is cancelled inside the dialog bubbles a `cancel` of its own.
      if (event.target !== dialog) return;
      event.preventDefault();
      latest.current();
    };
    const closed = (event: Event): void => {
      if (event.target !== dialog || dialog.open) return;
      // Whether it goes is for its owner to say: a form may ask first.
      wasShownAgain = true;
      dialog.showModal();
      latest.current();
    };
    const opener = document.activeElement;
    let wasShownAgain = false;
    showWithFocus(dialog);
    const leaveTop = pushDialog(dialog);
    dialog.addEventListener('cancel', asked);
    dialog.addEventListener('close', closed);
    return () => {
      dialog.removeEventListener('cancel', asked);
      dialog.removeEventListener('close', closed);
      leaveTop();
      forgetSelectionIn(dialog);
      dialog.close();
      // A dialog that the browser closed and that was shown again has forgotten where the focus came from.
      if (wasShownAgain && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}

/**
 * Lets go of the caret that a field has left. It would come to stand behind the page, and from there a browser looks for the
 * nearest text that is drawn whenever the focus moves: past a thousand cards that are not, longer than a press should take.
 */
function forgetSelectionIn(dialog: HTMLDialogElement): void {
  const selection = document.getSelection();
  if (selection && dialog.contains(selection.anchorNode)) selection.removeAllRanges();
}

/** Focuses once: showing alone would choose its first button, and moving on from there costs as much again. */
function showWithFocus(dialog: HTMLDialogElement): void {
  const wanted = firstFocus(dialog);
  wanted?.setAttribute('autofocus', '');
  dialog.showModal();
  wanted?.removeAttribute('autofocus');
  if (document.activeElement !== wanted) wanted?.focus();
}

const fields = 'input:not([type="file"], [type="hidden"], :disabled), textarea, select';

function firstFocus(dialog: HTMLDialogElement): HTMLElement | null {
  const wanted = dialog.querySelector<HTMLElement>('[data-autofocus]');
  if (wanted) return wanted;
  const title = dialog.querySelector<HTMLElement>('[data-dialog-title]');
  if (matchMedia('(pointer: coarse)').matches) return title;
  return dialog.querySelector<HTMLElement>(`[data-dialog-body] :is(${fields})`) ?? title;
}
