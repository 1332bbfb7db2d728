import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { GiftIllustration } from '../ui/illustrations/GiftIllustration.tsx';
import styles from './LoginPage.module.css';

interface LoginLayoutProps {
  title: string;
  lead?: string | undefined;
  children: ReactNode;
}

export function LoginLayout({ title, lead, children }: LoginLayoutProps): ReactNode {
  const t = useText();
  return (
    <div className={styles.page} data-toasts="picture">
      <div className={styles.side}>
        <div className={styles.column}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
      </div>
      <div className={styles.image}>
        <GiftIllustration tag={t('login.tag')} />
      </div>
    </div>
  );
}
