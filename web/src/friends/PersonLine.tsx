import type { ReactNode } from 'react';
import type { Person } from '../api/friends.ts';
import { Avatar } from '../ui/Avatar.tsx';
import styles from './PersonLine.module.css';

interface PersonLineProps {
  person: Pick<Person, 'avatar'>;
  /** The heading with the name. */
  children: ReactNode;
  /** Under the name. */
  below?: ReactNode;
  /** At the far end. */
  icon?: ReactNode;
}

/** Avatar, name and a line under it: the head of every card of a person. */
export function PersonLine({ person, children, below, icon }: PersonLineProps): ReactNode {
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
