import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Card } from '../ui/Card.tsx';
import type { technologies } from './technologies.ts';
import styles from './TechnologyCard.module.css';

/** One part that the product is made of: its role, and what plays it here. */
export function TechnologyCard({ technology }: { technology: (typeof technologies)[number] }): ReactNode {
  const t = useText();
  const { key, Picture } = technology;
  return (
    <Card className={styles.card}>
      <div className={styles.picture}>
        <Picture />
      </div>
      <div className={styles.texts}>
        <p className={styles.role}>{t(`techRole.${key}`)}</p>
        <h3 className={styles.name}>{t(`techName.${key}`)}</h3>
        <p className={styles.text}>{t(`techText.${key}`)}</p>
      </div>
    </Card>
  );
}
