import type { ReactNode } from 'react';
import { GiftOutline } from '../art/drawings.tsx';
import { classes } from '../ui/classes.ts';
import styles from './Cover.module.css';
import { Picture } from './Picture.tsx';

/** The first pictures of a list: one fills the cover, more stand beside it; without any, a drawn gift. */
export function Cover({ addresses }: { addresses: readonly string[] }): ReactNode {
  const shown = addresses.slice(0, 3);
  return (
    <div className={classes(styles.cover, shown.length > 1 && styles.several)}>
      {shown.length === 0 && <GiftOutline />}
      {shown.map((address) => (
        <Picture key={address} address={address} size="card" className={styles.picture} />
      ))}
    </div>
  );
}
