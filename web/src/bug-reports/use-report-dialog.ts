import type { ComponentType } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useNavigationType } from '../router/router.tsx';
import type { AuthUser } from '../auth/auth-provider.ts';
import { useText } from '../i18n/use-text.ts';
import { useToast } from '../ui/Toast.tsx';
import { useUrlDialog } from '../ui/use-url-dialog.ts';
import type { BugReportDialogProps } from './BugReportDialog.tsx';

interface Opened {
  Dialog: ComponentType<BugReportDialogProps>;
  reporter: AuthUser;
}

interface ReportDialog {
  opened: Opened | undefined;
  open: () => void;
  close: () => void;
}

const dialogs = ['report'] as const;

export const fetchReportDialog = () => import('./BugReportDialog.tsx');

/**
 * The bug report as `?report` of whatever page one is on, so that Back closes it. An open report outlives a sign-out
 * in another tab, which leads elsewhere, so that what has been typed is not lost without a word.
 */
export function useReportDialog(person: AuthUser | null | undefined): ReportDialog {
  const t = useText();
  const toast = useToast();
  const { name, open, close: leaveAddress } = useUrlDialog(dialogs);
  const isReturn = useNavigationType() === 'POP';
  const [opened, setOpened] = useState<Opened>();
  const wasNamed = useRef(false);
  const isClosing = useRef(false);
  const failed = useRef(() => {});
  useEffect(() => {
    failed.current = () => {
      toast.error(t('bugs.error'), { detail: t('login.unreachable'), duration: 4000 });
      leaveAddress();
    };
  });

  useEffect(() => {
    if (name && person && !opened) {
      fetchReportDialog().then(
        ({ BugReportDialog }) => setOpened({ Dialog: BugReportDialog, reporter: person }),
        () => failed.current(),
      );
    }
    if (!name && wasNamed.current && (isReturn || isClosing.current)) setOpened(undefined);
    wasNamed.current = name !== undefined;
    if (!name) isClosing.current = false;
  }, [name, person, opened, isReturn]);

  const close = (): void => {
    // While the address still names it, its leaving there closes it.
    isClosing.current = true;
    if (name) leaveAddress();
    else setOpened(undefined);
  };
  return { opened, open: () => open('report'), close };
}
