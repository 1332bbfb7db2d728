import type { BugReportStatus } from '@wishwell/contract/limits.ts';
import { useCallback, useState } from 'react';
import { useChangeBugReportStatus } from '../api/bug-reports.ts';
import { getErrorMessage } from '../api/client.ts';
import { useText } from '../i18n/use-text.ts';
import { useToast } from '../ui/Toast.tsx';

export interface BugReportStatusChanger {
  change: (id: number, status: BugReportStatus) => void;
  /** The error message of the last status change of each bug report. The key is the id of the report. */
  errorMessages: ReadonlyMap<number, string>;
}

/**
 * Changes the status of bug reports and shows toasts (docs/specification.md §8, §9). This hook stores the
 * error messages, because a card unmounts when its report moves between the open and the resolved reports.
 */
export function useBugReportStatusChanges(): BugReportStatusChanger {
  const t = useText();
  const toast = useToast();
  const { mutateAsync } = useChangeBugReportStatus();
  const [errorMessages, setErrorMessages] = useState<ReadonlyMap<number, string>>(new Map());
  const setMessage = useCallback(
    (id: number, message: string): void => setErrorMessages((now) => new Map(now).set(id, message)),
    [],
  );
  const change = (id: number, status: BugReportStatus): void => {
    setMessage(id, '');
    mutateAsync({ id, status }).then(
      () => toast.success(t('bugs.updated'), { duration: 2000 }),
      (error: unknown) => {
        const detail = t('bugs.updateFailed', { reason: getErrorMessage(error, t('login.unknownError')) });
        setMessage(id, detail);
        toast.error(t('bugs.updateError'), { detail, duration: 3000 });
      },
    );
  };
  return { change, errorMessages };
}
