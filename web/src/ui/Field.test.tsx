import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { focusFirstError } from './Field.tsx';
import { renderUi } from './render-ui.testing.tsx';
import { Switch } from './Switch.tsx';
import { TextArea, TextField } from './TextField.tsx';

function getDescription(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent?.trim()).join(' | ');
}

test("a field's accessible name is its label; note, error and help text are its accessible description", () => {
  renderUi(<TextField label="Link" optional help="Where it can be bought" error="Invalid URL format" />);
  const link = screen.getByRole('textbox', { name: 'Link' });
  expect(getDescription(link)).toBe('optional | Invalid URL format | Where it can be bought');
  expect(link.getAttribute('aria-invalid')).toBe('true');
});

test('focusFirstError moves the focus to the first field that has an error', () => {
  const { container } = renderUi(
    <>
      <TextField label="Name" />
      <TextField label="Link" error="Invalid URL format" />
      <TextField label="Price" error="Invalid price" />
    </>,
  );
  focusFirstError(container);
  expect(document.activeElement).toBe(screen.getByLabelText('Link'));
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBeNull();
});

test('a Switch has the role switch and calls onChange with its new state', () => {
  const changed = vi.fn<(checked: boolean) => void>();
  renderUi(<Switch label="Available" checked onChange={changed} />);
  fireEvent.click(screen.getByRole('switch', { name: 'Available' }));
  expect(changed).toHaveBeenCalledWith(false);
});

function getTextAreaDescription(text: string): string {
  renderUi(<TextArea label="Description" limit={100} value={text} readOnly />);
  const description = getDescription(screen.getByLabelText('Description'));
  cleanup();
  return description;
}

test('a TextArea shows how many characters are left when its text is near the limit', () => {
  expect(getTextAreaDescription('x'.repeat(90))).toBe('');
  expect(getTextAreaDescription('x'.repeat(91))).toBe('9 characters left');
  expect(getTextAreaDescription('\u{1F381}'.repeat(100))).toBe('0 characters left');
  expect(getTextAreaDescription('x'.repeat(103))).toBe('3 characters too many');
});
