const getFirstValue = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);
const toRecord = (value: unknown): Record<string, unknown> => Object(getFirstValue(value)) as Record<string, unknown>;
const getMetaContent = (name: string): string | null | undefined =>
  document.querySelector(`meta[property="${name}"],meta[name="${name}"]`)?.getAttribute('content');
const computeImageArea = ({ width, height }: HTMLImageElement): number =>
  Math.min(width, height) < 200 ? 0 : width * height;

/**
 * Reads the product on the current page and opens the app's item form in a new tab. This function runs as a
 * bookmark on pages of shops. It sends no request, does not change the page and imports nothing.
 */
export function extractProductFromPage(origin: string): void {
  const found: Record<string, string> = { item: 'page' };
  /** Stores the value of a field. Ignores later values of the same field. */
  const storeField = (name: string, value: unknown, max = 2000): void => {
    const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
    if (text && !found[name]) found[name] = text.slice(0, max);
  };
  const storeImage = (value: unknown): void => {
    try {
      if (typeof value === 'string') storeField('image', new URL(value, document.baseURI).href);
    } catch {
      // Ignores an invalid image URL.
    }
  };

  const readLinkedData = (value: unknown, depth: number): void => {
    if (depth > 5 || typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const one of value.slice(0, 50)) readLinkedData(one, depth + 1);
      return;
    }
    const node = toRecord(value);
    if (/Product/.test(String(node['@type']))) {
      const offer = toRecord(node['offers']);
      const price = toRecord(offer['priceSpecification']);
      const image = toRecord(node['image']);
      storeField('title', node['name'], 300);
      storeField('text', node['description'], 1000);
      storeImage(getFirstValue(node['image']));
      storeImage(image['url'] ?? image['contentUrl']);
      storeField('price', offer['price'] ?? offer['lowPrice'] ?? price['price'], 20);
      storeField('currency', offer['priceCurrency'] ?? price['priceCurrency'], 3);
    }
    for (const key of ['@graph', 'mainEntity', 'hasVariant']) readLinkedData(node[key], depth + 1);
  };

  storeField('text', getSelection()?.toString(), 1000);
  for (const { textContent } of document.querySelectorAll('script[type="application/ld+json"]')) {
    try {
      readLinkedData(JSON.parse(textContent), 0);
    } catch {
      // Ignores invalid JSON, which some shops write.
    }
  }

  const product = document.querySelector('[itemtype*="schema.org/Product"]');
  const property = (name: string): string | null | undefined => {
    const element = product?.querySelector(`[itemprop="${name}"]`);
    return element?.getAttribute('content') ?? element?.getAttribute('src') ?? element?.textContent;
  };
  const prices = ['product:price:', 'og:price:'];
  for (const title of [property('name'), getMetaContent('og:title'), document.title]) storeField('title', title, 300);
  for (const text of [property('description'), getMetaContent('og:description'), getMetaContent('description')])
    storeField('text', text, 1000);
  for (const price of [property('price'), ...prices.map((name) => getMetaContent(`${name}amount`))])
    storeField('price', price, 20);
  for (const code of [property('priceCurrency'), ...prices.map((name) => getMetaContent(`${name}currency`))])
    storeField('currency', code, 3);
  for (const image of [property('image'), getMetaContent('og:image')]) storeImage(image);
  const [largest] = [...document.querySelectorAll('img')].toSorted((a, b) => computeImageArea(b) - computeImageArea(a));
  if (largest && computeImageArea(largest) > 0) storeImage(largest.currentSrc);

  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '';
  storeField('url', /^https?:/.test(canonical) ? canonical : location.href);
  const target = `${origin}/share#${new URLSearchParams(found).toString()}`;
  // Opens the form in the current tab if the browser blocks a new tab. With Back, the user then returns to
  // the shop.
  if (!open(target)) location.href = target;
}
