import { limits } from '@wishwell/contract/limits.ts';
import type { ReactNode } from 'react';
import { useReportBug } from '../api/bug-reports.ts';
import { getUserQueryClient } from '../api/query-client.ts';
import type { AuthUser } from '../auth/auth-provider.ts';
import { useDraft } from '../forms/use-draft.ts';
import { useIdempotencyKey } from '../forms/use-idempotency-key.ts';
import { useText } from '../i18n/use-text.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import { TextArea, TextField } from '../ui/TextField.tsx';
import { useToast } from '../ui/Toast.tsx';
import type { BugReportDraft } from './bug-report-draft.ts';
import { isBugReportComplete, validateBugReport } from './bug-report-draft.ts';
import { useBugReportFailureReporter } from './use-bug-report-failure-reporter.ts';
import styles from './BugReportDialog.module.css';

export interface BugReportDialogProps {
  /** The user who sends the report: the user who was signed in when the dialog opened. */
  reporter: AuthUser;
  onClose: () => void;
}

/**
 * The dialog with the form for a bug report or a feature request (docs/specification.md §2). Closing the
 * dialog discards the draft.
 */
export function BugReportDialog({ reporter, onClose }: BugReportDialogProps): ReactNode {
  const t = useText();
  const toast = useToast();
  const failure = useBugReportFailureReporter();
  const report = useReportBug(getUserQueryClient(reporter));
  const [draft, setDraft] = useDraft<BugReportDraft>('bug-report', { title: '', description: '' });
  const keyOf = useIdempotencyKey();
  const errors = validateBugReport(draft);
  const change = (changed: Partial<BugReportDraft>): void => setDraft((now) => ({ ...now, ...changed }));
  const submit = (): void => {
    if (!isBugReportComplete(draft) || report.isPending || Object.keys(errors).length > 0) return;
    const body = { title: draft.title.trim(), description: draft.description.trim() };
    report.mutateAsync({ body, idempotencyKey: keyOf(body), uid: reporter.uid }).then(() => {
      toast.success(t('bugs.submitted'));
      onClose();
    }, failure.show);
  };
  return (
    <FormDialog
      title={t('bugs.submitTitle')}
      onClose={onClose}
      onSubmit={submit}
      hasUnsavedInput={draft.title !== '' || draft.description !== ''}
      submitLabel={t('bugs.submit')}
      isBusy={report.isPending}
      isDisabled={!isBugReportComplete(draft)}
    >
      <div className={styles.fields}>
        <p className={styles.lead}>{t('bugs.lead')}</p>
        <TextField
          label={t('bugs.title')}
          name="title"
          required
          autoComplete="off"
          value={draft.title}
          onChange={(event) => change({ title: event.currentTarget.value })}
          error={errors.title && t(errors.title.id, errors.title.values)}
        />
        <TextArea
          limit={limits.description}
          label={t('bugs.description')}
          name="description"
          required
          className={styles.description}
          value={draft.description}
          onChange={(event) => change({ description: event.currentTarget.value })}
          error={errors.description && t(errors.description.id, errors.description.values)}
        />
        {report.error && <InlineError>{failure.reason(report.error)}</InlineError>}
      </div>
    </FormDialog>
  );
}
