import type { ReactNode } from 'react';
import { useId } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from './Button.tsx';
import styles from './ConfirmDialog.module.css';
import { Dialog } from './Dialog.tsx';
import { InlineError } from './InlineError.tsx';

interface ConfirmDialogProps {
  title: string;
  /** Names the thing and says what is lost. */
  children: ReactNode;
  /** The word on the button that does it. */
  confirm: string;
  /** In place of Cancel. */
  cancel?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
  busy?: boolean | undefined;
  /** Why it was refused; shown in the dialog as well as in any toast. */
  error?: string | undefined;
}

/** Asks before something that cannot be undone. Focus starts on Cancel. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  cancel,
  onConfirm,
  onClose,
  busy,
  error,
}: ConfirmDialogProps): ReactNode {
  const t = useText();
  const textId = useId();
  const foot = (
    <>
      <Button variant="ghost" onClick={onClose} data-autofocus>
        {cancel ?? t('ui.cancel')}
      </Button>
      <Button variant="danger" onClick={onConfirm} busy={busy}>
        {confirm}
      </Button>
    </>
  );
  return (
    <Dialog title={title} onClose={onClose} foot={foot} size="narrow" role="alertdialog" describedBy={textId}>
      <div id={textId} className={styles.text}>
        {children}
      </div>
      {error && <InlineError>{error}</InlineError>}
    </Dialog>
  );
}
