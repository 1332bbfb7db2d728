import { maxQuantity } from '@wishwell/contract/limits.ts';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Stepper } from '../ui/Stepper.tsx';
import { Checkbox } from '../ui/Switch.tsx';
import styles from './WantedQuantityField.module.css';

interface WantedFieldProps {
  /** The wanted number of pieces, from `1` to `99`. It is empty if the number is unlimited. */
  value: string;
  onChange: (value: string) => void;
}

/**
 * The input for the wanted number of pieces. While the number is 1, there is only a button, which opens the
 * input.
 */
export function WantedQuantityField({ value, onChange }: WantedFieldProps): ReactNode {
  const t = useText();
  const [isOpened, setOpened] = useState(false);
  /** The number that the user chose last. The stepper shows it while "any number" is selected. */
  const [lastNumber, setLastNumber] = useState(2);
  const stepper = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Moves the focus to the stepper, because the button that had the focus has unmounted.
    if (isOpened) stepper.current?.focus();
  }, [isOpened]);
  if (value === '1' && !isOpened) {
    const open = (): void => {
      setOpened(true);
      onChange(String(lastNumber));
    };
    return (
      <div>
        <Button variant="outline" size="card" icon="plus" onClick={open}>
          {t('items.moreThanOne')}
        </Button>
      </div>
    );
  }
  const isAny = value === '';
  const number = isAny ? lastNumber : Number(value);
  const changeNumber = (wanted: number): void => {
    setLastNumber(wanted);
    onChange(String(wanted));
  };
  return (
    <Field label={t('items.howMany')} help={isAny ? t('items.anyNumberHelp') : undefined}>
      {(link) => (
        <div className={styles.field}>
          <Stepper
            {...link}
            ref={stepper}
            value={number}
            min={1}
            max={maxQuantity}
            disabled={isAny}
            onChange={changeNumber}
          />
          <Checkbox
            label={t('items.anyNumber')}
            checked={isAny}
            onChange={(isChecked) => onChange(isChecked ? '' : String(number))}
          />
        </div>
      )}
    </Field>
  );
}
