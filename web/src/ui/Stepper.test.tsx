import { fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from './render-ui.testing.tsx';
import { Stepper } from './Stepper.tsx';

const onChange = vi.fn<(value: number) => void>();

function ControlledStepper({ disabled = false }: { disabled?: boolean }): ReactNode {
  const [value, setValue] = useState(2);
  const change = (next: number): void => {
    onChange(next);
    setValue(next);
  };
  return <Stepper aria-label="How many" value={value} min={1} max={4} disabled={disabled} onChange={change} />;
}

const renderStepper = (disabled?: boolean): HTMLInputElement => {
  onChange.mockClear();
  renderUi(<ControlledStepper {...(disabled ? { disabled } : {})} />);
  return screen.getByRole<HTMLInputElement>('spinbutton', { name: 'How many' });
};

test('the buttons of a stepper change the number within its limits', () => {
  const field = renderStepper();
  const more = screen.getByRole('button', { name: 'One more' });
  for (let n = 0; n < 3; n += 1) fireEvent.click(more);
  expect(field.value).toBe('4');
  expect(more.getAttribute('aria-disabled')).toBe('true');
  expect(onChange.mock.calls).toEqual([[3], [4]]);
});

test('arrow keys change the number of a stepper, and ARIA attributes contain its limits', () => {
  const field = renderStepper();
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(field.getAttribute('aria-valuenow')).toBe('3');
  for (let n = 0; n < 3; n += 1) fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(field.value).toBe('1');
  expect([field.getAttribute('aria-valuemin'), field.getAttribute('aria-valuemax')]).toEqual(['1', '4']);
});

test.each(['', '0', '5', '2.5', 'x'])(
  'the invalid text "%s" does not change the number of a stepper and disappears on blur',
  (text) => {
    const field = renderStepper();
    fireEvent.change(field, { target: { value: text } });
    expect(field.value).toBe(text);
    fireEvent.blur(field);
    expect(field.value).toBe('2');
    expect(onChange).not.toHaveBeenCalled();
  },
);

test('a valid number that is typed into a stepper takes effect before the field loses the focus', () => {
  const field = renderStepper();
  fireEvent.change(field, { target: { value: '4' } });
  expect(onChange.mock.calls).toEqual([[4]]);
});

test('a disabled stepper ignores its buttons', () => {
  renderStepper(true);
  fireEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect(onChange).not.toHaveBeenCalled();
});
