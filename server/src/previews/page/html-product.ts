import type { ProductPageLocale } from '@wishwell/contract/currency-signs.ts';
import {
  type Price,
  findPricesWithCurrencySign,
  readMachineReadablePrice,
  readPrice,
} from '@wishwell/contract/prices.ts';
import type { FoundProductFields, FoundImage } from './found-fields.ts';
import { findImageOfElement, scoreProductImageCandidate } from './html-images.ts';
import {
  getAttribute,
  hasVisibleText,
  type HtmlDocument,
  type HtmlElement,
  type ParsedHtmlPage,
  isElementNode,
  isTextNode,
  readVisibleText,
  walkHtmlNodes,
} from './html-tree.ts';
import { findFirstMetaContent, type MetaTags } from './meta-tags.ts';

const joinIdentifyingAttributes = (element: HtmlElement): string =>
  ['class', 'id', 'itemprop', 'data-testid', 'data-test', 'data-qa']
    .map((name) => getAttribute(element, name) ?? '')
    .join(' ');

const nonProductElements: ReadonlySet<string> = new Set([
  'nav',
  'footer',
  'aside',
  'del',
  's',
  'strike',
  'form.search',
  'iframe',
]);
const nonProductRolePattern =
  /(?:^|[\s_-])(?:related|recommend\w*|similar|upsell\w*|cross-?sell\w*|accessor\w*|also|carousel-other|recently|breadcrumbs?|footer|minicart|mini-cart|navigation|navbar|menu|sidebar|reviews?|newsletter|cookie\w*)(?:$|[\s_-])/i;

const priceRolePattern =
  /price|preis|prix|precio|prezzo|prijs|preco|preço|cena|hinta|fiyat|pris(?:$|[\s_-])|(?:^|[\s_-])amount/i;
const otherPriceAttributePattern =
  /old|was-|-was|list-?price|strike|crossed|regular|compare|original|rrp|uvp|msrp|before|previous|shipping|versand|saving|save|discount|unit|base-?price|grundpreis|per-|from-?price|filter|range-?slider|label|installment|rate/i;

/** Returns whether an element can contain data of the product, unlike navigation or other products. */
const isProductContent = (element: HtmlElement): boolean =>
  hasVisibleText(element) &&
  !nonProductElements.has(element.name) &&
  !nonProductRolePattern.test(joinIdentifyingAttributes(element));

/**
 * Returns whether to read an element: it can belong to the product, or it is a `<noscript>`, which may
 * contain images that scripts load later.
 */
const shouldVisitElement = (element: HtmlElement): boolean => element.name === 'noscript' || isProductContent(element);

const hasOtherPriceAttribute = (element: HtmlElement): boolean =>
  otherPriceAttributePattern.test(joinIdentifyingAttributes(element));

const isVisiblePriceElement = (element: HtmlElement): boolean =>
  hasVisibleText(element) &&
  !nonProductElements.has(element.name) &&
  !hasOtherPriceAttribute(element) &&
  !/screen-reader/.test(joinIdentifyingAttributes(element));

const MAX_PRICE_TEXT_LENGTH = 120;

/** Returns the price in an element whose class, id or data attribute contains a word for "price". */
function readElementPrice(element: HtmlElement, locale: ProductPageLocale): Price | undefined {
  const data = readMachineReadablePrice(getAttribute(element, 'data-price-amount'), locale);
  const text = readVisibleText(element, isVisiblePriceElement);
  // Ignores a text that is too long for a price: the element then contains a whole product, although its
  // class contains "price".
  const textPrice = text.length > MAX_PRICE_TEXT_LENGTH ? undefined : readPrice(text, locale);
  return data ? { amount: data.amount, currency: textPrice?.currency } : textPrice;
}

/**
 * Product data from the visible content of a page. Each `index` is the position of an element among all
 * elements of the page.
 */
interface VisibleContent {
  headings: { text: string; index: number }[];
  prices: { price: Price; index: number }[];
  images: { image: FoundImage; score: number }[];
  /** Visible text after the main heading; all visible text if there is no heading. */
  text: string;
}

/**
 * Maximum number of prices in the text of a product page. A page with more prices is probably a list or an
 * article.
 */
const MAX_PRICES_IN_TEXT = 5;
const MAX_HEADINGS = 20;
const MAX_PRICES = 40;
const MAX_IMAGES = 200;
const MAX_TEXT_LENGTH = 6_000;

function readVisibleContent(
  document: HtmlDocument,
  locale: ProductPageLocale,
  name: string | undefined,
): VisibleContent {
  const headings: VisibleContent['headings'] = [];
  const prices: VisibleContent['prices'] = [];
  const images: VisibleContent['images'] = [];
  let text = '';
  let index = 0;
  let mainDepth: number | undefined;
  for (const { node, depth } of walkHtmlNodes(document, shouldVisitElement)) {
    if (mainDepth !== undefined && depth <= mainDepth) mainDepth = undefined;
    if (isTextNode(node) && text.length < MAX_TEXT_LENGTH) text += node.data;
    if (!isElementNode(node)) continue;
    index += 1;
    text += ' ';
    const role = joinIdentifyingAttributes(node);
    const isMain =
      node.name === 'main' ||
      getAttribute(node, 'role') === 'main' ||
      /(?:^|[\s_-])(?:product|gallery|main-?image)/i.test(role);
    if (isMain && mainDepth === undefined) mainDepth = depth;
    if (node.name === 'h1' && headings.length === 0) text = '';
    if (node.name === 'h1' && headings.length < MAX_HEADINGS) headings.push({ text: readVisibleText(node), index });
    if ((node.name === 'img' || node.name === 'source') && images.length < MAX_IMAGES) {
      const image = findImageOfElement(node);
      const place = { name, isAfterHeading: headings.length > 0, isInMain: mainDepth !== undefined };
      const score = image && scoreProductImageCandidate(node, image, place);
      if (image && score !== undefined) images.push({ image, score });
    }
    const isPrice = priceRolePattern.test(role) || getAttribute(node, 'data-price-amount') !== undefined;
    if (isPrice && isProductContent(node) && !hasOtherPriceAttribute(node) && prices.length < MAX_PRICES) {
      const price = readElementPrice(node, locale);
      if (price) prices.push({ price, index });
    }
  }
  return { headings, prices, images: images.toSorted((a, b) => b.score - a.score), text };
}

/**
 * Returns the first price with a currency in a price element after the main heading. If there is none,
 * returns such a price elsewhere on the page, then a price in the text, then a price without currency in a
 * price element.
 */
function choosePrice({ headings, prices, text }: VisibleContent, locale: ProductPageLocale): Price | undefined {
  const heading = headings[0]?.index ?? 0;
  const rankedPrices = [
    ...prices.filter(({ index }) => index > heading),
    ...prices.filter(({ index }) => index <= heading),
  ];
  const withCurrency = rankedPrices.find(({ price }) => price.currency !== undefined);
  const pricesInText = findPricesWithCurrencySign(text, locale);
  const textPrice = pricesInText.length <= MAX_PRICES_IN_TEXT ? pricesInText[0] : undefined;
  return withCurrency?.price ?? textPrice ?? rankedPrices[0]?.price;
}

function findTitle({ elements }: ParsedHtmlPage): string | undefined {
  const element = elements.find(({ name }) => name === 'title');
  return element && readVisibleText(element);
}

/**
 * Returns the first heading that is the beginning of the page title. If there is none, returns the first
 * heading that is not the end of the title, because a title often ends with the shop's name. If there is none
 * either, returns the first heading.
 */
function findMainHeading({ headings }: VisibleContent, title = ''): string | undefined {
  const texts = headings.map(({ text }) => text).filter((text) => text !== '');
  return texts.find((text) => title.startsWith(text)) ?? texts.find((text) => !title.endsWith(text)) ?? texts[0];
}

/**
 * Returns the product fields from the visible page: name (from heading or title), price, description and
 * images, the best image first.
 */
export function readProductFromVisibleHtml(
  page: ParsedHtmlPage,
  tags: MetaTags,
  locale: ProductPageLocale,
): FoundProductFields {
  const title = findTitle(page);
  const content = readVisibleContent(page.document, locale, title);
  const linkElement = page.elements.find(({ name, attribs }) => name === 'link' && attribs.rel === 'image_src');
  const linkedImageUrl = linkElement && getAttribute(linkElement, 'href');
  return {
    name: findMainHeading(content, title) ?? title,
    price: choosePrice(content, locale),
    description: findFirstMetaContent(tags, 'description', 'dc.description'),
    images: [
      ...(linkedImageUrl === undefined ? [] : [{ url: linkedImageUrl }]),
      ...content.images.map(({ image }) => image),
    ],
    shop: findFirstMetaContent(tags, 'application-name', 'apple-mobile-web-app-title'),
  };
}
