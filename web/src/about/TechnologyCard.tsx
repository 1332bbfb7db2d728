import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Card } from '../ui/Card.tsx';
import type { technologies } from './technologies.ts';
import styles from './TechnologyCard.module.css';

export function TechnologyCard({ technology }: { technology: (typeof technologies)[number] }): ReactNode {
  const t = useText();
  const { key, Drawing } = technology;
  return (
    <Card className={styles.card}>
      <div className={styles.image}>
        <Drawing />
      </div>
      <div className={styles.texts}>
        <p className={styles.role}>{t(`techRole.${key}`)}</p>
        <h3 className={styles.name}>{t(`techName.${key}`)}</h3>
        <p className={styles.text}>{t(`techText.${key}`)}</p>
      </div>
    </Card>
  );
}
