import { crc32, deflateSync } from 'node:zlib';

type Bytes = Buffer<ArrayBuffer>;

function createJpegSegment(marker: number, data: readonly number[]): Bytes {
  const length = data.length + 2;
  return Buffer.from([0xff, marker, length >> 8, length & 0xff, ...data]);
}

/**
 * Encodes a run of empty blocks in a JPEG scan ("end-of-band run", ITU-T T.81, G.1.2.2). The code consists of
 * the exponent of the largest power of two in the number of blocks (4 bits), and the remainder.
 */
function encodeEmptyJpegBlocks(blocks: number): Bytes {
  let bits = '';
  for (let remaining = blocks; remaining > 0; remaining -= 32_767) {
    const run = Math.min(remaining, 32_767);
    const exponent = 31 - Math.clz32(run);
    bits += exponent.toString(2).padStart(4, '0') + run.toString(2).slice(1);
  }
  const bytes = bits.match(/.{1,8}/g) ?? [];
  const coded = bytes.map((byte) => Number.parseInt(byte.padEnd(8, '1'), 2));
  return Buffer.from(coded.flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte])));
}

/**
 * Creates a valid progressive JPEG of one colour with at most 2,600 scans. The file is small but slow to
 * decode.
 */
export function createJpegWithScans(scans: number, width: number, height: number): Bytes {
  const components = [1, 2, 3];
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const size = [height >> 8, height & 0xff, width >> 8, width & 0xff];
  const exponents = Array.from({ length: 15 }, (_, exponent) => exponent << 4);
  const fifteenCodesOfFourBits = [0, 0, 0, 15, ...Array<number>(12).fill(0)];
  const parts = [
    Buffer.from([0xff, 0xd8]),
    createJpegSegment(0xdb, [0, ...Array<number>(64).fill(1)]),
    createJpegSegment(0xc2, [8, ...size, 3, ...components.flatMap((id) => [id, 0x11, 0])]),
    createJpegSegment(0xc4, [0x00, 1, ...Array<number>(15).fill(0), 0]),
    createJpegSegment(0xc4, [0x10, ...fifteenCodesOfFourBits, ...exponents]),
    createJpegSegment(0xda, [3, ...components.flatMap((id) => [id, 0]), 0, 0, 0]),
    Buffer.alloc(Math.ceil((blocks * 3) / 8)),
  ];
  const emptyScan = encodeEmptyJpegBlocks(blocks);
  // Each scan refines a single bit of one coefficient of one component.
  for (let scan = 0; scan < scans - 1; scan += 1) {
    const bit = 13 - Math.floor(scan / (63 * 3));
    const coefficient = (scan % 63) + 1;
    const approximation = bit === 13 ? bit : ((bit + 1) << 4) | bit;
    const component = components[Math.floor(scan / 63) % 3] ?? 1;
    parts.push(createJpegSegment(0xda, [1, component, 0, coefficient, coefficient, approximation]), emptyScan);
  }
  return Buffer.concat([...parts, Buffer.from([0xff, 0xd9])]);
}

export function createGifWithFrames(frames: number): Bytes {
  const head = Buffer.concat([Buffer.from('GIF89a'), Buffer.from([1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255])]);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([head, ...Array<Bytes>(frames).fill(frame), Buffer.from([0x3b])]);
}

/**
 * Creates a TIFF with many directories (images) of one pixel each. Each directory entry contains tag, type,
 * count and value (TIFF 6.0, section 2).
 */
export function createTiffWithDirectories(directories: number): Bytes {
  const tags = [
    [256, 3, 1, 1],
    [257, 3, 1, 1],
    [258, 3, 1, 8],
    [259, 3, 1, 1],
    [262, 3, 1, 1],
    [273, 4, 1, 8],
    [278, 3, 1, 1],
    [279, 4, 1, 1],
  ] as const;
  const length = 2 + tags.length * 12 + 4;
  const file = Buffer.alloc(10 + directories * length);
  file.write('II*\0');
  file.writeUInt32LE(10, 4);
  for (let at = 10; at < file.length; at += length) {
    file.writeUInt16LE(tags.length, at);
    tags.forEach(([tag, type, count, value], index) => {
      const entry = at + 2 + index * 12;
      file.writeUInt16LE(tag, entry);
      file.writeUInt16LE(type, entry + 2);
      file.writeUInt32LE(count, entry + 4);
      file.writeUInt32LE(value, entry + 8);
    });
    file.writeUInt32LE(at + length < file.length ? at + length : 0, at + length - 4);
  }
  return file;
}

/** Returns a PNG chunk with length and checksum. */
export function createPngChunk(type: string, data: Buffer): Bytes {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/**
 * Inserts `count` compressed text chunks before the pixel data of a PNG. Each chunk is small, but
 * decompresses to 50 MB.
 */
export function addTextsToPng(png: Buffer, count: number): Bytes {
  const pixelsAt = png.indexOf('IDAT') - 4;
  const text = createPngChunk('zTXt', Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(50_000_000))]));
  return Buffer.concat([png.subarray(0, pixelsAt), ...Array<Bytes>(count).fill(text), png.subarray(pixelsAt)]);
}
