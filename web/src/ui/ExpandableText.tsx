import type { ReactNode } from 'react';
import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { joinClassNames } from './join-class-names.ts';
import styles from './ExpandableText.module.css';

interface ExpandableTextProps {
  text: string;
  /** The number of lines that are visible before the user expands a long text. */
  lines?: 4 | 6;
}

/** Estimated number of characters in a line on a phone. */
const phoneLineCharacters = 40;
const wideLineCharacters = 68;

const isLongerThanLines = (text: string, lines: number, lineLength: number): boolean =>
  text.length > lines * lineLength || text.split('\n').length > lines;

/**
 * A text that keeps its line breaks. If it is long, only its first lines are visible, and a button expands
 * it.
 */
export function ExpandableText({ text, lines = 6 }: ExpandableTextProps): ReactNode {
  const t = useText();
  const [isExpanded, setIsExpanded] = useState(false);
  if (!isLongerThanLines(text, lines, phoneLineCharacters))
    return (
      <p className={styles.text} dir="auto">
        {text}
      </p>
    );
  return (
    <>
      <p className={joinClassNames(styles.text, !isExpanded && styles.cut, lines === 4 && styles.four)} dir="auto">
        {text}
      </p>
      <button
        type="button"
        className={joinClassNames(styles.more, !isLongerThanLines(text, lines, wideLineCharacters) && styles.onPhones)}
        aria-expanded={isExpanded}
        onClick={() => setIsExpanded(!isExpanded)}
      >
        {t(isExpanded ? 'ui.showLess' : 'ui.showMore')}
      </button>
    </>
  );
}
