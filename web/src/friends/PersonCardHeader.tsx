import type { ReactNode } from 'react';
import type { Person } from '../api/friends.ts';
import { Avatar } from '../ui/Avatar.tsx';
import styles from './PersonCardHeader.module.css';

interface PersonCardHeaderProps {
  person: Pick<Person, 'avatar'>;
  children: ReactNode;
  below?: ReactNode;
  icon?: ReactNode;
}

/** The first line of a person's card. It shows the avatar, the name and a text below the name. */
export function PersonCardHeader({ person, children, below, icon }: PersonCardHeaderProps): ReactNode {
  return (
    <div className={styles.line}>
      <span className={styles.avatar}>
        <Avatar color={person.avatar} size={52} />
      </span>
      <div className={styles.texts}>
        {children}
        {below}
      </div>
      {icon}
    </div>
  );
}
