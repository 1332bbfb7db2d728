import type { ReactNode } from 'react';
import { Icon } from '../ui/icons/Icon.tsx';
import { useText } from '../i18n/use-text.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './ShopLink.module.css';

/** A link to an item's shop, named by its host; nothing where there is no web address. */
export function ShopLink({ url }: { url: string }): ReactNode {
  const t = useText();
  const host = hostOf(url);
  if (host === undefined) return null;
  return (
    <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
      <span className={styles.host}>{host}</span>
      <Icon name="external" size={14} />
      <VisuallyHidden>({t('items.newTab')})</VisuallyHidden>
    </a>
  );
}

function hostOf(url: string): string | undefined {
  const parsed = URL.parse(url);
  // The server keeps web addresses only; an address that runs a script must not be pressable whatever it sends.
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return undefined;
  return parsed.hostname.replace(/^www\./, '');
}
