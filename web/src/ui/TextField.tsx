import type { ComponentProps, ReactNode } from 'react';
import type { IconName } from './icons/Icon.tsx';
import { Icon } from './icons/Icon.tsx';
import { classes } from './classes.ts';
import type { FieldLook } from './Field.tsx';
import { Field } from './Field.tsx';
import styles from './TextField.module.css';

interface TextFieldProps extends FieldLook, Omit<ComponentProps<'input'>, 'prefix' | 'id'> {
  /** Stands inside the field before the text, such as "$". */
  prefix?: string | undefined;
  /** Stands inside the field before the text, such as a magnifier. */
  icon?: IconName | undefined;
}

/** A labelled line of text; every attribute of `<input>` may be given. */
export function TextField({ prefix, icon, className, ...rest }: TextFieldProps): ReactNode {
  const { look, control } = splitLook(rest);
  return (
    <Field {...look}>
      {(link) => (
        <span className={styles.box}>
          {prefix && (
            <span className={styles.prefix} aria-hidden="true">
              {prefix}
            </span>
          )}
          {icon && (
            <span className={styles.prefix}>
              <Icon name={icon} />
            </span>
          )}
          <input
            {...control}
            {...link}
            className={classes(styles.input, prefix && styles.afterPrefix, icon && styles.afterIcon, className)}
          />
        </span>
      )}
    </Field>
  );
}

interface TextAreaProps extends FieldLook, Omit<ComponentProps<'textarea'>, 'id'> {}

/** Like TextField, for several lines; it grows with its text where the browser can. */
export function TextArea({ className, rows = 3, ...rest }: TextAreaProps): ReactNode {
  const { look, control } = splitLook(rest);
  return (
    <Field {...look}>
      {(link) => (
        <textarea rows={rows} {...control} {...link} className={classes(styles.input, styles.area, className)} />
      )}
    </Field>
  );
}

function splitLook<T extends FieldLook>(props: T): { look: FieldLook; control: Omit<T, keyof FieldLook> } {
  const { label, optional, note, help, error, aside, labelHidden, ...control } = props;
  return { look: { label, optional, note, help, error, aside, labelHidden }, control };
}
