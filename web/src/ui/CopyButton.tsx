import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from './Button.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Milliseconds during which the button confirms that it has copied the text. */
const CONFIRMATION_MS = 3_000;

interface CopyButtonProps {
  text: string;
  /**
   * Called if the browser does not allow the app to write to the clipboard. The caller should then select the
   * text.
   */
  onRefused?: () => void;
  variant?: 'primary' | 'outline' | 'soft';
}

/** A button that copies a text to the clipboard. It confirms this on the screen and to screen readers. */
export function CopyButton({ text, onRefused, variant = 'outline' }: CopyButtonProps): ReactNode {
  const t = useText();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = (): void => {
    // Browsers offer `navigator.clipboard` only on HTTPS and localhost.
    const clipboard = (navigator as Partial<Navigator>).clipboard;
    if (!clipboard) onRefused?.();
    else void clipboard.writeText(text).then(() => setCopied(true), onRefused);
  };
  return (
    <>
      <Button variant={variant} size="card" icon={isCopied ? 'check' : 'copy'} onClick={copy}>
        {t(isCopied ? 'ui.copied' : 'ui.copy')}
      </Button>
      <VisuallyHidden>
        <span role="status">{isCopied ? t('ui.copied') : ''}</span>
      </VisuallyHidden>
    </>
  );
}
