import { fireEvent, render, screen } from '@testing-library/react';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { i18n } from '../i18n/i18n.ts';
import { focusFirstError } from './Field.tsx';
import { ImageField } from './ImageField.tsx';
import { Switch } from './Switch.tsx';
import { TextField } from './TextField.tsx';

function show(children: ReactNode): HTMLElement {
  return render(<I18nProvider i18n={i18n}>{children}</I18nProvider>).container;
}

function descriptionOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent?.trim()).join(' | ');
}

test('a field is found by its label alone and described by hint, help and error', () => {
  show(<TextField label="Link" optional help="Where it can be bought" error="Invalid URL format" />);
  const link = screen.getByRole('textbox', { name: 'Link' });
  expect(descriptionOf(link)).toBe('optional | Where it can be bought | Invalid URL format');
  expect(link.getAttribute('aria-invalid')).toBe('true');
});

test('a field without a fault is not marked', () => {
  show(<TextField label="Name" />);
  const name = screen.getByLabelText('Name');
  expect(name.getAttribute('aria-invalid')).toBeNull();
  expect(name.getAttribute('aria-describedby')).toBeNull();
});

test('the focus can be put on the first faulty field', () => {
  const form = show(
    <>
      <TextField label="Name" />
      <TextField label="Link" error="Invalid URL format" />
      <TextField label="Price" error="Invalid price" />
    </>,
  );
  focusFirstError(form);
  expect(document.activeElement).toBe(screen.getByLabelText('Link'));
});

test('a switch says that it is one and tells its new state', () => {
  const changed = vi.fn<(checked: boolean) => void>();
  show(<Switch label="Available" checked onChange={changed} />);
  fireEvent.click(screen.getByRole('switch', { name: 'Available' }));
  expect(changed).toHaveBeenCalledWith(false);
});

function showPictureField(onPick: (file: File) => void): void {
  show(
    <form>
      <TextField label="Name" />
      <ImageField
        label="Picture"
        file={undefined}
        onPick={onPick}
        onClear={vi.fn<() => void>()}
        accept="image/png,image/webp"
        formats="PNG or WebP"
      />
    </form>,
  );
}

test('a picture pasted into any field of the form is taken', () => {
  const picked = vi.fn<(file: File) => void>();
  showPictureField(picked);
  const file = new File(['x'], 'mug.png', { type: 'image/png' });
  fireEvent.paste(screen.getByLabelText('Name'), { clipboardData: { files: [file] } });
  expect(picked).toHaveBeenCalledWith(file);
});

test('a picture dropped anywhere on the form is taken', () => {
  const picked = vi.fn<(file: File) => void>();
  showPictureField(picked);
  const file = new File(['x'], 'mug.webp', { type: 'image/webp' });
  fireEvent.drop(screen.getByLabelText('Name'), { dataTransfer: { files: [file], types: ['Files'] } });
  expect(picked).toHaveBeenCalledWith(file);
});

test('a file of another kind is refused with a sentence that names the kinds', () => {
  const picked = vi.fn<(file: File) => void>();
  showPictureField(picked);
  const file = new File(['x'], 'mug.pdf', { type: 'application/pdf' });
  fireEvent.drop(screen.getByLabelText('Name'), { dataTransfer: { files: [file], types: ['Files'] } });
  expect(picked).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('PNG or WebP');
});
