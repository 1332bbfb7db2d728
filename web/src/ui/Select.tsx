import type { ComponentProps, ReactNode } from 'react';
import type { FieldTexts } from './Field.tsx';
import { Field } from './Field.tsx';
import { Icon } from './icons/Icon.tsx';
import { joinClassNames } from './join-class-names.ts';
import styles from './Select.module.css';

interface SelectProps extends FieldTexts, Omit<ComponentProps<'select'>, 'id'> {}

/** A `<select>` element with a label. Its children are `<option>` elements. */
export function Select({
  label,
  optional,
  note,
  help,
  error,
  aside,
  labelHidden,
  className,
  ...rest
}: SelectProps): ReactNode {
  return (
    <Field {...{ label, optional, note, help, error, aside, labelHidden }}>
      {(link) => (
        <span className={styles.box}>
          <select {...rest} {...link} className={joinClassNames(styles.select, className)} />
          <Icon name="chevronDown" />
        </span>
      )}
    </Field>
  );
}
