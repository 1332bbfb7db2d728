import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import type { useItemNameLookup } from './use-item-name-lookup.ts';
import styles from './ImportPreview.module.css';

interface LinkNameLookupProgressProps {
  lookup: ReturnType<typeof useItemNameLookup>['lookup'];
  onStop: () => void;
}

/**
 * Shows the progress while the app looks up the names of items on the linked pages. Afterwards shows the
 * result.
 */
export function ItemNameLookupProgress({ lookup, onStop }: LinkNameLookupProgressProps): ReactNode {
  const t = useText();
  const text = useRef<HTMLParagraphElement>(null);
  const { done = 0, found = 0, total = 0 } = lookup ?? {};
  const stop = (): void => {
    onStop();
    // Moves the focus to the progress text, because the Stop button unmounts when the user has pressed it.
    text.current?.focus();
  };
  return (
    <div className={styles.note}>
      <p role="status" ref={text} tabIndex={-1}>
        {lookup &&
          [t(lookup.isRunning ? 'import.names' : 'import.namesFound', { done, found, total }), lookup.stopped]
            .filter(Boolean)
            .join(' ')}
      </p>
      {lookup?.isRunning && (
        <Button variant="outline" size="card" onClick={stop}>
          {t('import.stop')}
        </Button>
      )}
    </div>
  );
}
