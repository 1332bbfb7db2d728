import type { ReactNode } from 'react';
import { useId } from 'react';
import { Icon } from './icons/Icon.tsx';
import { useText } from '../i18n/use-text.ts';
import { classes } from './classes.ts';
import styles from './Field.module.css';

/** What every field shows around its control. */
export interface FieldLook {
  label: string;
  /** Shows "optional" beside the label. */
  optional?: boolean | undefined;
  /** A quiet word beside the label, such as a unit. */
  note?: string | undefined;
  /** One line of help under the control. */
  help?: ReactNode;
  /** The sentence that says what is wrong; marks the control and is linked to it. */
  error?: string | undefined;
  /** At the far end of the label's line, such as a link. */
  aside?: ReactNode;
  /** Keeps the label for screen readers alone. */
  labelHidden?: boolean | undefined;
}

/** Spread these on the control: they tie it to its label, help and error. */
interface ControlLink {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldLook {
  children: (link: ControlLink) => ReactNode;
}

/** The frame of a field: label above, then the control, then help or error, all tied together. */
export function Field({ label, optional, note, help, error, aside, labelHidden, children }: FieldProps): ReactNode {
  const t = useText();
  const id = useId();
  const quiet = optional ? t('ui.optional') : note;
  const described = [quiet && `${id}-note`, help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <div className={classes(styles.labels, labelHidden && styles.hidden)}>
        <span>
          <label htmlFor={id} className={styles.label}>
            {label}
          </label>
          {quiet && (
            <span id={`${id}-note`} className={styles.note}>
              {' '}
              {quiet}
            </span>
          )}
        </span>
        {aside}
      </div>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
    </div>
  );
}

/** Puts the focus on the first field with an error; call it after a refused submit has been rendered. */
export function focusFirstError(form: ParentNode | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
