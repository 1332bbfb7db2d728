import type { ReactNode } from 'react';
import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { classes } from '../ui/classes.ts';
import styles from './LongText.module.css';

/** What fits into the six lines that are always shown, on a wide screen and by a guess. */
const shortLength = 420;
const shortLines = 6;

const isLong = (text: string): boolean => text.length > shortLength || text.split('\n').length > shortLines;

/** A text as it was written; of a long one the beginning, and the rest when asked for. */
export function LongText({ text }: { text: string }): ReactNode {
  const t = useText();
  const [isWhole, setIsWhole] = useState(false);
  if (!isLong(text)) return <p className={styles.text}>{text}</p>;
  return (
    <>
      <p className={classes(styles.text, !isWhole && styles.cut)}>{text}</p>
      <button type="button" className={styles.more} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
        {t(isWhole ? 'bugs.showLess' : 'bugs.showAll')}
      </button>
    </>
  );
}
