import type { ReactNode } from 'react';
import { useText } from '../text/text.ts';
import { Button } from '../ui/Button.tsx';
import { Fault } from '../ui/Fault.tsx';
import styles from './LoginPage.module.css';
import { LoginNotice } from './LoginNotice.tsx';
import type { Confirmation } from './use-confirmation.ts';

/** How far the link that confirms an address has got. */
export function EmailConfirmation({ progress, retry }: Confirmation): ReactNode {
  const t = useText();
  if (progress === undefined) return null;
  // One element from the beginning to the end, so that the change is announced.
  if (typeof progress === 'string') {
    return (
      <LoginNotice isDone={progress === 'done'}>
        {t(progress === 'done' ? 'login.confirmed' : 'login.confirming')}
      </LoginNotice>
    );
  }
  return (
    <div className={styles.notice}>
      <Fault>
        {progress.sentence}
        {progress.isEnded && ` ${t('login.confirmAgain')}`}
      </Fault>
      {!progress.isEnded && (
        <Button variant="outline" size="large" wide onClick={retry}>
          {t('ui.retry')}
        </Button>
      )}
    </div>
  );
}
