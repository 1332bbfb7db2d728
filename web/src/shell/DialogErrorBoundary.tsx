import type { ReactNode } from 'react';
import { Component, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { checkServerHealth } from '../api/online-status.ts';
import { useText } from '../i18n/use-text.ts';
import { useToast } from '../ui/Toast.tsx';
import { CodeLoadError } from './lazy-component.tsx';

interface DialogBoundaryProps {
  /** `name` is the open dialog in `children`, or undefined if none is open. `close` closes this dialog. */
  dialog: { name: string | undefined; close: () => void };
  children: ReactNode;
}

/**
 * Renders dialogs whose code is loaded when they open. If the code cannot be loaded, closes the dialog, keeps
 * the page and shows a toast with the reason.
 */
export function DialogErrorBoundary({ dialog: { name, close }, children }: DialogBoundaryProps): ReactNode {
  const t = useText();
  const toast = useToast();
  const onUnreachable = (): void => {
    toast.error(t('page.offline'), { detail: t('ui.unreachable') });
    close();
  };
  // Uses the dialog's name as the boundary's key. When the dialog closes, the key changes and React mounts a
  // boundary without the error.
  return (
    <CodeLoadBoundary key={name} onUnreachable={onUnreachable}>
      <Suspense>{children}</Suspense>
    </CodeLoadBoundary>
  );
}

interface CodeLoadBoundaryProps {
  onUnreachable: () => void;
  children: ReactNode;
}

class CodeLoadBoundary extends Component<CodeLoadBoundaryProps, { failure: { error: unknown } | undefined }> {
  override state: { failure: { error: unknown } | undefined } = { failure: undefined };

  static getDerivedStateFromError(error: unknown): { failure: { error: unknown } } {
    return { failure: { error } };
  }

  readonly #reset = (): void => this.setState({ failure: undefined });

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (!(failure.error instanceof CodeLoadError)) throw failure.error;
    return <CodeRetry error={failure.error} onLoaded={this.#reset} onUnreachable={this.props.onUnreachable} />;
  }
}

interface CodeRetryProps {
  error: CodeLoadError;
  onLoaded: () => void;
  onUnreachable: () => void;
}

/**
 * Loads a dialog's code again, because the failure may date from an earlier opening of the dialog. If the
 * server is reachable but the code still does not load, throws the error for the page to show.
 */
function CodeRetry({ error, onLoaded, onUnreachable }: CodeRetryProps): ReactNode {
  const [isBroken, setIsBroken] = useState(false);
  const tryAgain = useEffectEvent(async () => {
    if (!(await checkServerHealth())) onUnreachable();
    else await error.retry().then(onLoaded, () => setIsBroken(true));
  });
  useEffect(() => void tryAgain(), []);
  if (isBroken) throw error;
  return null;
}
