import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useFriendWishlist } from '../api/friend-wishlists.ts';
import { deleteReturnUrl, readReturnUrl } from '../auth/ended-session.ts';
import { deleteRequestedPage, readWishlistIdOfRequestedPage } from '../auth/requested-page.ts';
import { useAuthUser } from '../auth/session-context.tsx';
import { readItemReceivedFromOtherApp } from '../auth/shared-item.ts';
import { readLinkFromOtherApp } from '../auth/shared-link.ts';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { useValueAfterHydration } from '../ui/use-value-after-hydration.ts';
import styles from './HomePage.module.css';

const hasSharedItem = (): boolean => readItemReceivedFromOtherApp() !== undefined;

/**
 * A link to the page on which the user's last session ended. Without such a page, it leads to the friend's
 * wishlist or share link that the user opened before signing in.
 */
export function ReturnToLastPageLink(): ReactNode {
  const t = useText();
  const id = useValueAfterHydration(readWishlistIdOfRequestedPage, undefined);
  const link = useValueAfterHydration(readLinkFromOtherApp, undefined);
  const hasItem = useValueAfterHydration(hasSharedItem, false);
  const uid = useAuthUser()?.uid ?? '';
  const returnUrl = useValueAfterHydration(() => readReturnUrl(uid), undefined);
  if (returnUrl !== undefined) {
    return (
      <div className={styles.go}>
        <ButtonLink to={returnUrl} onClick={() => deleteReturnUrl(uid)}>
          {t('home.return')}
        </ButtonLink>
      </div>
    );
  }
  if (link === undefined && !hasItem) return id !== undefined && <LinkToWishlist id={id} />;
  return (
    <div className={styles.go}>
      <ButtonLink to={paths.share(hasItem ? undefined : link)} icon="plus">
        {t(hasItem ? 'home.addSharedItem' : 'home.addShared')}
      </ButtonLink>
    </div>
  );
}

function LinkToWishlist({ id }: { id: number }): ReactNode {
  const t = useText();
  const { data, error } = useFriendWishlist(id);
  useEffect(() => {
    if (error) deleteRequestedPage();
  }, [error]);
  if (!data) return null;
  return (
    <div className={styles.go}>
      <ButtonLink to={paths.friendWishlist(id)} icon="gift" onClick={deleteRequestedPage}>
        {t('home.continue', { title: data.title })}
      </ButtonLink>
    </div>
  );
}
