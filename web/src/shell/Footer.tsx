import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useAuthUser } from '../auth/session-context.tsx';
import { useText } from '../i18n/use-text.ts';
import { getDialogLinkProps } from '../navigation/use-url-dialog.ts';
import { paths } from '../paths.ts';
import { installationOperator } from './installation-operator.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import styles from './Footer.module.css';

/**
 * The footer of all pages, with links and the name of the installation's owner (docs/specification.md §1).
 */
export function Footer(): ReactNode {
  const t = useText();
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        {installationOperator.name && <p>{t('footer.madeBy', { name: installationOperator.name })}</p>}
        <ul className={styles.links}>
          {installationOperator.email && (
            <FooterLink to={`mailto:${installationOperator.email}`}>{installationOperator.email}</FooterLink>
          )}
          {installationOperator.codeProfileUrl && (
            <FooterLink to={installationOperator.codeProfileUrl}>{t('footer.code')}</FooterLink>
          )}
          {installationOperator.networkProfileUrl && (
            <FooterLink to={installationOperator.networkProfileUrl}>{t('footer.network')}</FooterLink>
          )}
        </ul>
        <ShortcutsLink />
        <LanguageSwitch />
      </div>
    </footer>
  );
}

/**
 * A link that opens the dialog about keyboard shortcuts. It is hidden on public pages, which do not contain
 * the dialog, and on touch screens.
 */
function ShortcutsLink(): ReactNode {
  const t = useText();
  const { pathname } = useLocation();
  const isPublic = pathname === paths.about || pathname === paths.login;
  if (!useAuthUser() || isPublic) return null;
  return (
    <Link {...getDialogLinkProps('keys')} className={styles.keys}>
      {t('footer.keys')}
    </Link>
  );
}

function FooterLink({ to, children }: { to: string; children: ReactNode }): ReactNode {
  return (
    <li>
      <a href={to} rel="noopener noreferrer">
        {children}
      </a>
    </li>
  );
}
