import type { ReactNode } from 'react';
import { useState } from 'react';
import { useReportBug } from '../api/bug-reports.ts';
import { queryClientFor } from '../api/query-client.ts';
import type { AuthUser } from '../auth/auth-provider.ts';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import { TextArea, TextField } from '../ui/TextField.tsx';
import { useToast } from '../ui/Toast.tsx';
import { useIdempotencyKey } from '../forms/use-idempotency-key.ts';
import styles from './BugReportDialog.module.css';
import type { ReportDraft } from './report-draft.ts';
import { isFilled, validateReport } from './report-draft.ts';
import { useSubmitFailure } from './use-submit-failure.ts';

export interface BugReportDialogProps {
  /** Who was signed in when the dialog was opened. */
  reporter: AuthUser;
  onClose: () => void;
}

/** Reports a bug or suggests a feature (docs/specification.md §2). Closing it forgets what was typed. */
export function BugReportDialog({ reporter, onClose }: BugReportDialogProps): ReactNode {
  const t = useText();
  const toast = useToast();
  const failure = useSubmitFailure();
  const report = useReportBug(queryClientFor(reporter));
  const [draft, setDraft] = useState<ReportDraft>({ title: '', description: '' });
  const keyOf = useIdempotencyKey();
  const errors = validateReport(draft);
  const change = (changed: Partial<ReportDraft>): void => setDraft((now) => ({ ...now, ...changed }));
  const submit = (): void => {
    if (!isFilled(draft) || report.isPending || Object.keys(errors).length > 0) return;
    const body = { title: draft.title.trim(), description: draft.description.trim() };
    report.mutateAsync({ body, idempotencyKey: keyOf(body), uid: reporter.uid }).then(() => {
      toast.success(t('bugs.submitted'));
      onClose();
    }, failure.show);
  };
  const foot = (
    <>
      <Button variant="ghost" onClick={onClose}>
        {t('ui.cancel')}
      </Button>
      <Button type="submit" disabled={!isFilled(draft)} busy={report.isPending}>
        {t('bugs.submit')}
      </Button>
    </>
  );
  return (
    <FormDialog
      title={t('bugs.submitTitle')}
      onClose={onClose}
      onSubmit={submit}
      unsaved={draft.title !== '' || draft.description !== ''}
      foot={foot}
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
