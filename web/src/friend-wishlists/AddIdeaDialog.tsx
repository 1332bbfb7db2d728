import type { ReactNode } from 'react';
import { useState } from 'react';
import { useAddIdea } from '../api/friend-wishlists.ts';
import { hasDraftChanged } from '../forms/has-draft-changed.ts';
import { useFailureReporter } from '../forms/use-failure-reporter.ts';
import { useIdempotencyKey } from '../forms/use-idempotency-key.ts';
import { useText } from '../i18n/use-text.ts';
import { emptyItemDraft, createIdeaFormData } from '../items/item-draft.ts';
import { ItemFields } from '../items/ItemFields.tsx';
import { useItemForm } from '../items/use-item-form.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import { useToast } from '../ui/Toast.tsx';
import styles from './AddIdeaDialog.module.css';

interface AddIdeaDialogProps {
  listId: number;
  ownerName: string;
  onClose: () => void;
}

export function AddIdeaDialog({ listId, ownerName, onClose }: AddIdeaDialogProps): ReactNode {
  const t = useText();
  const toast = useToast();
  const report = useFailureReporter();
  const { draft, change, fill, errors, check, container } = useItemForm(`idea ${listId}`, emptyItemDraft);
  const [progress, setProgress] = useState<number>();
  const keyOf = useIdempotencyKey();
  const add = useAddIdea();
  const submit = (): void => {
    if (add.isPending) return;
    const checked = check();
    if (!checked) return;
    const form = createIdeaFormData(checked);
    const idempotencyKey = keyOf(Object.fromEntries(form));
    add.mutateAsync({ listId, form, idempotencyKey, onProgress: setProgress }).then(
      ({ name }) => {
        toast.success(t('ideas.added', { name }));
        onClose();
      },
      (error: unknown) => {
        setProgress(undefined);
        report.toast('addItem', error);
      },
    );
  };
  const hasUnsavedInput = hasDraftChanged(draft, { ...emptyItemDraft, currency: draft.currency });
  return (
    <FormDialog
      title={t('ideas.add')}
      onClose={onClose}
      onSubmit={submit}
      hasUnsavedInput={hasUnsavedInput}
      submitLabel={t('ideas.submit')}
      isBusy={add.isPending}
      size="wide"
    >
      <div ref={container}>
        <p className={styles.lead}>{t('ideas.lead', { name: ownerName })}</p>
        <ItemFields {...{ draft, errors, progress }} onChange={change} onFill={fill} imageMode="add" isNew isIdea />
        {add.error && <InlineError>{report.reason('addItem', add.error)}</InlineError>}
      </div>
    </FormDialog>
  );
}
