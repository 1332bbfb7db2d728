import type { ComponentProps, ReactNode } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { guardLeaving } from './leave-guard.ts';

interface FormDialogProps extends ComponentProps<typeof Dialog> {
  onSubmit: () => void;
  /** Something has been typed or chosen that would be lost. */
  unsaved: boolean;
}

/**
 * A dialog that is a form. Leaving it by Escape, the close icon, Back or closing the tab asks first while there is
 * something unsaved; its own Cancel button, which calls `onClose` itself, does not.
 */
export function FormDialog({ unsaved, onClose, ...rest }: FormDialogProps): ReactNode {
  const t = useText();
  const [leave, setLeave] = useState<{ goOn: () => void; round: number }>();
  const round = useRef(0);
  const ask = useCallback((goOn: () => void): void => {
    // Every question is a new one, and so stands above a form that the browser closed and that was shown again.
    round.current += 1;
    setLeave({ goOn, round: round.current });
  }, []);
  useEffect(() => (unsaved ? guardLeaving(ask) : undefined), [unsaved, ask]);
  return (
    <>
      <Dialog {...rest} onClose={unsaved ? () => ask(onClose) : onClose} />
      {leave && (
        <ConfirmDialog
          key={leave.round}
          title={t('ui.leaveTitle')}
          cancel={t('ui.leaveStay')}
          confirm={t('ui.leave')}
          onConfirm={leave.goOn}
          onClose={() => setLeave(undefined)}
        >
          {t('ui.leaveText')}
        </ConfirmDialog>
      )}
    </>
  );
}
