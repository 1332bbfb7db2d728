import type { ReactNode } from 'react';
import { useId } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { InlineError } from './InlineError.tsx';
import styles from './ConfirmDialog.module.css';

interface ConfirmDialogProps {
  title: string;
  /** A text that names the affected record and the consequence of the action. */
  children: ReactNode;
  confirm: string;
  cancel?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
  busy?: boolean | undefined;
  error?: string | undefined;
}

/**
 * A dialog that asks the user to confirm an action that cannot be undone. The Cancel button has the initial
 * focus.
 */
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
  const footer = (
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
    <Dialog title={title} onClose={onClose} footer={footer} size="narrow" role="alertdialog" describedBy={textId}>
      <div id={textId} className={styles.text}>
        {children}
      </div>
      {error && <InlineError>{error}</InlineError>}
    </Dialog>
  );
}
