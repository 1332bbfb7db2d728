import type { ReactNode } from 'react';
import { Card, AnimatedCardLink } from '../ui/Card.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import styles from './HomeCard.module.css';

interface HomeCardProps {
  to: string;
  title: string;
  text: string;
  illustration: ReactNode;
  badge?: ReactNode;
  error?: string | undefined;
}

export function HomeCard({ to, title, text, illustration, badge, error }: HomeCardProps): ReactNode {
  return (
    <li>
      <Card lifts className={styles.card}>
        <div className={styles.image}>{illustration}</div>
        <div className={styles.texts}>
          <h2 className={styles.title}>
            <AnimatedCardLink to={to}>{title}</AnimatedCardLink>
            {badge}
          </h2>
          <p className={styles.text}>{text}</p>
          {error && (
            <p className={styles.error}>
              <Icon name="alert" size={16} />
              {error}
            </p>
          )}
        </div>
      </Card>
    </li>
  );
}
