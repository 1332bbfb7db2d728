import type { ComponentProps, ReactNode } from 'react';
import type { FieldTexts } from './Field.tsx';
import { Field } from './Field.tsx';
import type { IconName } from './icons/Icon.tsx';
import { Icon } from './icons/Icon.tsx';
import { joinClassNames } from './join-class-names.ts';
import styles from './TextField.module.css';

interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'id'> {
  icon?: IconName | undefined;
  /** A button at the end of the input's box, inside its border. */
  end?: ReactNode;
}

/** An `<input>` with a label. It accepts all attributes of the `<input>` element. */
export function TextField({ icon, end, className, ...rest }: TextFieldProps): ReactNode {
  const { fieldProps, control } = splitProps(rest);
  return (
    <Field {...fieldProps}>
      {(link) => (
        <span className={styles.box}>
          {icon && (
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
          )}
          <input
            dir={control.type === undefined || control.type === 'search' ? 'auto' : undefined}
            {...control}
            {...link}
            className={joinClassNames(
              styles.input,
              icon && styles.afterIcon,
              Boolean(end) && styles.beforeEnd,
              className,
            )}
          />
          {end && <span className={styles.end}>{end}</span>}
        </span>
      )}
    </Field>
  );
}

interface TextAreaProps extends Omit<FieldTexts, 'characterLimit'>, Omit<ComponentProps<'textarea'>, 'id' | 'value'> {
  value: string;
  /**
   * The maximum number of characters. The text area tells the user when the text is near this number, but
   * does not prevent a longer text.
   */
  limit: number;
}

/** A text area with a label, like TextField. It grows with its text in browsers that support this. */
export function TextArea({ className, rows = 3, limit, ...rest }: TextAreaProps): ReactNode {
  const { fieldProps, control } = splitProps(rest);
  return (
    <Field {...fieldProps} characterLimit={{ text: rest.value, limit }}>
      {(link) => (
        <textarea
          rows={rows}
          dir="auto"
          {...control}
          {...link}
          className={joinClassNames(styles.input, styles.area, className)}
        />
      )}
    </Field>
  );
}

function splitProps<T extends FieldTexts>(props: T): { fieldProps: FieldTexts; control: Omit<T, keyof FieldTexts> } {
  const { label, optional, note, help, error, invalid, aside, characterLimit, labelHidden, ...control } = props;
  return { fieldProps: { label, optional, note, help, error, invalid, aside, characterLimit, labelHidden }, control };
}
