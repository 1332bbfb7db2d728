import type { Gift } from '../api/gifts.ts';
import type { TranslateFunction } from '../i18n/use-text.ts';
import { formatPrice } from './format-price.ts';
import { getShopHost } from './ShopLink.tsx';

/**
 * Returns one text for each field of the item that has changed since the claim, such as `$38.00 → $45.00`.
 */
export function describeItemChanges(
  item: Pick<Gift['snapshot'], 'name' | 'price' | 'currency' | 'url'>,
  { snapshot, changed }: Pick<Gift, 'snapshot' | 'changed'>,
  t: TranslateFunction,
  locale: string,
): string[] {
  const hasChanged = (field: (typeof changed)[number]): boolean => changed.includes(field);
  const formatPriceOf = ({ price, currency }: { price: number; currency: string }): string =>
    price === 0 ? t('items.noPrice') : formatPrice(price, currency, locale);
  const texts: string[] = [];
  if (hasChanged('name')) texts.push(t('gifts.changedName', { before: snapshot.name, now: item.name }));
  if (hasChanged('price') || hasChanged('currency'))
    texts.push(t('gifts.changedPrice', { before: formatPriceOf(snapshot), now: formatPriceOf(item) }));
  if (hasChanged('url')) {
    const hosts = {
      before: getShopHost(snapshot.url) ?? t('gifts.noLink'),
      now: getShopHost(item.url) ?? t('gifts.noLink'),
    };
    texts.push(hosts.before === hosts.now ? t('gifts.changedUrl') : t('gifts.changedShop', hosts));
  }
  if (hasChanged('image_url')) texts.push(t('gifts.changedImage'));
  return texts;
}
