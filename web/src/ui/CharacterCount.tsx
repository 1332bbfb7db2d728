import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './Field.module.css';

interface CharacterCountProps {
  id: string;
  text: string;
  limit: number;
}

/**
 * Returns whether less than a tenth of the allowed characters is left. Counts code points, like the server.
 */
export const isNearCharacterLimit = (text: string, limit: number): boolean =>
  text.length > limit * 0.9 && [...text.trim()].length > limit * 0.9;

/**
 * The number of characters that the user can still type. It is visible only near the limit. Screen readers
 * announce it when it appears and when the text becomes too long.
 */
export function CharacterCount({ id, text, limit }: CharacterCountProps): ReactNode {
  const t = useText();
  const isShown = isNearCharacterLimit(text, limit);
  const left = isShown ? limit - [...text.trim()].length : limit;
  const announcement = left < 0 ? t('ui.charactersOver') : t('ui.charactersLeft', { count: Math.round(limit / 10) });
  return (
    <>
      {isShown && (
        <p id={id} className={styles.help}>
          {t(left < 0 ? 'ui.charactersTooMany' : 'ui.charactersLeft', { count: Math.abs(left) })}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{isShown && announcement}</span>
      </VisuallyHidden>
    </>
  );
}
