import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { Link } from '../router/Link.tsx';
import { Logo } from '../ui/illustrations/Logo.tsx';
import { paths } from '../paths.ts';
import { useLogOut } from '../auth/use-log-out.ts';
import { useText } from '../i18n/use-text.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import styles from './Header.module.css';
import { lazyPart } from './lazy-part.tsx';
import { NavLink } from './NavLink.tsx';

const PendingCount = lazyPart(async () => (await import('./PendingCount.tsx')).PendingCount);

interface HeaderProps {
  /** Undefined while it is not known: then as for a visitor, but unseen by who was signed in here. */
  isSignedIn: boolean | undefined;
}

/** Logo, links and the way in or out; on phones the four places of the signed-in stand at the bottom, for the thumb. */
export function Header({ isSignedIn }: HeaderProps): ReactNode {
  const undecided = isSignedIn === undefined && 'undecided';
  const t = useText();
  return (
    <header className={styles.header}>
      <Link to={isSignedIn ? paths.home : paths.about} className={styles.brand}>
        <Logo size={32} />
        <span>{t('app.name')}</span>
      </Link>
      <nav className={classes(styles.links, undecided)} aria-label={t('nav.label')}>
        {isSignedIn && <NavLinks />}
        <NavLink to={paths.about} alone>
          {t('nav.about')}
        </NavLink>
      </nav>
      {isSignedIn ? <LogOut /> : <LogIn className={undecided || undefined} />}
    </header>
  );
}

function NavLinks(): ReactNode {
  const t = useText();
  const pending = (
    <Suspense>
      <PendingCount />
    </Suspense>
  );
  return (
    <ul className={styles.places}>
      <li>
        <NavLink to={paths.home} icon="home">
          {t('nav.home')}
        </NavLink>
      </li>
      <li>
        <NavLink to={paths.wishlists} icon="gift">
          {t('nav.wishlists')}
        </NavLink>
      </li>
      <li>
        <NavLink to={paths.profile} icon="person">
          {t('nav.profile')}
        </NavLink>
      </li>
      <li>
        <NavLink to={paths.friends} also="/friendwishlists" icon="people" count={pending}>
          {t('nav.friends')}
        </NavLink>
      </li>
    </ul>
  );
}

function LogOut(): ReactNode {
  const t = useText();
  const { logOut, isBusy } = useLogOut();
  return (
    <Button variant="ghost" className={styles.logOut} busy={isBusy} onClick={() => void logOut()}>
      {t('nav.logOut')}
    </Button>
  );
}

function LogIn({ className }: { className: string | undefined }): ReactNode {
  const t = useText();
  return (
    <ButtonLink to={paths.login} variant="outline" size="card" className={className}>
      {t('nav.logIn')}
    </ButtonLink>
  );
}
