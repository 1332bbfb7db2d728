import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { OwnItem } from '../api/items.ts';
import { useUpdateItem } from '../api/items.ts';
import type { OwnWishlist, ResponseBodyWithEtag } from '../api/wishlists.ts';
import { useWishlists } from '../api/wishlists.ts';
import { FailedChangeMessage } from '../forms/FailedChangeMessage.tsx';
import { hasDraftChanged } from '../forms/has-draft-changed.ts';
import { useDraft } from '../forms/use-draft.ts';
import { useFailureReporter } from '../forms/use-failure-reporter.ts';
import { useText } from '../i18n/use-text.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { Select } from '../ui/Select.tsx';
import { createItemDraft, createItemFormData } from './item-draft.ts';
import { ItemFields } from './ItemFields.tsx';
import { useItemForm } from './use-item-form.ts';

interface EditItemDialogProps {
  item: OwnItem;
  /** The list that contains the item, and the list's ETag, as they were when the dialog opened. */
  wishlist: ResponseBodyWithEtag<OwnWishlist>;
  onClose: () => void;
  /** Loads the current version of the item and discards the user's draft. */
  onLoadAgain: () => void;
}

/**
 * The dialog with the form to edit an item and its image (docs/specification.md §5). The user can also move
 * the item to another list.
 */
export function EditItemDialog({ item, wishlist, onClose, onLoadAgain }: EditItemDialogProps): ReactNode {
  const t = useText();
  const report = useFailureReporter();
  const { record, etag } = wishlist;
  const { locale } = useLingui().i18n;
  const initialDraft = createItemDraft(item, locale);
  const { draft, change, fill, errors, check, container } = useItemForm(`item ${item.id}`, initialDraft);
  const [{ newWishlistId }, setTarget] = useDraft(`item-list ${item.id}`, { newWishlistId: record.id });
  const [progress, setProgress] = useState<number>();
  const update = useUpdateItem();

  const submit = (): void => {
    if (update.isPending) return;
    const checked = check();
    if (!checked) return;
    const form = createItemFormData(checked);
    form.set('id', String(item.id));
    if (newWishlistId !== record.id) form.set('new_wishlist_id', String(newWishlistId));
    const itemChange = { wishlistId: record.id, etag, form, onProgress: setProgress };
    // Uses `mutateAsync`, because React Query skips the callbacks of `mutate` after the dialog has unmounted.
    update.mutateAsync(itemChange).then(onClose, (error: unknown) => {
      setProgress(undefined);
      report.toast('updateItem', error);
    });
  };
  const hasUnsavedInput = hasDraftChanged(draft, initialDraft) || newWishlistId !== record.id;
  return (
    <FormDialog
      title={t('items.editTitle')}
      onClose={onClose}
      onSubmit={submit}
      hasUnsavedInput={hasUnsavedInput}
      submitLabel={t('items.save')}
      isBusy={update.isPending}
      size="wide"
    >
      <div ref={container}>
        <ItemFields {...{ draft, errors, progress }} onChange={change} onFill={fill} imageMode="edit">
          <WishlistSelect current={record} value={newWishlistId} onChange={(id) => setTarget({ newWishlistId: id })} />
        </ItemFields>
        <FailedChangeMessage call="updateItem" error={update.error} onLoadAgain={onLoadAgain} />
      </div>
    </FormDialog>
  );
}

interface WishlistSelectProps {
  current: OwnWishlist;
  value: number;
  onChange: (id: number) => void;
}

/**
 * A select with which the user moves the item to another list. Renders nothing if the user has only one list.
 */
function WishlistSelect({ current, value, onChange }: WishlistSelectProps): ReactNode {
  const t = useText();
  const others = (useWishlists().data ?? []).filter((list) => list.id !== current.id);
  if (others.length === 0) return null;
  return (
    <Select
      label={t('items.wishlist')}
      name="new_wishlist_id"
      value={value}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    >
      {[current, ...others].map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </Select>
  );
}
