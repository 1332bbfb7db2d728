import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { encode } from './encode.ts';

const limit = 50_000_000;

/** A picture whose left half is red and whose right half is blue. */
function redAndBlue(width: number, height: number): Sharp {
  const half = { width: Math.floor(width / 2), height, channels: 3 as const, background: 'red' };
  const red = { input: { create: half }, left: 0, top: 0 };
  return sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([red]);
}

async function colourAt(image: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(image).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return [...pixel];
}

async function sizeOf(image: Buffer): Promise<number[]> {
  const { width, height } = await sharp(image).metadata();
  return [width, height];
}

describe('an uploaded picture', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('becomes WebP in two sizes when it is a %s', async (format) => {
    const { full, card } = await encode(await redAndBlue(2000, 1000).toFormat(format).toBuffer(), 'add', limit);
    expect((await sharp(full).metadata()).format).toBe('webp');
    expect((await sharp(card).metadata()).format).toBe('webp');
    expect(await sizeOf(full)).toEqual([1600, 800]);
    expect(await sizeOf(card)).toEqual([640, 320]);
  });

  it.each(['gif', 'avif', 'tiff'] as const)('may be a %s when an item is edited', async (format) => {
    const { full } = await encode(await redAndBlue(60, 40).toFormat(format).toBuffer(), 'edit', limit);
    const [red = 0, , blue = 255] = await colourAt(full, 5, 20);
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(60);
  });

  it('is not enlarged when it is small', async () => {
    const { full, card } = await encode(await redAndBlue(60, 40).png().toBuffer(), 'add', limit);
    expect(await sizeOf(full)).toEqual([60, 40]);
    expect(await sizeOf(card)).toEqual([60, 40]);
  });

  it('keeps at least one pixel of a very narrow strip', async () => {
    const { full, card } = await encode(await redAndBlue(20_000, 1).png().toBuffer(), 'add', limit);
    expect(await sizeOf(full)).toEqual([1600, 1]);
    expect(await sizeOf(card)).toEqual([640, 1]);
  });

  it('is turned upright as the camera noted', async () => {
    const sideways = await redAndBlue(60, 40).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { full, card } = await encode(sideways, 'add', limit);
    expect(await sizeOf(full)).toEqual([40, 60]);
    expect(await sizeOf(card)).toEqual([40, 60]);
    const [topRed = 0] = await colourAt(full, 20, 5);
    const [bottomRed = 255] = await colourAt(full, 20, 55);
    expect(topRed).toBeGreaterThan(200);
    expect(bottomRed).toBeLessThan(60);
  });

  it('loses where and by whom it was taken', async () => {
    const exif = { IFD0: { Artist: 'Ana Anaconda' }, IFD3: { GPSLatitude: '48/1 51/1 30/1', GPSLatitudeRef: 'N' } };
    const taken = await redAndBlue(60, 40)
      .jpeg()
      .withExif(exif)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
      .toBuffer();
    expect((await sharp(taken).metadata()).exif?.includes('Ana Anaconda')).toBe(true);
    for (const image of Object.values(await encode(taken, 'add', limit))) {
      const { exif: kept, icc, xmp, iptc, orientation } = await sharp(image).metadata();
      expect({ kept, icc, xmp, iptc, orientation }).toEqual({});
      expect(image.includes('Ana Anaconda')).toBe(false);
    }
  });

  it('comes out in the colours of the web when it was taken in others', async () => {
    const pureRed = sharp({ create: { width: 8, height: 8, channels: 3, background: '#ff0000' } });
    const wide = await pureRed.png().withIccProfile('p3').toBuffer();
    const [, greenInWide = 0] = await sharp(wide, { ignoreIcc: true }).raw().toBuffer();
    expect(greenInWide).toBeGreaterThan(30);
    const [, green = 255] = await colourAt((await encode(wide, 'add', limit)).full, 4, 4);
    expect(green).toBeLessThan(10);
  });

  it('may come from a printer, in CMYK', async () => {
    const printed = await redAndBlue(60, 40).toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(printed).metadata()).space).toBe('cmyk');
    const [red = 0, , blue = 255] = await colourAt((await encode(printed, 'add', limit)).full, 5, 20);
    expect(red).toBeGreaterThan(180);
    expect(blue).toBeLessThan(90);
  });

  it('keeps what is transparent', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const glass = await sharp({ create: { width: 20, height: 20, channels: 4, background: clear } })
      .png()
      .toBuffer();
    const { full, card } = await encode(glass, 'add', limit);
    expect((await sharp(full).metadata()).hasAlpha).toBe(true);
    expect((await sharp(card).metadata()).hasAlpha).toBe(true);
  });

  it('may be grey, or deeper than eight bits', async () => {
    const grey = await redAndBlue(60, 40).greyscale().png().toBuffer();
    const deep = await redAndBlue(60, 40).toColourspace('rgb16').png().toBuffer();
    expect(await sizeOf((await encode(grey, 'add', limit)).full)).toEqual([60, 40]);
    expect(await sizeOf((await encode(deep, 'add', limit)).full)).toEqual([60, 40]);
  });

  it('is the first frame of a moving one', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 30, height: 30, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const { full } = await encode(moving, 'edit', limit);
    expect(await sizeOf(full)).toEqual([30, 30]);
    expect((await sharp(full).metadata()).pages).toBeUndefined();
    const [red = 0] = await colourAt(full, 15, 15);
    expect(red).toBeGreaterThan(200);
  });
});
