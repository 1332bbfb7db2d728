import { expect, test } from 'vitest';
import { isAcceptedImage } from './image-formats.ts';

const createHeifBox = (size: number, text: string): string =>
  String.fromCharCode(...new Uint8Array(new Uint32Array([size]).buffer).toReversed()) + text;

const imageFileCases: [name: string, bytes: string, add: boolean, edit: boolean][] = [
  ['PNG', '\x89PNG\r\n\x1a\nrest', true, true],
  ['JPEG', '\xff\xd8\xff\xe0', true, true],
  ['WebP', 'RIFF\0\0\0\0WEBPVP8 ', true, true],
  ['GIF 87a', 'GIF87a..', false, true],
  ['GIF 89a', 'GIF89a..', false, true],
  ['TIFF, little-endian', 'II*\0\b\0\0\0', false, true],
  ['TIFF, big-endian', 'MM\0*\0\0\0\b', false, true],
  ['BigTIFF, little-endian', 'II+\0\b\0\0\0', false, true],
  ['BigTIFF, big-endian', 'MM\0+\0\b\0\0', false, true],
  ['AVIF', createHeifBox(28, 'ftypavif\0\0\0\0mif1miaf'), false, true],
  ['AVIF as second brand', createHeifBox(28, 'ftypmif1\0\0\0\0avifmiaf'), false, true],
  ['HEIC', createHeifBox(24, 'ftypheic\0\0\0\0mif1heic'), false, false],
  ['HEIC with the text avif after its box', createHeifBox(16, 'ftypheic\0\0\0\0mif1avif'), false, false],
  ['HEIC with a box of 4 GiB', `${createHeifBox(0xffffffff, 'ftypheic')}${'\0'.repeat(80)}avif`, false, false],
  ['a box of another type', createHeifBox(28, 'moovavif\0\0\0\0mif1'), false, false],
  ['WAV', 'RIFF\0\0\0\0WAVEfmt ', false, false],
  ['WebP with a wrong RIFF signature', 'RIFX\0\0\0\0WEBP', false, false],
  ['an incomplete PNG signature', '\x89PNG\r\n\x1a', false, false],
  ['GIF with an unknown version', 'GIF88a..', false, false],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', false, false],
  ['HTML', '<!doctype html>', false, false],
  ['ZIP', 'PK\x03\x04', false, false],
  ['an empty file', '', false, false],
];

test.each(imageFileCases)(
  'isAcceptedImage decides by the first bytes of a file whether it accepts the image: %s',
  (_name, text, add, edit) => {
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    expect([isAcceptedImage(bytes, 'add'), isAcceptedImage(bytes, 'edit')]).toEqual([add, edit]);
  },
);
