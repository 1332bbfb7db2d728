import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { ExternalButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './ShopLink.module.css';

/**
 * A link to the shop of an item. Its text is the shop's host. Renders nothing if `url` is not an http or
 * https URL.
 */
export function ShopLink({ url }: { url: string }): ReactNode {
  const t = useText();
  const host = getShopHost(url);
  if (host === undefined) return null;
  return (
    <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
      <span className={styles.host}>{host}</span>
      <Icon name="external" size={14} />
      <VisuallyHidden>({t('items.newTab')})</VisuallyHidden>
    </a>
  );
}

/** A button that opens the shop of an item. Renders nothing if `url` is not an http or https URL. */
export function ShopButton({ url }: { url: string }): ReactNode {
  const t = useText();
  const host = getShopHost(url);
  if (host === undefined) return null;
  return (
    <ExternalButtonLink href={url} variant="outline" icon="external">
      {t('items.openAt', { host })} <VisuallyHidden>({t('items.newTab')})</VisuallyHidden>
    </ExternalButtonLink>
  );
}

/** Returns the host of an http or https URL without `www.`. Returns undefined for any other text. */
export function getShopHost(url: string): string | undefined {
  const parsed = URL.parse(url);
  // The server already accepts only http and https URLs. The app checks this again, because a `javascript:`
  // URL must never become a link.
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return undefined;
  return parsed.hostname.replace(/^www\./, '');
}
