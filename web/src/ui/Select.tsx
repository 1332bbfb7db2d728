import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icons/Icon.tsx';
import { classes } from './classes.ts';
import type { FieldLook } from './Field.tsx';
import { Field } from './Field.tsx';
import styles from './Select.module.css';

interface SelectProps extends FieldLook, Omit<ComponentProps<'select'>, 'id'> {}

/** The platform's own select, labelled; children are `<option>`. */
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
          <select {...rest} {...link} className={classes(styles.select, className)} />
          <Icon name="chevronDown" />
        </span>
      )}
    </Field>
  );
}
