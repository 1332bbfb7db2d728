import { expect, test } from 'vitest';
import { Problem } from '../http/problem.ts';
import { isAccepted, notAImage } from './formats.ts';

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
const box = (size: number, text: string): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(size);
  return Buffer.concat([head, latin1(text)]);
};

const files: [what: string, bytes: Buffer, add: boolean, edit: boolean][] = [
  ['PNG', latin1('\x89PNG\r\n\x1a\nrest'), true, true],
  ['JPEG', latin1('\xff\xd8\xff\xe0'), true, true],
  ['WebP', latin1('RIFF\0\0\0\0WEBPVP8 '), true, true],
  ['GIF 87a', latin1('GIF87a..'), false, true],
  ['GIF 89a', latin1('GIF89a..'), false, true],
  ['TIFF, little end first', Buffer.from('49492a0008000000', 'hex'), false, true],
  ['TIFF, big end first', Buffer.from('4d4d002a00000008', 'hex'), false, true],
  ['BigTIFF, little end first', Buffer.from('49492b0008000000', 'hex'), false, true],
  ['BigTIFF, big end first', Buffer.from('4d4d002b00080000', 'hex'), false, true],
  ['AVIF', box(28, 'ftypavif\0\0\0\0mif1miaf'), false, true],
  ['AVIF, named second', box(28, 'ftypmif1\0\0\0\0avifmiaf'), false, true],
  ['HEIC', box(24, 'ftypheic\0\0\0\0mif1heic'), false, false],
  ['HEIC, and avif beyond its box', box(16, 'ftypheic\0\0\0\0mif1avif'), false, false],
  [
    'a box of endless size',
    Buffer.concat([box(0xffffffff, 'ftypheic'), Buffer.alloc(80), latin1('avif')]),
    false,
    false,
  ],
  ['another box', box(28, 'moovavif\0\0\0\0mif1'), false, false],
  ['RIFF of sounds', latin1('RIFF\0\0\0\0WAVEfmt '), false, false],
  ['WebP without its RIFF', latin1('RIFX\0\0\0\0WEBP'), false, false],
  ['half a PNG mark', latin1('\x89PNG\r\n\x1a'), false, false],
  ['GIF of no year', latin1('GIF88a..'), false, false],
  ['SVG', latin1('<svg xmlns="http://www.w3.org/2000/svg"/>'), false, false],
  ['a page', latin1('<!doctype html>'), false, false],
  ['an archive', latin1('PK\x03\x04'), false, false],
  ['nothing', Buffer.alloc(0), false, false],
];

test.each(files)('%s is known by its first bytes', (_what, bytes, add, edit) => {
  expect([isAccepted(bytes, 'add'), isAccepted(bytes, 'edit')]).toEqual([add, edit]);
});

test('a refusal names what is taken, adding and editing', () => {
  expect(notAImage('add')).toMatchObject({ status: 415, id: 'error.pictureAddFormats' });
  expect(notAImage('edit')).toMatchObject({ status: 415, id: 'error.pictureEditFormats' });
  expect(notAImage('add')).toBeInstanceOf(Problem);
});
