import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { classes } from './classes.ts';
import styles from './Switch.module.css';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'children'> {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** One quiet line under the label, linked to the control. */
  help?: ReactNode;
}

/** An on/off switch whose change counts at once or with its form. */
export function Switch({ className, ...rest }: ChoiceProps): ReactNode {
  return <Choice {...rest} role="switch" className={classes(styles.switch, className)} />;
}

interface CheckboxProps extends ChoiceProps {
  /** Stands between the box and the label, such as an avatar. */
  picture?: ReactNode;
}

/** A row to tick; the whole row is the target. */
export function Checkbox({ picture, className, ...rest }: CheckboxProps): ReactNode {
  return <Choice {...rest} picture={picture} className={classes(styles.checkbox, className)} />;
}

function Choice({ label, help, picture, onChange, className, ...rest }: CheckboxProps): ReactNode {
  const helpId = useId();
  return (
    <div>
      <label className={styles.row}>
        <input
          type="checkbox"
          {...rest}
          className={className}
          aria-describedby={help ? helpId : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {picture}
        <span className={styles.label}>{label}</span>
      </label>
      {help && (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  );
}
