import type { ReactNode } from 'react';
import { useState } from 'react';
import { useAddItem } from '../api/items.ts';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import { useIdempotencyKey } from '../forms/use-idempotency-key.ts';
import { useFailureReport } from '../forms/use-failure-report.ts';
import { differs } from '../forms/differs.ts';
import { emptyDraft, formOf } from './item-draft.ts';
import { ItemFields } from './ItemFields.tsx';
import { useItemForm } from './use-item-form.ts';

interface AddItemDialogProps {
  wishlistId: number;
  onClose: () => void;
}

/** Makes an item on a list (docs/specification.md §5). */
export function AddItemDialog({ wishlistId, onClose }: AddItemDialogProps): ReactNode {
  const t = useText();
  const report = useFailureReport();
  const { draft, change, errors, check, holder, priceRef } = useItemForm(emptyDraft);
  const [progress, setProgress] = useState<number>();
  const keyOf = useIdempotencyKey();
  const add = useAddItem();

  const submit = (): void => {
    if (add.isPending || !check()) return;
    const form = formOf(draft);
    const idempotencyKey = keyOf(Object.fromEntries(form));
    add.mutateAsync({ wishlistId, form, idempotencyKey, onProgress: setProgress }).then(onClose, (error: unknown) => {
      setProgress(undefined);
      report.toast('addItem', error);
    });
  };
  const unsaved = differs(draft, emptyDraft);
  const foot = (
    <>
      <Button variant="ghost" onClick={onClose}>
        {t('ui.cancel')}
      </Button>
      <Button type="submit" busy={add.isPending}>
        {t('items.addSubmit')}
      </Button>
    </>
  );
  return (
    <FormDialog title={t('items.add')} onClose={onClose} onSubmit={submit} unsaved={unsaved} foot={foot} size="wide">
      <div ref={holder}>
        <ItemFields
          {...{ draft, errors, progress, priceRef }}
          onChange={change}
          pictures={{ accept: 'image/png,image/jpeg,image/webp', formats: t('items.addFormats') }}
        />
        {add.error && <InlineError>{report.reason('addItem', add.error)}</InlineError>}
      </div>
    </FormDialog>
  );
}
