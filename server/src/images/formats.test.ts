import { expect, test } from 'vitest';
import { Problem } from '../http/problem.ts';
import { isAcceptedImage, createNotAnImageProblem } from './formats.ts';

const encodeLatin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
const createHeifBox = (size: number, text: string): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(size);
  return Buffer.concat([head, encodeLatin1(text)]);
};

const imageFileCases: [what: string, bytes: Buffer, add: boolean, edit: boolean][] = [
  ['PNG', encodeLatin1('\x89PNG\r\n\x1a\nrest'), true, true],
  ['JPEG', encodeLatin1('\xff\xd8\xff\xe0'), true, true],
  ['WebP', encodeLatin1('RIFF\0\0\0\0WEBPVP8 '), true, true],
  ['GIF 87a', encodeLatin1('GIF87a..'), false, true],
  ['GIF 89a', encodeLatin1('GIF89a..'), false, true],
  ['TIFF, little-endian', Buffer.from('49492a0008000000', 'hex'), false, true],
  ['TIFF, big-endian', Buffer.from('4d4d002a00000008', 'hex'), false, true],
  ['BigTIFF, little-endian', Buffer.from('49492b0008000000', 'hex'), false, true],
  ['BigTIFF, big-endian', Buffer.from('4d4d002b00080000', 'hex'), false, true],
  ['AVIF', createHeifBox(28, 'ftypavif\0\0\0\0mif1miaf'), false, true],
  ['AVIF as second brand', createHeifBox(28, 'ftypmif1\0\0\0\0avifmiaf'), false, true],
  ['HEIC', createHeifBox(24, 'ftypheic\0\0\0\0mif1heic'), false, false],
  ['HEIC with the text avif after its box', createHeifBox(16, 'ftypheic\0\0\0\0mif1avif'), false, false],
  [
    'HEIC with a box of 4 GiB',
    Buffer.concat([createHeifBox(0xffffffff, 'ftypheic'), Buffer.alloc(80), encodeLatin1('avif')]),
    false,
    false,
  ],
  ['a box of another type', createHeifBox(28, 'moovavif\0\0\0\0mif1'), false, false],
  ['WAV', encodeLatin1('RIFF\0\0\0\0WAVEfmt '), false, false],
  ['WebP with a wrong RIFF signature', encodeLatin1('RIFX\0\0\0\0WEBP'), false, false],
  ['an incomplete PNG signature', encodeLatin1('\x89PNG\r\n\x1a'), false, false],
  ['GIF with an unknown version', encodeLatin1('GIF88a..'), false, false],
  ['SVG', encodeLatin1('<svg xmlns="http://www.w3.org/2000/svg"/>'), false, false],
  ['HTML', encodeLatin1('<!doctype html>'), false, false],
  ['ZIP', encodeLatin1('PK\x03\x04'), false, false],
  ['an empty file', Buffer.alloc(0), false, false],
];

test.each(imageFileCases)('isAccepted accepts or refuses %s by its first bytes', (_what, bytes, add, edit) => {
  expect([isAcceptedImage(bytes, 'add'), isAcceptedImage(bytes, 'edit')]).toEqual([add, edit]);
});

test('createNotAnImageProblem has different messages for adding and for editing an item', () => {
  expect(createNotAnImageProblem('add')).toMatchObject({ status: 415, id: 'error.pictureAddFormats' });
  expect(createNotAnImageProblem('edit')).toMatchObject({ status: 415, id: 'error.pictureEditFormats' });
  expect(createNotAnImageProblem('add')).toBeInstanceOf(Problem);
});
