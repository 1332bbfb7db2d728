import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ImageFormMode } from '@wishwell/contract/image-formats.ts';
import type { ReactNode } from 'react';
import { expect, type Mock, test, vi } from 'vitest';
import { i18n } from '../i18n/i18n.ts';
import { focusFirstError } from './Field.tsx';
import { ImageField } from './ImageField.tsx';
import { Switch } from './Switch.tsx';
import { TextArea, TextField } from './TextField.tsx';

function renderContent(children: ReactNode): HTMLElement {
  return render(<I18nProvider i18n={i18n}>{children}</I18nProvider>).container;
}

function getDescription(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent?.trim()).join(' | ');
}

test("a field's accessible name is its label; note, error and help text are its accessible description", () => {
  renderContent(<TextField label="Link" optional help="Where it can be bought" error="Invalid URL format" />);
  const link = screen.getByRole('textbox', { name: 'Link' });
  expect(getDescription(link)).toBe('optional | Invalid URL format | Where it can be bought');
  expect(link.getAttribute('aria-invalid')).toBe('true');
});

test('a field without an error is not marked as invalid', () => {
  renderContent(<TextField label="Name" />);
  const name = screen.getByLabelText('Name');
  expect(name.getAttribute('aria-invalid')).toBeNull();
  expect(name.getAttribute('aria-describedby')).toBeNull();
});

test('focusFirstError moves the focus to the first field that has an error', () => {
  const form = renderContent(
    <>
      <TextField label="Name" />
      <TextField label="Link" error="Invalid URL format" />
      <TextField label="Price" error="Invalid price" />
    </>,
  );
  focusFirstError(form);
  expect(document.activeElement).toBe(screen.getByLabelText('Link'));
});

test('a Switch has the role switch and calls onChange with its new state', () => {
  const changed = vi.fn<(checked: boolean) => void>();
  renderContent(<Switch label="Available" checked onChange={changed} />);
  fireEvent.click(screen.getByRole('switch', { name: 'Available' }));
  expect(changed).toHaveBeenCalledWith(false);
});

const pngSignature = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const gifSignature = new TextEncoder().encode('GIF89a');

interface ShownImageField {
  picked: Mock<(file: File | undefined) => void>;
  show: (file: File | undefined) => void;
}

function showImageField(mode: ImageFormMode): ShownImageField {
  const picked = vi.fn<(file: File | undefined) => void>();
  const createForm = (file: File | undefined): ReactNode => (
    <I18nProvider i18n={i18n}>
      <form>
        <TextField label="Name" />
        <ImageField label="Picture" file={file} onPick={picked} onClear={vi.fn<() => void>()} mode={mode} />
      </form>
    </I18nProvider>
  );
  const { rerender } = render(createForm(undefined));
  return { picked, show: (file) => rerender(createForm(file)) };
}

const dropFile = (file: File): boolean =>
  fireEvent.drop(screen.getByLabelText('Name'), { dataTransfer: { files: [file], types: ['Files'] } });

test('ImageField accepts an image that is pasted into any field of the form', async () => {
  const { picked } = showImageField('add');
  const file = new File([pngSignature], 'mug.png', { type: 'image/png' });
  fireEvent.paste(screen.getByLabelText('Name'), { clipboardData: { files: [file] } });
  await waitFor(() => expect(picked).toHaveBeenCalledWith(file));
});

test('ImageField judges a dropped file by its content, not by its type', async () => {
  const { picked } = showImageField('add');
  const file = new File([pngSignature], 'mug', { type: '' });
  dropFile(file);
  await waitFor(() => expect(picked).toHaveBeenCalledWith(file));
});

test.each([
  ['an empty file', new File([], 'mug.png', { type: 'image/png' })],
  ['a text with the type of an image', new File(['Milk, bread'], 'mug.png', { type: 'image/png' })],
  ['a HEIC', new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'mug.heic', { type: 'image/heic' })],
  ['a GIF in the form for adding', new File([gifSignature], 'mug.png', { type: 'image/png' })],
])('ImageField refuses %s and shows the accepted formats', async (_name, file) => {
  const { picked } = showImageField('add');
  dropFile(file);
  expect((await screen.findByRole('alert')).textContent).toContain('PNG, JPEG or WebP');
  expect(picked).not.toHaveBeenCalled();
});

test('ImageField accepts a GIF in the form for editing', async () => {
  const { picked } = showImageField('edit');
  const file = new File([gifSignature], 'mug.gif', { type: 'image/gif' });
  dropFile(file);
  await waitFor(() => expect(picked).toHaveBeenCalledWith(file));
});

test('ImageField gives a damaged file back and says so', async () => {
  const { picked, show } = showImageField('add');
  show(new File([pngSignature], 'mug.png', { type: 'image/png' }));
  fireEvent.error(await screen.findByRole('img', { name: 'Preview of the picture' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This picture is damaged.');
  expect(picked).toHaveBeenCalledWith(undefined);
});

test('ImageField shows the name of a TIFF, which few browsers can show', async () => {
  const { picked, show } = showImageField('edit');
  show(new File(['II*\0'], 'mug.tif', { type: 'image/tiff' }));
  fireEvent.error(await screen.findByRole('img', { name: 'Preview of the picture' }));
  expect(await screen.findByText('mug.tif')).toBeTruthy();
  expect(picked).not.toHaveBeenCalled();
});

function getTextAreaDescription(text: string): string {
  renderContent(<TextArea label="Description" limit={100} value={text} readOnly />);
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
