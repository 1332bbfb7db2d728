import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ItemFormMode } from '@wishwell/contract/image-formats.ts';
import type { ReactNode } from 'react';
import { expect, type Mock, test, vi } from 'vitest';
import { renderInApp } from '../testing/render-in-app.tsx';
import { TextField } from '../ui/TextField.tsx';
import { ImageField } from './ImageField.tsx';

const pngSignature = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const gifSignature = new TextEncoder().encode('GIF89a');

interface ShownImageField {
  onPick: Mock<(file: File | undefined) => void>;
  show: (file: File | undefined, url?: string) => void;
}

function showImageField(mode: ItemFormMode): ShownImageField {
  const onPick = vi.fn<(file: File | undefined) => void>();
  const createForm = (file: File | undefined, url?: string): ReactNode => (
    <form>
      <TextField label="Name" />
      <ImageField label="Picture" {...{ file, url }} onPick={onPick} onClear={vi.fn<() => void>()} mode={mode} />
    </form>
  );
  const { rerender } = renderInApp(createForm(undefined));
  return { onPick, show: (file, url) => rerender(createForm(file, url)) };
}

const dropFile = (file: File): boolean =>
  fireEvent.drop(screen.getByLabelText('Name'), { dataTransfer: { files: [file], types: ['Files'] } });

const wrongType = 'This kind of file cannot be used. It can be PNG, JPEG or WebP.';
const expectAlert = async (text: string): Promise<void> =>
  expect((await screen.findByText(text, { exact: false })).closest('[role=alert]')).not.toBeNull();

test('ImageField shows the stored image', () => {
  showImageField('edit').show(undefined, '/images/mug');
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'Preview of the picture' });
  expect(image.src).toContain('/images/mug');
});

test('ImageField accepts an image that is pasted into any field of the form', async () => {
  const { onPick } = showImageField('add');
  const file = new File([pngSignature], 'mug.png', { type: 'image/png' });
  fireEvent.paste(screen.getByLabelText('Name'), { clipboardData: { files: [file] } });
  await waitFor(() => expect(onPick).toHaveBeenCalledWith(file));
});

test.each<[string, ItemFormMode, File]>([
  ['a PNG without a type in the form for adding', 'add', new File([pngSignature], 'mug', { type: '' })],
  ['a GIF in the form for editing', 'edit', new File([gifSignature], 'mug.gif', { type: 'image/gif' })],
])('ImageField judges a dropped file by its content, and accepts %s', async (_name, mode, file) => {
  const { onPick } = showImageField(mode);
  dropFile(file);
  await waitFor(() => expect(onPick).toHaveBeenCalledWith(file));
});

test.each([
  ['a text with the type of an image', new File(['Milk, bread'], 'mug.png', { type: 'image/png' }), wrongType],
  ['a HEIC', new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'mug.heic'), wrongType],
  ['a GIF in the form for adding', new File([gifSignature], 'mug.png', { type: 'image/png' }), wrongType],
  ['an empty file', new File([], 'mug.png', { type: 'image/png' }), 'This file is empty. Choose another file.'],
])('ImageField refuses %s and shows the reason', async (_name, file, reason) => {
  const { onPick } = showImageField('add');
  dropFile(file);
  await expectAlert(reason);
  expect(onPick).not.toHaveBeenCalled();
});

test('ImageField removes a damaged file from the form and shows the reason', async () => {
  const { onPick, show } = showImageField('add');
  show(new File([pngSignature], 'mug.png', { type: 'image/png' }));
  fireEvent.error(await screen.findByRole('img', { name: 'Preview of the picture' }));
  await expectAlert('This picture is damaged.');
  expect(onPick).toHaveBeenCalledWith(undefined);
});

test('ImageField shows the file name of a TIFF image if the browser cannot show the image', async () => {
  const { onPick, show } = showImageField('edit');
  show(new File(['II*\0'], 'mug.tif', { type: 'image/tiff' }));
  fireEvent.error(await screen.findByRole('img', { name: 'Preview of the picture' }));
  expect(await screen.findByText('mug.tif')).toBeTruthy();
  expect(onPick).not.toHaveBeenCalled();
});
