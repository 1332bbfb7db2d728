import type { ComponentProps, ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { useUnsavedInputQuestion } from './use-unsaved-input-question.tsx';

/** The footer of the dialog: the text of the submit button, or an element that replaces the whole footer. */
type FormDialogFooter =
  | { submitLabel: string; isBusy: boolean; isDisabled?: boolean; footer?: undefined }
  | { footer: ReactNode; submitLabel?: undefined; isBusy?: undefined; isDisabled?: undefined };

type FormDialogProps = Omit<ComponentProps<typeof Dialog>, 'footer'> &
  FormDialogFooter & {
    onSubmit: () => void;
    hasUnsavedInput: boolean;
  };

/**
 * A dialog with a form. Asks the user before Escape, the close button, Back or a closed tab discards input.
 * The Cancel button calls `onClose` without a question.
 */
export function FormDialog({
  hasUnsavedInput,
  onClose,
  submitLabel,
  isBusy,
  isDisabled,
  footer,
  ...rest
}: FormDialogProps): ReactNode {
  const t = useText();
  const { ask, question } = useUnsavedInputQuestion(hasUnsavedInput);
  const standardFooter = (
    <>
      <Button variant="ghost" onClick={onClose}>
        {t('ui.cancel')}
      </Button>
      <Button type="submit" busy={isBusy} disabled={isDisabled}>
        {submitLabel}
      </Button>
    </>
  );
  return (
    <>
      <Dialog {...rest} footer={footer ?? standardFooter} onClose={hasUnsavedInput ? () => ask(onClose) : onClose} />
      {question}
    </>
  );
}
