import type { Preview, PreviewField, PreviewProblem, ProductDataSource } from '@wishwell/contract/previews.ts';
import type { FoundProductFields, FoundImage } from './found-fields.ts';
import { isNonProductImageUrl } from './html-images.ts';
import { readProductFromVisibleHtml } from './html-product.ts';
import {
  getAttribute,
  hasVisibleText,
  type ParsedHtmlPage,
  isTextNode,
  parseHtml,
  readScriptText,
  readVisibleText,
  walkHtmlNodes,
} from './html-tree.ts';
import { readJsonLd } from './json-ld.ts';
import { readMicrodata, readRdfa } from './markup-items.ts';
import { findFirstMetaContent, type MetaTags, readMetaTags, readOpenGraph, readTwitterCard } from './meta-tags.ts';
import { isCaptchaPage, type ShopPageResponse, findPageProblem, findHttpStatusProblem } from './recognise-page.ts';
import { type PageUrlAndLocale, readSchemaOrgProduct } from './schema-org-product.ts';
import { shortenDescription, toSingleLine, cleanProductName, removeShopNameFromTitle } from './texts.ts';

type PageFields = Record<Exclude<PreviewField, 'image_url'>, string | null>;

export interface ReadProductResult {
  fields: PageFields;
  sources: Preview['sources'];
  /** URLs of the page's images. The image that most likely shows the product is first. */
  images: { url: string; source: ProductDataSource }[];
  problem: PreviewProblem | null;
}

interface FetchedPage {
  html: string;
  url: URL;
  status?: number;
  headers?: ShopPageResponse['headers'];
}

interface SourceFields extends FoundProductFields {
  source: ProductDataSource;
}

const MAX_IMAGES = 4;
const MAX_SCRIPTS = 100;

function listJsonLdScripts({ elements }: ParsedHtmlPage): string[] {
  const scripts: string[] = [];
  for (const element of elements) {
    const isJsonLd = element.name === 'script' && /^application\/ld\+json\b/i.test(getAttribute(element, 'type') ?? '');
    if (isJsonLd && scripts.length < MAX_SCRIPTS) scripts.push(readScriptText(element));
  }
  return scripts;
}

function readPageContext({ elements }: ParsedHtmlPage, tags: MetaTags, url: URL): PageUrlAndLocale & { base: URL } {
  const first = (name: string, attributeName: string): string | undefined => {
    const found = elements.find((element) => element.name === name && getAttribute(element, attributeName));
    return found && getAttribute(found, attributeName);
  };
  const base = first('base', 'href');
  const language =
    first('html', 'lang') ?? first('html', 'xml:lang') ?? findFirstMetaContent(tags, 'og:locale', 'content-language');
  return {
    url,
    base: base !== undefined && URL.canParse(base, url.href) ? new URL(base, url) : url,
    language,
    topLevelDomain: url.hostname.split('.').at(-1),
  };
}

/**
 * Returns the first value that `read` finds in the product data of the sources, best source first. Also
 * returns the source of the value.
 */
function findFirstValue<T>(
  readings: readonly SourceFields[],
  read: (reading: SourceFields) => T | undefined,
): { value: T; source: ProductDataSource } | undefined {
  for (const reading of readings) {
    const value = read(reading);
    if (value !== undefined) return { value, source: reading.source };
  }
  return undefined;
}

/**
 * Returns whether these fields come from a source that uses the page title as the product name. Such a title
 * often contains the shop's name, too.
 */
const isNameFromPageTitle = ({ source }: SourceFields): boolean => ['open-graph', 'twitter', 'html'].includes(source);

const getDisplayHost = (url: URL): string => url.hostname.replace(/^(?:www|m|shop)\.(?=[^.]+\.)/, '');

function listSchemaOrgImages(readings: readonly SourceFields[], base: URL): ReadProductResult['images'] {
  const found = new Map<string, ProductDataSource>();
  const resolve = ({ url }: FoundImage): string | undefined => {
    if (url.trim() === '' || url.length > 4_000 || /^data:/i.test(url) || !URL.canParse(url, base.href))
      return undefined;
    const resolved = new URL(url, base);
    return /^https?:$/.test(resolved.protocol) ? resolved.href : undefined;
  };
  for (const { source, images = [] } of readings) {
    for (const image of images) {
      const isSmall = (image.width ?? 100) < 50 || (image.height ?? 100) < 50;
      const url = isSmall || isNonProductImageUrl(image.url) ? undefined : resolve(image);
      if (url !== undefined && !found.has(url) && found.size < MAX_IMAGES) found.set(url, source);
    }
  }
  return [...found].map(([url, source]) => ({ url, source }));
}

function createShopPageResponse(
  { document, elements }: ParsedHtmlPage,
  { html, status = 200, headers = {} }: FetchedPage,
): ShopPageResponse {
  let text = '';
  let title = '';
  let hasScripts = false;
  let hasHeading = false;
  for (const { node } of walkHtmlNodes(document, (element) => hasVisibleText(element) && element.name !== 'head')) {
    if (isTextNode(node) && text.length < 20_000) text += node.data;
  }
  for (const element of elements) {
    hasScripts ||= element.name === 'script' && !/json/i.test(getAttribute(element, 'type') ?? '');
    hasHeading ||= element.name === 'h1' && readVisibleText(element) !== '';
    if (element.name === 'title' && title === '') title = toSingleLine(readScriptText(element));
  }
  return { status, headers, html, title, text: text.replaceAll(/\s+/g, ' ').trim(), hasScripts, hasHeading };
}

/**
 * Returns the product fields of a page, the source of each field, and the reason why no product was found.
 * The reason is null if a product was found.
 */
export function readProduct(input: FetchedPage): ReadProductResult {
  const page = parseHtml(input.html);
  const response = createShopPageResponse(page, input);
  const statusProblem = findHttpStatusProblem(response.status);
  if (statusProblem !== undefined) return createEmptyReading(isCaptchaPage(response) ? 'captcha' : statusProblem);
  const tags = readMetaTags(page);
  const context = readPageContext(page, tags, input.url);
  const readings: SourceFields[] = [
    { source: 'json-ld', ...readSchemaOrgProduct(readJsonLd(listJsonLdScripts(page)), context) },
    { source: 'microdata', ...readSchemaOrgProduct(readMicrodata(page), context) },
    { source: 'rdfa', ...readSchemaOrgProduct(readRdfa(page), context) },
    { source: 'open-graph', ...readOpenGraph(tags, context) },
    { source: 'twitter', ...readTwitterCard(tags, context) },
    { source: 'html', ...readProductFromVisibleHtml(page, tags, context) },
  ];
  const isMarkedAsProduct = readings.some(({ isProduct }) => isProduct === true);
  if (!isMarkedAsProduct && isCaptchaPage(response)) return createEmptyReading('captcha');
  const shop = findFirstValue(readings, (reading) => cleanProductName(reading.shop)) ?? {
    value: getDisplayHost(input.url),
    source: 'html',
  };
  const shopNames = [shop.value, getDisplayHost(input.url), getDisplayHost(input.url).split('.')[0] ?? ''];
  const name = findFirstValue(readings, (reading) => {
    const line = toSingleLine(reading.name ?? '');
    return cleanProductName(isNameFromPageTitle(reading) ? removeShopNameFromTitle(line, shopNames) : line);
  });
  const isMarkedAsOther = !isMarkedAsProduct && readings.some(({ isProduct }) => isProduct === false);
  const price = isMarkedAsOther ? undefined : findFirstValue(readings, (reading) => reading.price);
  const currency = findFirstValue(readings, (reading) => reading.price?.currency);
  const description = findFirstValue(readings, (reading) => shortenDescription(reading.description));
  const isProduct = isMarkedAsProduct || price !== undefined;
  const problem = isProduct && name !== undefined ? null : findPageProblem(response);
  if (problem !== null && problem !== 'not_a_product') return createEmptyReading(problem);
  const sources: ReadProductResult['sources'] = { shop: shop.source };
  if (name) sources.name = name.source;
  if (price) sources.price = price.source;
  if (price && currency) sources.currency = currency.source;
  if (description) sources.description = description.source;
  return {
    fields: {
      name: name?.value ?? null,
      price: price?.value.amount ?? null,
      currency: price && currency ? currency.value : null,
      description: description?.value ?? null,
      shop: shop.value,
    },
    sources,
    images: listSchemaOrgImages(readings, context.base),
    problem,
  };
}

function createEmptyReading(problem: PreviewProblem): ReadProductResult {
  const fields = { name: null, price: null, currency: null, description: null, shop: null };
  return { fields, sources: {}, images: [], problem };
}
