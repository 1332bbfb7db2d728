import type { ReactNode } from 'react';
import { Suspense, useState } from 'react';
import { useAuthUser } from '../auth/session-context.tsx';
import { loadAllTexts } from '../i18n/language.ts';
import { useText } from '../i18n/use-text.ts';
import { classes } from '../ui/classes.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { useColourMode } from './use-colour-mode.ts';
import styles from './FloatingTools.module.css';
import { lazyPart } from './lazy-part.tsx';

const ReportButton = lazyPart(async () => {
  const [{ ReportButton: Loaded }] = await Promise.all([import('../bug-reports/ReportButton.tsx'), loadAllTexts()]);
  return Loaded;
});

/** What floats over every page: the bug report, for who is signed in, and the switch between light and dark. */
export function FloatingTools(): ReactNode {
  const t = useText();
  const { mode, toggle } = useColourMode();
  const person = useAuthUser();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (person && !wasSignedIn) setWasSignedIn(true);
  return (
    <div className={styles.place}>
      <div className={classes(styles.tools, person === undefined && 'undecided')}>
        {wasSignedIn && (
          <Suspense fallback={<span className={styles.tool} />}>
            <ReportButton className={styles.tool} />
          </Suspense>
        )}
        <IconButton
          icon={mode === 'dark' ? 'sun' : 'moon'}
          label={t(mode === 'dark' ? 'mode.toLight' : 'mode.toDark')}
          onClick={toggle}
          className={styles.tool}
        />
      </div>
    </div>
  );
}
