import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from './IconButton.tsx';
import styles from './Stepper.module.css';

interface StepperProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'min' | 'max'> {
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/**
 * An input for a whole number. The user changes the number with two buttons, by typing or with the arrow
 * keys. It needs an accessible name: `aria-label`, or an `id` to which a label refers.
 */
export function Stepper({ value, min, max, disabled = false, onChange, ...rest }: StepperProps): ReactNode {
  const t = useText();
  /**
   * The text that the user is typing, which may be no valid number. Undefined after the field has lost the
   * focus.
   */
  const [typed, setTyped] = useState<string>();
  const step = (by: number): void => {
    const next = Math.min(max, Math.max(min, value + by));
    setTyped(undefined);
    if (next !== value && !disabled) onChange(next);
  };
  const type = (text: string): void => {
    setTyped(text);
    const next = Number(text);
    if (/^\d+$/.test(text) && next >= min && next <= max && next !== value) onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  };
  const button = (icon: 'minus' | 'plus', label: string, by: number, isAtEnd: boolean): ReactNode => (
    // Hides the buttons from screen readers and from the Tab key, because the arrow keys do the same.
    <IconButton
      icon={icon}
      label={label}
      tabIndex={-1}
      aria-disabled={disabled || isAtEnd}
      className={styles.step}
      onClick={() => step(by)}
    />
  );
  return (
    <span className={styles.stepper}>
      {button('minus', t('ui.oneLess'), -1, value <= min)}
      <input
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        {...rest}
        role="spinbutton"
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        className={styles.value}
        value={typed ?? String(value)}
        onChange={(event) => type(event.currentTarget.value.trim())}
        onKeyDown={onKeyDown}
        onBlur={() => setTyped(undefined)}
      />
      {button('plus', t('ui.oneMore'), 1, value >= max)}
    </span>
  );
}
