import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodeImage } from './encode.ts';

const maxPixels = 50_000_000;

function createRedAndBlueImage(width: number, height: number): Sharp {
  const redHalf = { width: Math.floor(width / 2), height, channels: 3 as const, background: 'red' };
  const red = { input: { create: redHalf }, left: 0, top: 0 };
  return sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([red]);
}

async function getColour(image: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(image).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return [...pixel];
}

async function getSize(image: Buffer): Promise<number[]> {
  const { width, height } = await sharp(image).metadata();
  return [width, height];
}

describe('encodeImage', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('converts a %s to WebP images in two sizes', async (format) => {
    const { full, card } = await encodeImage(
      await createRedAndBlueImage(2000, 1000).toFormat(format).toBuffer(),
      'add',
      maxPixels,
    );
    expect((await sharp(full).metadata()).format).toBe('webp');
    expect((await sharp(card).metadata()).format).toBe('webp');
    expect(await getSize(full)).toEqual([1600, 800]);
    expect(await getSize(card)).toEqual([640, 320]);
  });

  it.each([
    { width: 60, height: 40, fullSize: [60, 40], cardSize: [60, 40] },
    { width: 20_000, height: 1, fullSize: [1600, 1], cardSize: [640, 1] },
  ])('does not enlarge $width × $height pixels, and keeps a height of one pixel', async (example) => {
    const image = await createRedAndBlueImage(example.width, example.height).png().toBuffer();
    const { full, card } = await encodeImage(image, 'add', maxPixels);
    expect([await getSize(full), await getSize(card)]).toEqual([example.fullSize, example.cardSize]);
  });

  it.each(['gif', 'avif', 'tiff'] as const)(
    'accepts a %s for a change of an item, and throws a 415 for a new item',
    async (format) => {
      const image = await createRedAndBlueImage(60, 40).toFormat(format).toBuffer();
      const { full } = await encodeImage(image, 'edit', maxPixels);
      const [red = 0, , blue = 255] = await getColour(full, 5, 20);
      expect(red).toBeGreaterThan(200);
      expect(blue).toBeLessThan(60);
      await expect(encodeImage(image, 'add', maxPixels)).rejects.toMatchObject({
        status: 415,
        id: 'error.pictureAddFormats',
      });
    },
  );

  it('rotates an image by its EXIF orientation', async () => {
    const rotatedImage = await createRedAndBlueImage(60, 40).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { full, card } = await encodeImage(rotatedImage, 'add', maxPixels);
    expect(await getSize(full)).toEqual([40, 60]);
    expect(await getSize(card)).toEqual([40, 60]);
    const [topRed = 0] = await getColour(full, 20, 5);
    const [bottomRed = 255] = await getColour(full, 20, 55);
    expect(topRed).toBeGreaterThan(200);
    expect(bottomRed).toBeLessThan(60);
  });

  it('removes all metadata, such as location and author', async () => {
    const exif = { IFD0: { Artist: 'Ana Anaconda' }, IFD3: { GPSLatitude: '48/1 51/1 30/1', GPSLatitudeRef: 'N' } };
    const photograph = await createRedAndBlueImage(60, 40)
      .jpeg()
      .withExif(exif)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
      .toBuffer();
    expect((await sharp(photograph).metadata()).exif?.includes('Ana Anaconda')).toBe(true);
    for (const image of Object.values(await encodeImage(photograph, 'add', maxPixels))) {
      const { exif: kept, icc, xmp, iptc, orientation } = await sharp(image).metadata();
      expect({ kept, icc, xmp, iptc, orientation }).toEqual({});
      expect(image.includes('Ana Anaconda')).toBe(false);
    }
  });

  it('converts a Display P3 image to sRGB', async () => {
    const pureRed = sharp({ create: { width: 8, height: 8, channels: 3, background: '#ff0000' } });
    const p3Image = await pureRed.png().withIccProfile('p3').toBuffer();
    const [, greenInWide = 0] = await sharp(p3Image, { ignoreIcc: true }).raw().toBuffer();
    expect(greenInWide).toBeGreaterThan(30);
    const [, green = 255] = await getColour((await encodeImage(p3Image, 'add', maxPixels)).full, 4, 4);
    expect(green).toBeLessThan(10);
  });
});
