import type { ReactNode } from 'react';
import { GiftPicture } from '../ui/illustrations/GiftPicture.tsx';
import { useText } from '../i18n/use-text.ts';
import styles from './LoginPage.module.css';

interface LoginFrameProps {
  title: string;
  lead?: string | undefined;
  children: ReactNode;
}

/** What every mode of the login page stands in: its title, and the picture beside it. */
export function LoginFrame({ title, lead, children }: LoginFrameProps): ReactNode {
  const t = useText();
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <div className={styles.column}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
      </div>
      <div className={styles.picture}>
        <GiftPicture tag={t('login.tag')} />
      </div>
    </div>
  );
}
