import type { FoundImage } from './found-fields.ts';
import { getAttribute, type HtmlElement } from './html-tree.ts';

/** Words in the URL, class, id or alternative text of an image that shows no product. */
const nonProductImagePattern =
  /(?:^|[^a-z])(?:logos?|icons?|favicon|sprites?|pixel|tracking|spacer|blank|avatar|badges?|flags?|payments?|paypal|visa|mastercard|captcha|stars?|ratings?|banners?|newsletter|social|facebook|twitter|instagram|pinterest|whatsapp|youtube|arrow|cart|search|trust|seal)(?:$|[^a-z])/i;

/** Words in the URLs of placeholder images, which scripts later replace by the real images. */
const placeholderImagePattern = /(?:^|[^a-z])(?:placeholder|spinner|loader|loading|lazy|no-?image)(?:$|[^a-z])/i;

const ignoredImageExtensionPattern = /\.(?:svg|ico)(?:$|[?#])/i;

/** Returns whether the URL suggests that an image is a logo, an icon, a tracking pixel or a placeholder. */
export const isNonProductImageUrl = (url: string): boolean => {
  const path = url.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*$/, '');
  const end = path.split('/').slice(-2).join('/');
  return (
    /^data:/i.test(url) ||
    ignoredImageExtensionPattern.test(url) ||
    nonProductImagePattern.test(end) ||
    placeholderImagePattern.test(end)
  );
};

/**
 * Returns the largest image of a `srcset` attribute (HTML Standard). A URL in the attribute may contain a
 * comma, but not at the URL's end.
 */
function findLargestSrcsetImage(srcset: string): FoundImage | undefined {
  const candidates = [
    ...srcset.slice(0, 20_000).matchAll(/(?:^|,)?\s*([^\s,]\S*[^\s,])(?:\s+(\d+(?:\.\d+)?)([wx]))?\s*(?=,|$)/g),
  ];
  const images = candidates.map(([, url = '', size, unit]) => ({
    url,
    size: Number(size ?? 1) * (unit === 'w' ? 1 : 1_000),
    unit,
  }));
  const [largest] = images.toSorted((a, b) => b.size - a.size);
  return largest && { url: largest.url, width: largest.unit === 'w' ? largest.size : undefined };
}

const lazyLoadAttributes = [
  'data-old-hires',
  'data-zoom-image',
  'data-large_image',
  'data-large-image',
  'data-full',
  'data-src',
  'data-lazy-src',
  'data-lazy',
  'data-original',
  'data-image',
  'data-echo',
];

/**
 * Returns the largest image of a JSON object that maps URLs to sizes. Amazon's pages contain such objects.
 */
function findLargestJsonImage(text: string | undefined): FoundImage | undefined {
  if (text === undefined) return undefined;
  const urls = [...text.matchAll(/"(https?:[^"\\]+)"\s*:\s*\[\s*(\d+)\s*,\s*(\d+)/g)];
  const images = urls.map(([, url = '', width, height]) => ({ url, width: Number(width), height: Number(height) }));
  return images.toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
}

const parsePixels = (element: HtmlElement, name: string): number | undefined => {
  const [digits] = /^\d{1,5}(?=$|px|\.)/.exec(getAttribute(element, name) ?? '') ?? [];
  return digits === undefined ? undefined : Number(digits);
};

/** Returns the image of an `<img>` or `<source>` element, even if only a script would load it. */
export function findImageOfElement(element: HtmlElement): FoundImage | undefined {
  const size = { width: parsePixels(element, 'width'), height: parsePixels(element, 'height') };
  const amazonImage = findLargestJsonImage(getAttribute(element, 'data-a-dynamic-image'));
  if (amazonImage) return amazonImage;
  const lazyUrl = lazyLoadAttributes
    .map((name) => getAttribute(element, name))
    .find((url) => url !== undefined && /[./]/.test(url) && !url.startsWith('data:'));
  const srcset = ['data-srcset', 'data-lazy-srcset', 'srcset'].map((name) => getAttribute(element, name)).find(Boolean);
  const largest = srcset === undefined ? undefined : findLargestSrcsetImage(srcset);
  if (largest && !largest.url.startsWith('data:')) return { ...size, ...largest, width: largest.width ?? size.width };
  const url = lazyUrl ?? getAttribute(element, 'src');
  return url === undefined || url === '' ? undefined : { url, ...size };
}

/** Returns the texts of an image's attributes that may tell what the image shows, such as "logo". */
const joinImageAttributeTexts = (element: HtmlElement): string =>
  ['class', 'id', 'alt', 'role', 'title'].map((name) => getAttribute(element, name) ?? '').join(' ');

const MIN_IMAGE_SIDE_PIXELS = 80;

/**
 * Returns a score for how likely an image shows the product; undefined if it certainly does not. The score
 * depends on the image's size, role and position, and on words of the product name in its alternative text.
 */
export function scoreProductImageCandidate(
  element: HtmlElement,
  image: FoundImage,
  { name, isAfterHeading, isInMain }: { name: string | undefined; isAfterHeading: boolean; isInMain: boolean },
): number | undefined {
  const { width, height } = image;
  if (isNonProductImageUrl(image.url) || nonProductImagePattern.test(joinImageAttributeTexts(element)))
    return undefined;
  if (
    (width ?? MIN_IMAGE_SIDE_PIXELS) < MIN_IMAGE_SIDE_PIXELS ||
    (height ?? MIN_IMAGE_SIDE_PIXELS) < MIN_IMAGE_SIDE_PIXELS
  )
    return undefined;
  // An image that is much wider than high, or much higher than wide, is probably a banner.
  if (width !== undefined && height !== undefined && (width > 4 * height || height > 4 * width)) return undefined;
  const sizePoints = Math.min(width ?? height ?? 200, 1_000) / 250;
  const alt = getAttribute(element, 'alt')?.toLowerCase() ?? '';
  const words = (name ?? '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);
  const matchingShare = words.filter((word) => alt.includes(word)).length / Math.max(1, words.length);
  const rolePoints = /product|gallery|main|primary|hero|zoom|cover|featured/i.test(joinImageAttributeTexts(element))
    ? 2
    : 0;
  return sizePoints + 4 * matchingShare + rolePoints + (isInMain ? 2 : 0) + (isAfterHeading ? 0 : 0.5);
}
