import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { storeVisitorIsGiver } from './giving-choice.ts';
import styles from './SharedWishlistContent.module.css';

interface ShowClaimsQuestionProps {
  token: string;
  mayClaim: boolean;
  /**
   * Whether the visitor has said that they want to give. Even then, the server hides claims if the visitor
   * may be the owner.
   */
  hasChosen: boolean;
}

/**
 * Asks the visitor of a shared list whether they want to see claims. The visitor may be the owner, who must
 * not see claims by accident.
 */
export function ShowClaimsQuestion({ token, mayClaim, hasChosen }: ShowClaimsQuestionProps): ReactNode {
  const t = useText();
  const choose = (): void => {
    storeVisitorIsGiver(token);
    // Moves the focus to the page's heading, because the button that has the focus disappears.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  if (hasChosen) {
    return (
      <Card className={styles.notice}>
        <p className={styles.noticeText}>{t('sharing.mayBeOwner')}</p>
        <ButtonLink to={paths.login} variant="outline">
          {t('nav.logIn')}
        </ButtonLink>
      </Card>
    );
  }
  return (
    <Card className={styles.notice}>
      <p className={styles.noticeText}>
        <b>{t(mayClaim ? 'sharing.givingTitle' : 'sharing.readingTitle')}</b> {t('sharing.givingWhy')}
      </p>
      <Button icon="gift" onClick={choose}>
        {t(mayClaim ? 'sharing.giving' : 'sharing.reading')}
      </Button>
    </Card>
  );
}
