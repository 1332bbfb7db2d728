import type { PointerEvent, ReactNode, SubmitEvent } from 'react';
import { useId, useRef } from 'react';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from './IconButton.tsx';
import { joinClassNames } from './join-class-names.ts';
import { useModalDialog } from './use-modal-dialog.ts';
import styles from './Dialog.module.css';

interface DialogProps {
  title: string;
  /**
   * Called when the user presses Escape, clicks the close button or, if `backdrop` is `closes`, clicks the
   * backdrop. The function must stop rendering the dialog.
   */
  onClose: () => void;
  children: ReactNode;
  /**
   * The buttons in the footer, with Cancel first. The footer stays visible while the body of the dialog
   * scrolls.
   */
  footer?: ReactNode;
  /**
   * Called when the user submits the form. If it is defined, the dialog is a form. The form shows no
   * validation messages of the browser.
   */
  onSubmit?: (() => void) | undefined;
  /**
   * The maximum width of the dialog. wide: 720 px, medium: 560 px, narrow: 440 px. On phones, the dialog is a
   * sheet at the bottom.
   */
  size?: 'wide' | 'medium' | 'narrow';
  /**
   * The effect of a click on the backdrop. By default, a dialog with a form stays open, so that the user
   * loses no input. Any other dialog closes.
   */
  backdrop?: 'closes' | 'stays' | undefined;
  role?: 'dialog' | 'alertdialog';
  describedBy?: string;
}

/**
 * A modal dialog that is open while it is mounted. The initial focus is on the element with `data-autofocus`,
 * or else on the first field. If the device has a touch screen, it is on the title: the on-screen keyboard
 * would cover the dialog. When the dialog unmounts, the focus returns to the element that had it before.
 */
export function Dialog(props: DialogProps): ReactNode {
  const { title, onClose, children, footer, onSubmit, size = 'medium', role, describedBy } = props;
  const { backdrop = onSubmit ? 'stays' : 'closes' } = props;
  const t = useText();
  const titleId = useId();
  const dialog = useModalDialog(onClose);
  const startedOnBackdrop = useRef(false);

  const onPointerDown = (event: PointerEvent): void => {
    startedOnBackdrop.current = event.target === dialog.current;
  };
  const onPointerUp = (event: PointerEvent): void => {
    if (startedOnBackdrop.current && event.target === dialog.current && backdrop === 'closes') onClose();
  };

  const content = (
    <>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title} tabIndex={-1} data-dialog-title>
          {title}
        </h2>
        <IconButton icon="close" label={t('ui.close')} onClick={onClose} className={styles.close} />
      </div>
      <div className={styles.body} data-dialog-body>
        {children}
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </>
  );
  return (
    <dialog
      ref={dialog}
      className={joinClassNames(styles.dialog, styles[size])}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onPointerDown={onPointerDown}
      onPointerUp={onPointerUp}
    >
      {onSubmit ? (
        <form method="post" className={styles.frame} noValidate onSubmit={(event) => submitForm(event, onSubmit)}>
          {content}
        </form>
      ) : (
        <div className={styles.frame}>{content}</div>
      )}
    </dialog>
  );
}

function submitForm(event: SubmitEvent, onSubmit: () => void): void {
  event.preventDefault();
  // Stops the submit event of the dialog's form. React would pass it on to the form that opened the dialog,
  // and would submit that form too.
  event.stopPropagation();
  onSubmit();
}
