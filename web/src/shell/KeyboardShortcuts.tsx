import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useUrlDialog } from '../navigation/use-url-dialog.ts';
import { paths } from '../paths.ts';
import { DialogErrorBoundary } from './DialogErrorBoundary.tsx';
import { createLazyComponent } from './lazy-component.tsx';
import { areShortcutsOn } from './shortcut-setting.ts';

const dialogNames = ['keys'] as const;

const ShortcutsDialog = createLazyComponent(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog);

/** Maximum wait in milliseconds until the page with the search field has loaded. */
const searchFieldTimeoutMs = 5_000;

/** Returns the element whose `aria-keyshortcuts` attribute contains the pressed key. */
const findShortcutTarget = (key: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`);

/**
 * Number of frames in a row in which the search field must have the focus. A new page moves the focus to its
 * heading once, so one frame is not enough.
 */
const requiredFocusedFrames = 10;

/** Moves the focus to the search field as soon as the page has rendered it. */
function focusSearch(): void {
  const endsAt = performance.now() + searchFieldTimeoutMs;
  let focusedFrames = 0;
  const step = (): void => {
    const search = findShortcutTarget('/');
    focusedFrames = search && search === document.activeElement ? focusedFrames + 1 : 0;
    if (focusedFrames === 0) search?.focus();
    if (focusedFrames < requiredFocusedFrames && performance.now() < endsAt) requestAnimationFrame(step);
  };
  step();
}

/**
 * Returns whether a key event can be a shortcut. The user must press no modifier key and must not be in a
 * field or in a dialog.
 */
function isShortcut(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || repeat || isComposing || defaultPrevented) return false;
  const isInField = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
  return !isInField && !document.querySelector('dialog[open]') && areShortcutsOn();
}

/**
 * Runs the keyboard shortcuts of signed-in users. Also renders the dialog `?keys`, which explains the
 * shortcuts.
 */
export function KeyboardShortcuts({ firstEvent }: { firstEvent: Event | undefined }): ReactNode {
  const dialog = useUrlDialog(dialogNames);
  const { open } = dialog;
  const navigate = useNavigate();
  // The event that made the app load the code of the keyboard shortcuts. It may itself be a shortcut.
  const unhandledEvent = useRef(firstEvent);
  useEffect(() => {
    const actions: Readonly<Record<string, () => void>> = {
      n: () => findShortcutTarget('n')?.click(),
      u: () => findShortcutTarget('u')?.click(),
      '/': () => {
        if (!findShortcutTarget('/')) void navigate(paths.friends);
        focusSearch();
      },
      '?': () => open('keys'),
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      const action = actions[event.key];
      if (!action || !isShortcut(event)) return;
      // Prevents the browser from typing the character into the field that receives the focus.
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    // The key press that loaded this code can be over before the listener is added. Then this line calls the
    // listener. Otherwise the browser still calls it for this key press.
    const isDispatchOver = unhandledEvent.current?.eventPhase === Event.NONE;
    if (isDispatchOver && unhandledEvent.current instanceof KeyboardEvent) onKeyDown(unhandledEvent.current);
    unhandledEvent.current = undefined;
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, navigate]);
  return (
    <DialogErrorBoundary dialog={dialog}>
      {dialog.name && <ShortcutsDialog onClose={dialog.close} />}
    </DialogErrorBoundary>
  );
}
