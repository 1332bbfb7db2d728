import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { Gift } from '../api/gifts.ts';
import { useFormatDate } from '../i18n/use-format-date.ts';
import { useText } from '../i18n/use-text.ts';
import { isolateRightToLeftText } from '../i18n/wrap-values-in-bidi-isolates.ts';
import { describeItemChanges } from '../items/describe-item-changes.ts';
import { Button } from '../ui/Button.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { getGiftDisplayName } from './group-gifts-by-recipient.ts';
import styles from './GiftChangeNotices.module.css';

interface GiftNoticesProps {
  gift: Gift;
  recipient: string;
  accept: () => void;
  isAccepting: boolean;
  onDelete: () => void;
}

/**
 * Notices about changes after which the giver must decide whether to keep the gift: the claim has ended, the
 * item has changed, or the list's owner will see claims.
 */
export function GiftChangeNotices({ gift, recipient, accept, isAccepting, onDelete }: GiftNoticesProps): ReactNode {
  const t = useText();
  const { locale } = useLingui().i18n;
  const formatTime = useFormatDate();
  const { ended, showsClaimsFrom } = gift;
  const name = <VisuallyHidden>({isolateRightToLeftText(getGiftDisplayName(gift))})</VisuallyHidden>;
  const renderKeepButton = (text: string): ReactNode => (
    <Button variant="outline" size="card" busy={isAccepting} onClick={accept}>
      {text} {name}
    </Button>
  );
  const renderReleaseButton = (text: string, variant: 'ghost' | 'outline' = 'ghost'): ReactNode => (
    <Button variant={variant} size="card" onClick={onDelete}>
      {text} {name}
    </Button>
  );
  if (ended) {
    return (
      <Notice text={t(`gifts.ended.${ended.reason}`, { name: recipient })}>
        {renderKeepButton(t('gifts.keepAsOwn'))}
        {renderReleaseButton(t('gifts.remove'))}
      </Notice>
    );
  }
  const changes = gift.item ? describeItemChanges(gift.item, gift, t, locale) : [];
  return (
    <>
      {changes.length > 0 && (
        <Notice text={t('gifts.changed')} details={changes}>
          {renderKeepButton(t('gifts.keep'))}
          {renderReleaseButton(t('gifts.release'))}
        </Notice>
      )}
      {showsClaimsFrom !== null && (
        <Notice text={t('gifts.showsFrom', { date: formatTime(showsClaimsFrom), name: recipient })}>
          {renderReleaseButton(t('gifts.release'), 'outline')}
        </Notice>
      )}
    </>
  );
}

interface NoticeProps {
  text: string;
  details?: readonly string[];
  children: ReactNode;
}

function Notice({ text, details = [], children }: NoticeProps): ReactNode {
  return (
    <div className={styles.notice}>
      <p>{text}</p>
      {details.length > 0 && (
        <ul className={styles.details}>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
