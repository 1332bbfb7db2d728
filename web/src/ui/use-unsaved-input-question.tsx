import type { ReactNode } from 'react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../i18n/use-text.ts';
import { blockLeavingUntilConfirmed } from '../navigation/leave-guard.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface UnsavedInputQuestion {
  /** Asks the user whether to discard the input of the form. Calls `proceed` if the user agrees. */
  ask: (proceed: () => void) => void;
  /** The confirmation dialog. The caller renders it next to the form. */
  question: ReactNode;
}

/** Asks the user before Back, Forward or closing the tab loses unsaved input. */
export function useUnsavedInputQuestion(hasUnsavedInput: boolean): UnsavedInputQuestion {
  const t = useText();
  const [confirmation, setConfirmation] = useState<{ proceed: () => void; round: number }>();
  const dialogNumber = useRef(0);
  const ask = useCallback((proceed: () => void): void => {
    // Gives each question a new key, so that React mounts a new confirmation dialog above all other dialogs.
    // An existing confirmation dialog could be below the form's dialog.
    dialogNumber.current += 1;
    setConfirmation({ proceed, round: dialogNumber.current });
  }, []);
  // Uses a layout effect, because its cleanup runs before the next page is visible. The cleanup of
  // `useEffect` would run later. Until then, the form's question about unsaved input would still block Back
  // on the next page.
  useLayoutEffect(() => (hasUnsavedInput ? blockLeavingUntilConfirmed(ask) : undefined), [hasUnsavedInput, ask]);
  const leave = (): void => {
    // Closes the confirmation dialog before the app leaves the form. While the dialog is open, the page is
    // inert, and the browser could not return the focus to the page.
    flushSync(() => setConfirmation(undefined));
    confirmation?.proceed();
  };
  const question = confirmation && (
    <ConfirmDialog
      key={confirmation.round}
      title={t('ui.leaveTitle')}
      cancel={t('ui.leaveStay')}
      confirm={t('ui.leave')}
      onConfirm={leave}
      onClose={() => setConfirmation(undefined)}
    >
      {t('ui.leaveText')}
    </ConfirmDialog>
  );
  return { ask, question };
}
