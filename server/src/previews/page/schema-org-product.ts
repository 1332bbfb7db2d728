import { findCurrencyOfSign, type ProductPageLocale } from '@wishwell/contract/currency-signs.ts';
import { type Price, readMachineReadablePrice } from '@wishwell/contract/prices.ts';
import type { FoundProductFields } from './found-fields.ts';
import { listSchemaOrgImages } from './schema-org-images.ts';
import {
  hasOneOfTypes,
  listItemsOfProperty,
  type SchemaOrgItem,
  findPropertyText,
  listValuesOfProperty,
} from './schema-org-item.ts';

const productTypes = new Set([
  'Product',
  'ProductGroup',
  'ProductModel',
  'IndividualProduct',
  'SomeProducts',
  'ProductCollection',
  'Vehicle',
  'Car',
  'Motorcycle',
  'Drug',
  'DietarySupplement',
]);

/**
 * Types (schema.org) other than `Product` for things that shops sell, such as books. An item of such a type
 * counts as a product only if it has an offer.
 */
const sellableTypes = new Set([
  'Book',
  'Audiobook',
  'Movie',
  'MusicAlbum',
  'MusicRelease',
  'Game',
  'VideoGame',
  'SoftwareApplication',
  'CreativeWork',
  'VisualArtwork',
  'Course',
  'Event',
  'Service',
  'TVSeries',
]);

/**
 * Types (schema.org) of pages that do not present a single product. A price in the text of such a page is
 * ignored.
 */
const nonProductPageTypes = new Set([
  'Article',
  'NewsArticle',
  'BlogPosting',
  'Recipe',
  'ItemList',
  'CollectionPage',
  'SearchResultsPage',
  'ProfilePage',
  'FAQPage',
  'QAPage',
  'JobPosting',
]);

const productGroupTypes = new Set(['ProductGroup']);
const siteTypes = new Set(['WebSite', 'Organization', 'OnlineStore', 'OnlineBusiness', 'Store', 'Corporation']);
const originalPriceTypePattern = /ListPrice|StrikethroughPrice|SRP|MSRP|RegularPrice/i;

export interface PageUrlAndLocale extends ProductPageLocale {
  url: URL;
}

const isSameUrl = (text: string | undefined, url: URL): boolean => {
  if (text === undefined || !URL.canParse(text, url.href)) return false;
  const other = new URL(text, url);
  return other.host === url.host && other.pathname === url.pathname && other.search === url.search;
};

const listOffers = (item: SchemaOrgItem): SchemaOrgItem[] => listItemsOfProperty(item, 'offers', 'offer');

const isProduct = (item: SchemaOrgItem): boolean =>
  hasOneOfTypes(item, productTypes) || (hasOneOfTypes(item, sellableTypes) && listOffers(item).length > 0);

/**
 * Returns a copy of a product with `offer`, unless the product already has offers. `offer` refers to the
 * product by `itemOffered`.
 */
function addOfferToProduct(product: SchemaOrgItem, offer: SchemaOrgItem): SchemaOrgItem {
  const existingOffers = product.properties.get('offers');
  return { ...product, properties: new Map(product.properties).set('offers', existingOffers ?? [offer]) };
}

/**
 * Returns the products among the items, and those to which an item refers as its main content or as its
 * offered item.
 */
function findProducts(items: readonly SchemaOrgItem[], depth = 0): SchemaOrgItem[] {
  if (depth > 3) return [];
  const offeredProducts = items.flatMap((item) =>
    listItemsOfProperty(item, 'itemOffered').map((product) => addOfferToProduct(product, item)),
  );
  return [...items, ...offeredProducts].flatMap((item) =>
    isProduct(item)
      ? [item]
      : findProducts(listItemsOfProperty(item, 'mainEntity', 'about', 'mainEntityOfPage'), depth + 1),
  );
}

/**
 * Returns the main product of a page: the product with the page's URL, else the first product with an offer,
 * else the first product.
 */
function findMainProduct(items: readonly SchemaOrgItem[], { url }: PageUrlAndLocale): SchemaOrgItem | undefined {
  const products = findProducts(items);
  return (
    products.find((product) => isSameUrl(findPropertyText(product, 'url') ?? product.id?.replace(/#.*$/, ''), url)) ??
    products.find((product) => hasOneOfTypes(product, productGroupTypes) || listOffers(product).length > 0) ??
    products[0]
  );
}

function findCurrency(item: SchemaOrgItem, locale: ProductPageLocale): string | undefined {
  const text = findPropertyText(item, 'priceCurrency') ?? findPropertyText(item, 'currency');
  return text === undefined ? undefined : findCurrencyOfSign(text, locale);
}

interface OfferedPrice extends Price {
  isUsed: boolean;
  hasPageUrl: boolean;
}

/**
 * Returns the prices of an offer. An `AggregateOffer` contains several offers, or only the lowest price of a
 * range.
 */
function readOfferPrices(offer: SchemaOrgItem, context: PageUrlAndLocale, inherited?: string): OfferedPrice[] {
  const currency = findCurrency(offer, context) ?? inherited;
  const traits = {
    isUsed: /Used|Refurbished|Damaged/i.test(findPropertyText(offer, 'itemCondition') ?? ''),
    hasPageUrl: context.url.search !== '' && isSameUrl(findPropertyText(offer, 'url'), context.url),
  };
  const read = (text: string | undefined, of = currency): OfferedPrice[] => {
    const price = readMachineReadablePrice(text, { ...context, currency: of });
    return price ? [{ ...price, ...traits }] : [];
  };
  const directPrices = [...read(findPropertyText(offer, 'lowPrice')), ...read(findPropertyText(offer, 'price'))].slice(
    0,
    1,
  );
  if (directPrices.length > 0) return directPrices;
  const specifications = listItemsOfProperty(offer, 'priceSpecification')
    .filter((entry) => !originalPriceTypePattern.test(findPropertyText(entry, 'priceType') ?? ''))
    .filter((entry) => listValuesOfProperty(entry, 'validForMemberTier').length === 0);
  const itemSpecifications = specifications.filter(
    (entry) => listValuesOfProperty(entry, 'referenceQuantity').length === 0,
  );
  const prices = (itemSpecifications.length > 0 ? itemSpecifications : specifications).flatMap((entry) =>
    [
      ...read(findPropertyText(entry, 'price'), findCurrency(entry, context) ?? currency),
      ...read(findPropertyText(entry, 'minPrice')),
    ].slice(0, 1),
  );
  if (prices.length > 0) return prices;
  return listItemsOfProperty(offer, 'offers').flatMap((entry) =>
    entry === offer ? [] : readPricesWithoutNestedOffers(entry, context, currency),
  );
}

/**
 * Returns the prices of an offer without its nested offers, because circular references between items would
 * cause an endless recursion.
 */
const readPricesWithoutNestedOffers = (
  offer: SchemaOrgItem,
  context: PageUrlAndLocale,
  currency: string | undefined,
): OfferedPrice[] =>
  readOfferPrices(
    { ...offer, properties: new Map([...offer.properties].filter(([name]) => name !== 'offers')) },
    context,
    currency,
  );

const compareAmounts = (a: Price, b: Price): number => Number(a.amount) - Number(b.amount);

/**
 * Returns the price of the product variant with the page's URL. Without such a variant, returns the lowest
 * price of new products; if none is new, the lowest price.
 */
function choosePrice(prices: readonly OfferedPrice[]): Price | undefined {
  const matchingPageUrl = prices.filter(({ hasPageUrl }) => hasPageUrl);
  const newProductPrices = prices.filter(({ isUsed }) => !isUsed);
  const candidates =
    matchingPageUrl.length > 0 ? matchingPageUrl : newProductPrices.length > 0 ? newProductPrices : prices;
  const [lowest] = candidates.toSorted(compareAmounts);
  return lowest && { amount: lowest.amount, currency: lowest.currency };
}

/** Returns the variants of a product group. If some variants have the page's URL, returns only those. */
function findVariants(product: SchemaOrgItem, { url }: PageUrlAndLocale): SchemaOrgItem[] {
  const variants = listItemsOfProperty(product, 'hasVariant', 'model');
  const matchingPageUrl = variants.filter(
    (variant) =>
      url.search !== '' &&
      [variant, ...listOffers(variant)].some((item) => isSameUrl(findPropertyText(item, 'url') ?? item.id, url)),
  );
  return matchingPageUrl.length > 0 ? matchingPageUrl : variants;
}

/** Returns the fields of the page's main product from its structured data. */
export function readSchemaOrgProduct(items: readonly SchemaOrgItem[], context: PageUrlAndLocale): FoundProductFields {
  const site = items.find((item) => hasOneOfTypes(item, siteTypes));
  const shop = site && findPropertyText(site, 'name');
  const product = findMainProduct(items, context);
  if (!product)
    return items.some((item) => hasOneOfTypes(item, nonProductPageTypes)) ? { shop, isProduct: false } : { shop };
  const variants = findVariants(product, context);
  const ownCurrency = findCurrency(product, context);
  const listPrices = (item: SchemaOrgItem): OfferedPrice[] =>
    listOffers(item).flatMap((offer) => readOfferPrices(offer, context, ownCurrency));
  const ownPrices = listPrices(product);
  const directPrice = readMachineReadablePrice(findPropertyText(product, 'price'), {
    ...context,
    currency: ownCurrency,
  });
  const price = choosePrice(ownPrices.length > 0 ? ownPrices : variants.flatMap(listPrices)) ?? directPrice;
  const images = listSchemaOrgImages(product);
  return {
    name:
      findPropertyText(product, 'name') ?? variants.map((variant) => findPropertyText(variant, 'name')).find(Boolean),
    price,
    description: findPropertyText(product, 'description'),
    images: images.length > 0 ? images : variants.flatMap(listSchemaOrgImages),
    shop,
    isProduct: true,
  };
}
