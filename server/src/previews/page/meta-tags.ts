import { parseCurrencyCode, type ProductPageLocale } from '@wishwell/contract/currency-signs.ts';
import { readMachineReadablePrice, readPrice } from '@wishwell/contract/prices.ts';
import type { FoundProductFields, FoundImage } from './found-fields.ts';
import { getAttribute, type ParsedHtmlPage } from './html-tree.ts';

/** Contents of the `<meta>` elements of a page by lower-case name, in page order. */
export type MetaTags = ReadonlyMap<string, readonly string[]>;

export function readMetaTags({ elements }: ParsedHtmlPage): MetaTags {
  const tags = new Map<string, string[]>();
  for (const element of elements) {
    if (element.name !== 'meta') continue;
    const content = getAttribute(element, 'content');
    const names = [
      getAttribute(element, 'property'),
      getAttribute(element, 'name'),
      getAttribute(element, 'http-equiv'),
    ];
    if (content === undefined || content === '') continue;
    for (const name of new Set(names.map((text) => text?.toLowerCase()))) {
      if (name !== undefined) tags.set(name, [...(tags.get(name) ?? []).slice(0, 20), content]);
    }
  }
  return tags;
}

export const findFirstMetaContent = (tags: MetaTags, ...names: readonly string[]): string | undefined =>
  names.map((name) => tags.get(name)?.[0]).find((content) => content !== undefined);

const productTypePattern = /^(?:og:)?(?:product|book|music\.album|video\.movie|article\.product)|product$/i;

const nonProductTypePattern = /^(?:article|blog|profile|video)/i;

function listOpenGraphImages(tags: MetaTags): FoundImage[] {
  const [width, height] = ['og:image:width', 'og:image:height'].map(
    (name) => Number(findFirstMetaContent(tags, name)) || undefined,
  );
  const urls = ['og:image:secure_url', 'og:image', 'og:image:url'].flatMap((name) => tags.get(name) ?? []);
  // The tags `og:image:width` and `og:image:height` describe only the first image.
  return urls.map((url, at) => (at === 0 ? { url, width, height } : { url }));
}

/**
 * Returns the product fields from Open Graph tags, including the Open Graph tags for products
 * (https://ogp.me).
 */
export function readOpenGraph(tags: MetaTags, locale: ProductPageLocale): FoundProductFields {
  const prefixes = ['product:sale_price:', 'product:price:', 'og:price:', 'product:pretax_price:'];
  const prices = prefixes.map((prefix) => {
    const currency = parseCurrencyCode(
      findFirstMetaContent(tags, `${prefix}currency`) ?? findFirstMetaContent(tags, 'product:price:currency'),
    );
    return readMachineReadablePrice(findFirstMetaContent(tags, `${prefix}amount`), { ...locale, currency });
  });
  const price = prices.find((found) => found !== undefined);
  const type = findFirstMetaContent(tags, 'og:type') ?? '';
  const isProduct = price !== undefined || productTypePattern.test(type);
  return {
    name: findFirstMetaContent(tags, 'og:title'),
    price,
    description: findFirstMetaContent(tags, 'og:description'),
    images: listOpenGraphImages(tags),
    shop: findFirstMetaContent(tags, 'og:site_name'),
    ...(isProduct || nonProductTypePattern.test(type) ? { isProduct } : {}),
  };
}

/**
 * Returns the product fields from Twitter card tags. A product card has two pairs of label and value; one of
 * them contains the price.
 */
export function readTwitterCard(tags: MetaTags, locale: ProductPageLocale): FoundProductFields {
  const labels = [1, 2].map(
    (at) =>
      [findFirstMetaContent(tags, `twitter:label${at}`), findFirstMetaContent(tags, `twitter:data${at}`)] as const,
  );
  const price = labels
    .filter(
      ([label, data]) =>
        /price|preis|prix|precio|prezzo|prijs|pris|cena/i.test(label ?? '') || /[€$£¥]/.test(data ?? ''),
    )
    .map(([, data]) => readPrice(data, locale))
    .find((found) => found !== undefined);
  return {
    name: findFirstMetaContent(tags, 'twitter:title'),
    price,
    description: findFirstMetaContent(tags, 'twitter:description'),
    images: ['twitter:image', 'twitter:image:src', 'twitter:image0']
      .flatMap((name) => tags.get(name) ?? [])
      .map((url) => ({ url })),
    ...(price !== undefined || /^product$/i.test(findFirstMetaContent(tags, 'twitter:card') ?? '')
      ? { isProduct: true }
      : {}),
  };
}
