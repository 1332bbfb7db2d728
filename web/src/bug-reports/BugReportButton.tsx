import type { ReactNode } from 'react';
import { useAuthUser } from '../auth/session-context.tsx';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { importBugReportDialog, useBugReportDialog } from './use-bug-report-dialog.ts';

/** Loads the code of the bug report dialog when the user hovers or focuses the button, before the click. */
const preloadDialog = (): void => void importBugReportDialog().catch(() => undefined);

export function BugReportButton({ className }: { className?: string | undefined }): ReactNode {
  const t = useText();
  const person = useAuthUser();
  const { dialog, open, close } = useBugReportDialog(person);
  return (
    <>
      {person && (
        <IconButton
          icon="report"
          label={t('bugs.report')}
          className={className}
          aria-haspopup="dialog"
          onPointerEnter={preloadDialog}
          onFocus={preloadDialog}
          onClick={open}
        />
      )}
      {dialog && <dialog.Dialog reporter={dialog.reporter} onClose={close} />}
    </>
  );
}
