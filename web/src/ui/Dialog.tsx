import type { PointerEvent, ReactNode, SubmitEvent } from 'react';
import { useId, useRef } from 'react';
import { useText } from '../i18n/use-text.ts';
import { classes } from './classes.ts';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import { useModal } from './use-modal.ts';

interface DialogProps {
  title: string;
  /** Called on Escape, on the close icon and, where it closes, on the backdrop: take the dialog out of the tree then. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons that stay in sight under the scrolling body: ghost Cancel first, then the primary one. */
  foot?: ReactNode;
  /** Makes the dialog a form; Enter submits it. The browser's own bubbles are off. */
  onSubmit?: (() => void) | undefined;
  /** 720, 560 or 440 px; on phones always a sheet from below. */
  size?: 'wide' | 'medium' | 'narrow';
  /** What a press beside the dialog does. A form stays, so that nothing typed is lost; anything else closes. */
  backdrop?: 'closes' | 'stays' | undefined;
  role?: 'dialog' | 'alertdialog';
  describedBy?: string;
}

/**
 * A modal dialog: it is open as long as it is in the tree. Focus goes to `[data-autofocus]`, else to the first field
 * (on touch to the title, so that no keyboard covers the sheet), and returns to where it was.
 */
export function Dialog(props: DialogProps): ReactNode {
  const { title, onClose, children, foot, onSubmit, size = 'medium', role, describedBy } = props;
  const { backdrop = onSubmit ? 'stays' : 'closes' } = props;
  const t = useText();
  const titleId = useId();
  const dialog = useModal(onClose);
  const beside = useRef(false);

  const pressed = (event: PointerEvent): void => {
    beside.current = event.target === dialog.current;
  };
  const released = (event: PointerEvent): void => {
    if (beside.current && event.target === dialog.current && backdrop === 'closes') onClose();
  };

  const inside = (
    <>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title} tabIndex={-1} data-dialog-title>
          {title}
        </h2>
        <IconButton icon="close" label={t('ui.close')} onClick={onClose} className={styles.close} />
      </header>
      <div className={styles.body} data-dialog-body>
        {children}
      </div>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </>
  );
  return (
    <dialog
      ref={dialog}
      className={classes(styles.dialog, styles[size])}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onPointerDown={pressed}
      onPointerUp={released}
    >
      {onSubmit ? (
        <form method="post" className={styles.frame} noValidate onSubmit={(event) => submit(event, onSubmit)}>
          {inside}
        </form>
      ) : (
        <div className={styles.frame}>{inside}</div>
      )}
    </dialog>
  );
}

function submit(event: SubmitEvent, onSubmit: () => void): void {
  event.preventDefault();
  // A form in a dialog that was opened from another form must not submit that one too.
  event.stopPropagation();
  onSubmit();
}
