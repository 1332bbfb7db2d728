import type { ReactNode } from 'react';
import { useState } from 'react';
import { useCopyItem } from '../api/items.ts';
import { useWishlists } from '../api/wishlists.ts';
import { useFailureReporter } from '../forms/use-failure-reporter.ts';
import { useIdempotencyKey } from '../forms/use-idempotency-key.ts';
import { useText } from '../i18n/use-text.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import { Select } from '../ui/Select.tsx';
import { useToast } from '../ui/Toast.tsx';

interface CopyItemDialogProps {
  item: { id: number; name: string };
  onClose: () => void;
}

/**
 * A dialog that copies an item of a friend's list to one of the user's own lists. The claim of the item is
 * not copied.
 */
export function CopyItemDialog({ item, onClose }: CopyItemDialogProps): ReactNode {
  const t = useText();
  const toast = useToast();
  const report = useFailureReporter();
  const keyOf = useIdempotencyKey();
  const copy = useCopyItem();
  const lists = (useWishlists().data ?? []).filter(({ archived }) => !archived);
  const [chosen, setChosen] = useState<number>();
  const wishlistId = chosen ?? lists[0]?.id;
  const submit = (): void => {
    if (wishlistId === undefined || copy.isPending) return;
    const ids = { wishlistId, itemId: item.id };
    const title = lists.find(({ id }) => id === wishlistId)?.title ?? '';
    copy.mutateAsync({ ...ids, idempotencyKey: keyOf(ids) }).then(
      () => {
        toast.success(t('select.copied', { name: item.name, title }));
        onClose();
      },
      (error: unknown) => report.toast('addItem', error),
    );
  };
  return (
    <FormDialog
      title={t('select.copyTitle', { name: item.name })}
      onClose={onClose}
      onSubmit={submit}
      hasUnsavedInput={false}
      submitLabel={t('select.copy')}
      isBusy={copy.isPending}
      isDisabled={wishlistId === undefined}
    >
      {lists.length > 0 ? (
        <Select
          label={t('select.target')}
          value={wishlistId}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
        >
          {lists.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      ) : (
        <p>{t('wishlists.empty')}</p>
      )}
      {copy.error && <InlineError>{report.reason('addItem', copy.error)}</InlineError>}
    </FormDialog>
  );
}
