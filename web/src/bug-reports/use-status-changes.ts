import type { BugReportStatus } from '@wishwell/contract/limits.ts';
import { useCallback, useState } from 'react';
import { useChangeStatus } from '../api/bug-reports.ts';
import { reasonOf } from '../api/client.ts';
import { useText } from '../i18n/use-text.ts';
import { useToast } from '../ui/Toast.tsx';

export interface StatusChanges {
  change: (id: number, status: BugReportStatus) => void;
  /** Why the last change of a report was refused, by the report's id. */
  refusals: ReadonlyMap<number, string>;
}

/**
 * The status changes of a page, told by the specified toasts: 2 seconds for success, 3 for failure (specification,
 * sections 8 and 9). A refusal is kept here, because its card goes to the other group and comes back with it.
 */
export function useStatusChanges(): StatusChanges {
  const t = useText();
  const toast = useToast();
  const { mutateAsync } = useChangeStatus();
  const [refusals, setRefusals] = useState<ReadonlyMap<number, string>>(new Map());
  const note = useCallback(
    (id: number, sentence: string): void => setRefusals((now) => new Map(now).set(id, sentence)),
    [],
  );
  const change = (id: number, status: BugReportStatus): void => {
    note(id, '');
    mutateAsync({ id, status }).then(
      () => toast.success(t('bugs.updated'), { duration: 2000 }),
      (error: unknown) => {
        const detail = t('bugs.updateFailed', { reason: reasonOf(error, t('login.unknownError')) });
        note(id, detail);
        toast.error(t('bugs.updateError'), { detail, duration: 3000 });
      },
    );
  };
  return { change, refusals };
}
