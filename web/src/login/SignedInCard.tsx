import type { ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { getFirstName } from '../auth/first-name.ts';
import { useAuthUser } from '../auth/session-context.tsx';
import { logOutNavigationState } from '../auth/use-log-out.ts';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/Button.tsx';
import styles from './SignedInCard.module.css';

/**
 * A card that says who is signed in and links to the page that opens after a sign-in. It appears after a
 * sign-up, and when a signed-in user opens the login page.
 */
export function SignedInCard({ hasSignedUp }: { hasSignedUp: boolean }): ReactNode {
  const t = useText();
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const state: unknown = useLocation().state;
  const user = useAuthUser();
  // The user who was signed in when the page opened. If a visitor signs in on this page, Home opens without
  // showing this card before.
  const [initialUser] = useState(state === logOutNavigationState ? null : user);
  useEffect(() => {
    if (!hasSignedUp) return;
    // Scrolls the card to the middle, because on phones, toasts cover the upper edge of the window.
    card.current?.scrollIntoView({ block: 'center' });
    card.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [hasSignedUp]);
  if (!user || !(hasSignedUp || user.uid === initialUser?.uid)) return null;
  const name = user.displayName || user.email || '';
  return (
    <div ref={card} className={styles.card}>
      <p id={id} className={styles.text}>
        {hasSignedUp ? t('login.youAreIn', { name: getFirstName(name) }) : t('login.signedInAs', { name })}
      </p>
      <ButtonLink
        to={hasSignedUp ? `${paths.wishlists}?new` : paths.home}
        variant={hasSignedUp ? 'primary' : 'outline'}
        aria-describedby={id}
      >
        {t(hasSignedUp ? 'login.startWishlist' : 'page.toHome')}
      </ButtonLink>
      {hasSignedUp && (
        <ButtonLink to={`${paths.friends}?invite`} variant="outline" icon="personPlus">
          {t('friends.inviteSomebody')}
        </ButtonLink>
      )}
    </div>
  );
}
