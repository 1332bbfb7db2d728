import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Card } from '../ui/Card.tsx';
import { GuestLinkNotice } from './GuestLinkNotice.tsx';
import { ShowClaimsQuestion } from './ShowClaimsQuestion.tsx';
import styles from './SharedWishlistContent.module.css';

interface GuestStatusPanelProps {
  token: string;
  mayClaim: boolean;
  hasChosen: boolean;
  showsClaims: boolean;
  /** The number of items of this list that the guest has claimed. */
  count: number;
  /** The guest's personal link. Undefined before the first claim. */
  url: string | undefined;
}

/**
 * Shows a guest first the question whether they want to give, then an explanation of claims, and after a
 * claim their personal link. All three messages are in the same grid cell: the cards below do not move when
 * the message changes.
 */
export function GuestStatusPanel({
  token,
  mayClaim,
  hasChosen,
  showsClaims,
  count,
  url,
}: GuestStatusPanelProps): ReactNode {
  const t = useText();
  const isLinkShown = showsClaims && count > 0 && url !== undefined;
  return (
    <div className={styles.panel}>
      <div inert={showsClaims}>
        {/* The hidden question keeps its text and height, so that the cards below the panel do not move. */}
        <ShowClaimsQuestion {...{ token, mayClaim }} hasChosen={hasChosen && !showsClaims} />
      </div>
      {showsClaims && !isLinkShown && (
        <div>
          <Card className={styles.notice}>
            <p className={styles.noticeText}>
              {mayClaim && <b>{t('sharing.nowGivingTitle')} </b>}
              {t(mayClaim ? 'sharing.nowGiving' : 'sharing.nowReading')}
            </p>
          </Card>
        </div>
      )}
      {mayClaim && (
        <div inert={!isLinkShown}>
          <GuestLinkNotice url={url} count={count} />
        </div>
      )}
    </div>
  );
}
