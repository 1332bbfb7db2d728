import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { joinClassNames } from './join-class-names.ts';
import styles from './Switch.module.css';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'children'> {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  help?: ReactNode;
}

/** An on-off setting with a label. A click anywhere in its row turns it on or off. */
export function Switch({ className, ...rest }: ChoiceProps): ReactNode {
  return <ChoiceField {...rest} role="switch" className={joinClassNames(styles.switch, className)} />;
}

interface CheckboxProps extends ChoiceProps {
  image?: ReactNode;
}

/** A checkbox with a label. A click anywhere in its row checks or unchecks it. */
export function Checkbox({ image, className, ...rest }: CheckboxProps): ReactNode {
  return <ChoiceField {...rest} image={image} className={joinClassNames(styles.checkbox, className)} />;
}

function ChoiceField({ label, help, image, onChange, className, ...rest }: CheckboxProps): ReactNode {
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
        {image}
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
