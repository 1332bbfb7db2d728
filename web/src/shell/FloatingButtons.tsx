import type { ReactNode } from 'react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useAuthUser } from '../auth/session-context.tsx';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { joinClassNames } from '../ui/join-class-names.ts';
import { positionFloatingElement } from './floating-element.ts';
import { BugReportButton } from './signed-in-layout-parts.ts';
import { useColourMode } from './use-colour-mode.ts';
import styles from './FloatingButtons.module.css';

/**
 * The floating buttons: one that reports a bug, only for signed-in users, and one that changes the colour
 * mode.
 */
export function FloatingButtons(): ReactNode {
  const t = useText();
  const { mode, toggle } = useColourMode();
  const person = useAuthUser();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (person && !wasSignedIn) setWasSignedIn(true);
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => (buttons.current ? positionFloatingElement(buttons.current) : undefined), []);
  return (
    <div className={styles.corner}>
      <div data-floats ref={buttons} className={joinClassNames(styles.tools, person === undefined && 'undecided')}>
        {wasSignedIn && (
          <Suspense fallback={<span className={styles.tool} />}>
            <BugReportButton className={styles.tool} />
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
