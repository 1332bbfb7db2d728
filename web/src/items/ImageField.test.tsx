import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ImageFormMode } from '@wishwell/contract/image-formats.ts';
import type { ReactNode } from 'react';
import { expect, type Mock, test, vi } from 'vitest';
import { i18n } from '../i18n/i18n.ts';
import { TextField } from '../ui/TextField.tsx';
import { ImageField } from './ImageField.tsx';

const pngSignature = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const gifSignature = new TextEncoder().encode('GIF89a');

interface ShownImageField {
  picked: Mock<(file: File | undefined) => void>;
  show: (file: File | undefined, url?: string) => void;
}

function showImageField(mode: ImageFormMode): ShownImageField {
  const picked = vi.fn<(file: File | undefined) => void>();
  const createForm = (file: File | undefined, url?: string): ReactNode => (
    <I18nProvider i18n={i18n}>
      <form>
        <TextField label="Name" />
        <ImageField label="Picture" {...{ file, url }} onPick={picked} onClear={vi.fn<() => void>()} mode={mode} />
      </form>
    </I18nProvider>
  );
  const { rerender } = render(createForm(undefined));
  return { picked, show: (file, url) => rerender(createForm(file, url)) };
}

const dropFile = (file: File): boolean =>
  fireEvent.drop(screen.getByLabelText('Name'), { dataTransfer: { files: [file], types: ['Files'] } });

test('ImageField shows the stored image', () => {
  showImageField('edit').show(undefined, '/images/mug');
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'Preview of the picture' });
  expect(image.src).toContain('/images/mug');
});

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
  ['a text with the type of an image', new File(['Milk, bread'], 'mug.png', { type: 'image/png' })],
  ['a HEIC', new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'mug.heic', { type: 'image/heic' })],
  ['a GIF in the form for adding', new File([gifSignature], 'mug.png', { type: 'image/png' })],
])('ImageField refuses %s and shows the accepted formats', async (_name, file) => {
  const { picked } = showImageField('add');
  dropFile(file);
  expect((await screen.findByRole('alert')).textContent).toContain('PNG, JPEG or WebP');
  expect(picked).not.toHaveBeenCalled();
});

test('ImageField says that a file is empty', async () => {
  const { picked } = showImageField('add');
  dropFile(new File([], 'mug.png', { type: 'image/png' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This file is empty.');
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
