import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import styles from './Footer.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { owner } from './owner.ts';

/** Who made this, and where to find them (docs/specification.md §1). */
export function Footer(): ReactNode {
  const t = useText();
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        {owner.name && <p>{t('footer.madeBy', { name: owner.name })}</p>}
        <ul className={styles.links}>
          {owner.email && <FooterLink to={`mailto:${owner.email}`}>{owner.email}</FooterLink>}
          {owner.codeProfileUrl && <FooterLink to={owner.codeProfileUrl}>{t('footer.code')}</FooterLink>}
          {owner.networkProfileUrl && <FooterLink to={owner.networkProfileUrl}>{t('footer.network')}</FooterLink>}
        </ul>
        <LanguageSwitch />
      </div>
    </footer>
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
