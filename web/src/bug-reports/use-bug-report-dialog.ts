import type { ComponentType } from 'react';
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import type { AuthUser } from '../auth/auth-provider.ts';
import { useText } from '../i18n/use-text.ts';
import { useUrlDialog } from '../navigation/use-url-dialog.ts';
import { useToast } from '../ui/Toast.tsx';
import type { BugReportDialogProps } from './BugReportDialog.tsx';

interface LoadedDialog {
  Dialog: ComponentType<BugReportDialogProps>;
  reporter: AuthUser;
}

interface ReportDialog {
  dialog: LoadedDialog | undefined;
  open: () => void;
  close: () => void;
}

const dialogNames = ['report'] as const;

export const importBugReportDialog = () => import('./BugReportDialog.tsx');

/**
 * Opens the bug report dialog while the URL has the parameter `?report`, so that Back closes the dialog. If
 * the user signs out in another tab, the dialog stays open, so that the draft is not lost.
 */
export function useBugReportDialog(person: AuthUser | null | undefined): ReportDialog {
  const t = useText();
  const toast = useToast();
  const { name, open, close: closeUrlDialog } = useUrlDialog(dialogNames);
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [dialog, setDialog] = useState<LoadedDialog>();
  const wasInUrl = useRef(false);
  const isClosing = useRef(false);
  const onLoadError = useRef(() => {});
  useEffect(() => {
    onLoadError.current = () => {
      toast.error(t('bugs.error'), { detail: t('login.unreachable'), duration: 4000 });
      closeUrlDialog();
    };
  });

  useEffect(() => {
    if (name && person && !dialog) {
      importBugReportDialog().then(
        ({ BugReportDialog }) => setDialog({ Dialog: BugReportDialog, reporter: person }),
        () => onLoadError.current(),
      );
    }
    if (!name && wasInUrl.current && (isReturn || isClosing.current)) setDialog(undefined);
    wasInUrl.current = name !== undefined;
    if (!name) isClosing.current = false;
  }, [name, person, dialog, isReturn]);

  const close = (): void => {
    // Removes `?report` from the URL. An effect then closes the dialog. If the URL has no `?report`, closes
    // the dialog directly.
    isClosing.current = true;
    if (name) closeUrlDialog();
    else setDialog(undefined);
  };
  return { dialog, open: () => open('report'), close };
}
