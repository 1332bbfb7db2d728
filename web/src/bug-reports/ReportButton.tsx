import type { ReactNode } from 'react';
import { useAuthUser } from '../auth/session-context.tsx';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { fetchReportDialog, useReportDialog } from './use-report-dialog.ts';

/** Fetches the dialog's code while the pointer or the focus is only arriving. */
const prepare = (): void => void fetchReportDialog().catch(() => undefined);

/** Opens the bug report, for who is signed in. */
export function ReportButton({ className }: { className?: string | undefined }): ReactNode {
  const t = useText();
  const person = useAuthUser();
  const { opened, open, close } = useReportDialog(person);
  return (
    <>
      {person && (
        <IconButton
          icon="report"
          label={t('bugs.report')}
          className={className}
          aria-haspopup="dialog"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={open}
        />
      )}
      {opened && <opened.Dialog reporter={opened.reporter} onClose={close} />}
    </>
  );
}
