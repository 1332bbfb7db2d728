import type { ReactNode } from 'react';
import { Icon } from '../ui/icons/Icon.tsx';
import { Card, CardLink } from '../ui/Card.tsx';
import styles from './HomeCard.module.css';

interface HomeCardProps {
  to: string;
  title: string;
  text: string;
  picture: ReactNode;
  /** Beside the title. */
  badge?: ReactNode;
  /** What could not be had for this card. */
  error?: string | undefined;
}

/** One way to go from the dashboard. */
export function HomeCard({ to, title, text, picture, badge, error }: HomeCardProps): ReactNode {
  return (
    <li>
      <Card lifts className={styles.card}>
        <div className={styles.picture}>{picture}</div>
        <div className={styles.texts}>
          <h2 className={styles.title}>
            <CardLink to={to}>{title}</CardLink>
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
