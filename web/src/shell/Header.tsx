import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { useLogOut } from '../auth/use-log-out.ts';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Logo } from '../ui/illustrations/Logo.tsx';
import { joinClassNames } from '../ui/join-class-names.ts';
import { NavLink } from './NavLink.tsx';
import { FriendRequestCountBadge } from './signed-in-layout-parts.ts';
import styles from './Header.module.css';

interface HeaderProps {
  /**
   * Whether a user is signed in; undefined until the app knows. Until then, the header shows the links for
   * visitors, or the links for users if a user has signed in with this browser before.
   */
  isSignedIn: boolean | undefined;
}

/**
 * The header of all pages, with logo, links, and Log In or Log Out. On phones, five of the links form a bar
 * at the bottom of the window.
 */
export function Header({ isSignedIn }: HeaderProps): ReactNode {
  const undecidedClass = isSignedIn === undefined && 'undecided';
  const t = useText();
  return (
    <header className={styles.header}>
      <Link to={isSignedIn ? paths.home : paths.about} className={styles.brand}>
        <Logo size={32} />
        <span>{t('app.name')}</span>
      </Link>
      <nav className={joinClassNames(styles.links, undecidedClass)} aria-label={t('nav.label')}>
        {isSignedIn && <NavLinks />}
        <NavLink to={paths.about} isOutsideBar>
          {t('nav.about')}
        </NavLink>
      </nav>
      {isSignedIn ? <LogOutButton /> : <LogInLink className={undecidedClass || undefined} />}
    </header>
  );
}

function NavLinks(): ReactNode {
  const t = useText();
  const pending = (
    <Suspense>
      <FriendRequestCountBadge />
    </Suspense>
  );
  return (
    <ul className={styles.navLinks}>
      <li>
        <NavLink to={paths.home} icon="home">
          {t('nav.home')}
        </NavLink>
      </li>
      <li>
        <NavLink to={paths.wishlists} icon="list">
          {t('nav.wishlists')}
        </NavLink>
      </li>
      <li>
        <NavLink to={paths.gifts} icon="gift">
          {t('nav.gifts')}
        </NavLink>
      </li>
      <li>
        <NavLink to={paths.profile} icon="person">
          {t('nav.profile')}
        </NavLink>
      </li>
      <li>
        <NavLink to={paths.friends} relatedPath="/friendwishlists" icon="people" count={pending}>
          {t('nav.friends')}
        </NavLink>
      </li>
    </ul>
  );
}

function LogOutButton(): ReactNode {
  const t = useText();
  const { logOut, isBusy } = useLogOut();
  return (
    <Button variant="ghost" busy={isBusy} onClick={() => void logOut()}>
      {t('nav.logOut')}
    </Button>
  );
}

function LogInLink({ className }: { className: string | undefined }): ReactNode {
  const t = useText();
  const isLogin = useLocation().pathname === paths.login;
  return (
    <ButtonLink
      to={paths.login}
      variant={isLogin ? 'ghost' : 'outline'}
      size="card"
      aria-current={isLogin ? 'page' : undefined}
      className={className}
    >
      {t('nav.logIn')}
    </ButtonLink>
  );
}
