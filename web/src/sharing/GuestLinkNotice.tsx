import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../i18n/use-text.ts';
import { Card } from '../ui/Card.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import styles from './SharedWishlistContent.module.css';

/**
 * Shows a guest how many items of this list they have claimed. Also shows the guest's personal link, which
 * the guest should save.
 */
export function GuestLinkNotice({ url, count }: { url: string | undefined; count: number }): ReactNode {
  const t = useText();
  return (
    <Card className={styles.notice}>
      <p className={styles.noticeText}>
        <b>{t('sharing.yourGifts', { count })}</b> {t('sharing.keepLink')}
      </p>
      <span className={styles.noticeActions}>
        <CopyButton text={url ?? ''} />
        <Link to={url === undefined ? '' : new URL(url).pathname}>{t('sharing.openGifts')}</Link>
      </span>
    </Card>
  );
}
