import type { ReactNode } from 'react';
import { useState } from 'react';
import type { OwnItem } from '../api/items.ts';
import type { OwnWishlist, Versioned } from '../api/wishlists.ts';
import { useUpdateItem } from '../api/items.ts';
import { useWishlists } from '../api/wishlists.ts';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { Select } from '../ui/Select.tsx';
import { ChangeError } from '../forms/ChangeError.tsx';
import { differs } from '../forms/differs.ts';
import { useFailureReport } from '../forms/use-failure-report.ts';
import { draftOf, formOf } from './item-draft.ts';
import { ItemFields } from './ItemFields.tsx';
import { useItemForm } from './use-item-form.ts';

interface EditItemDialogProps {
  item: OwnItem;
  /** The list that the item is on; both as they were when the dialog opened. */
  wishlist: Versioned<OwnWishlist>;
  onClose: () => void;
  /** Loads the item again, in place of what was typed. */
  onLoadAgain: () => void;
}

/** Changes an item, its picture, or the list it is on (docs/specification.md §5). */
export function EditItemDialog({ item, wishlist, onClose, onLoadAgain }: EditItemDialogProps): ReactNode {
  const t = useText();
  const report = useFailureReport();
  const { record, etag } = wishlist;
  const { draft, change, errors, check, holder, priceRef } = useItemForm(draftOf(item));
  const [newWishlistId, setNewWishlistId] = useState(record.id);
  const [progress, setProgress] = useState<number>();
  const update = useUpdateItem();

  const submit = (): void => {
    if (update.isPending || !check()) return;
    const form = formOf(draft);
    form.set('id', String(item.id));
    if (newWishlistId !== record.id) form.set('new_wishlist_id', String(newWishlistId));
    const itemChange = { wishlistId: record.id, etag, form, onProgress: setProgress };
    // Not a callback of `mutate`: a moved item takes this dialog out of the tree before that would be called.
    update.mutateAsync(itemChange).then(onClose, (error: unknown) => {
      setProgress(undefined);
      report.toast('updateItem', error);
    });
  };
  const unsaved = differs(draft, draftOf(item)) || newWishlistId !== record.id;
  const foot = (
    <>
      <Button variant="ghost" onClick={onClose}>
        {t('ui.cancel')}
      </Button>
      <Button type="submit" busy={update.isPending}>
        {t('items.save')}
      </Button>
    </>
  );
  return (
    <FormDialog
      title={t('items.editTitle')}
      onClose={onClose}
      onSubmit={submit}
      unsaved={unsaved}
      foot={foot}
      size="wide"
    >
      <div ref={holder}>
        <ItemFields
          {...{ draft, errors, progress, priceRef }}
          onChange={change}
          pictures={{ accept: 'image/*', formats: t('items.editFormats') }}
        >
          <WishlistSelect current={record} value={newWishlistId} onChange={setNewWishlistId} />
        </ItemFields>
        <ChangeError call="updateItem" error={update.error} onLoadAgain={onLoadAgain} />
      </div>
    </FormDialog>
  );
}

interface WishlistSelectProps {
  current: OwnWishlist;
  value: number;
  onChange: (id: number) => void;
}

/** Which of the user's lists the item is on; hidden while there is only one. */
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
