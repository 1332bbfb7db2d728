import type { ReactNode } from 'react';
import { useId } from 'react';
import { useText } from '../i18n/use-text.ts';
import { CharacterCount, isNearCharacterLimit } from './CharacterCount.tsx';
import { Icon } from './icons/Icon.tsx';
import { joinClassNames } from './join-class-names.ts';
import styles from './Field.module.css';

export interface FieldTexts {
  label: string;
  optional?: boolean | undefined;
  /** A short text next to the label of the field, such as a unit. */
  note?: string | undefined;
  help?: ReactNode;
  /**
   * The error message of the field. If there is one, the control also has `aria-invalid` and
   * `aria-describedby`.
   */
  error?: string | undefined;
  /** Marks the control as invalid without an error message, because another field has the message. */
  invalid?: boolean | undefined;
  /**
   * Content at the end of the label's line, such as a link. In the order of the Tab key, it comes after the
   * control.
   */
  aside?: ReactNode;
  /**
   * The text of the field and its maximum number of characters. Near this number, the field shows how many
   * characters are left.
   */
  characterLimit?: { text: string; limit: number } | undefined;
  /** Hides the label on the screen. Screen readers still read it. */
  labelHidden?: boolean | undefined;
}

/** Attributes with which a form control refers to its label, help text and error message. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  children: (link: ControlProps) => ReactNode;
}

/**
 * A form field: a label and a control with help text, error message and character count. Screen readers read
 * these texts with the control.
 */
export function Field(props: FieldProps): ReactNode {
  const { label, optional, note, help, error, invalid, aside, characterLimit, labelHidden, children } = props;
  const t = useText();
  const id = useId();
  const noteText = [note, optional && t('ui.optional')].filter(Boolean).join(', ');
  const hasCount = characterLimit && isNearCharacterLimit(characterLimit.text, characterLimit.limit);
  const describedBy = [
    noteText && `${id}-note`,
    error && `${id}-error`,
    help && `${id}-help`,
    hasCount && `${id}-count`,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field}>
      <div className={joinClassNames(styles.labels, labelHidden && styles.hidden)}>
        <span>
          <label htmlFor={id} className={styles.label}>
            {label}
          </label>
          {noteText && (
            <span id={`${id}-note`} className={styles.note}>
              {` ${noteText}`}
            </span>
          )}
        </span>
      </div>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error || invalid ? true : undefined,
      })}
      {aside && <div className={styles.aside}>{aside}</div>}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="alert" size={16} />
          <span>{error}</span>
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {characterLimit && <CharacterCount id={`${id}-count`} {...characterLimit} />}
    </div>
  );
}

/**
 * Moves the focus to the first invalid field of a form. Call this function after the errors have rendered.
 */
export function focusFirstError(form: ParentNode | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
