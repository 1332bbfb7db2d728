import type { ReactNode } from 'react';
import { joinClassNames } from '../ui/join-class-names.ts';
import styles from './ItemInitialLetter.module.css';

interface ItemInitialLetterProps {
  id: number;
  name: string;
  greyed: boolean;
}

const tintClasses = [styles.rose, styles.green, styles.honey, styles.leaf];

/**
 * The first letter of an item's name, which replaces a missing image. The item's id selects one of four
 * colours. Hidden from screen readers.
 */
export function ItemInitialLetter({ id, name, greyed }: ItemInitialLetterProps): ReactNode {
  const [initial = ''] = name.trim();
  return (
    <span
      className={joinClassNames(styles.initial, greyed ? styles.slate : tintClasses[id % tintClasses.length])}
      aria-hidden="true"
    >
      {initial.toUpperCase()}
    </span>
  );
}
