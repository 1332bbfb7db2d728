import type { ReactNode } from 'react';
import { useState } from 'react';
import { useUpdateWishlist } from '../api/wishlists.ts';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { ChangeError } from '../forms/ChangeError.tsx';
import { differs } from '../forms/differs.ts';
import { useFailureReport } from '../forms/use-failure-report.ts';
import type { WishlistVersion } from './PinnedVersion.tsx';
import { ShareWithFriends } from './ShareWithFriends.tsx';
import { useSharedWith } from './use-shared-with.ts';
import type { WishlistDraft, WishlistErrors } from './wishlist-draft.ts';
import { validateWishlist } from './wishlist-draft.ts';
import { useFieldErrors } from '../forms/use-field-errors.ts';
import { WishlistFields } from './WishlistFields.tsx';

interface EditWishlistDialogProps {
  /** As it was when the dialog opened. */
  wishlist: WishlistVersion;
  onClose: () => void;
  /** Loads the list again, in place of what was typed. */
  onLoadAgain: () => void;
}

/** Changes a list, and whom a private one is shared with (docs/specification.md §5). */
export function EditWishlistDialog({ wishlist, onClose, onLoadAgain }: EditWishlistDialogProps): ReactNode {
  const t = useText();
  const report = useFailureReport();
  const { record, etag } = wishlist;
  const { title, description, isPublic, sharedWithIds: shared } = record;
  const [draft, setDraft] = useState<WishlistDraft>({ title, description, isPublic });
  const { errors, mark, clear, holder } = useFieldErrors<WishlistErrors>({});
  const sharing = useSharedWith(shared);
  const update = useUpdateWishlist();

  const change = (changed: Partial<WishlistDraft>): void => {
    setDraft((now) => ({ ...now, ...changed }));
    clear(changed);
  };
  const submit = (): void => {
    const found = validateWishlist(draft);
    mark(found);
    if (update.isPending || Object.keys(found).length > 0) return;
    const sharedWithIds = draft.isPublic ? [] : sharing.ids;
    const body = { ...draft, ownerId: record.ownerId, sharedWithIds };
    update.mutateAsync({ id: record.id, etag, body }).then(onClose, (error: unknown) => {
      report.toast('updateWishlist', error);
      sharing.dropStrangers(error);
    });
  };
  const unsaved = differs({ ...draft, ids: sharing.ids }, { title, description, isPublic, ids: shared });
  const foot = (
    <>
      <Button variant="ghost" onClick={onClose}>
        {t('ui.cancel')}
      </Button>
      <Button type="submit" busy={update.isPending}>
        {t('wishlists.save')}
      </Button>
    </>
  );
  return (
    <FormDialog title={t('wishlists.edit')} onClose={onClose} onSubmit={submit} unsaved={unsaved} foot={foot}>
      <div ref={holder}>
        <WishlistFields draft={draft} onChange={change} errors={errors} privateHelp={t('wishlists.privateHelp')}>
          {!draft.isPublic && <ShareWithFriends ids={sharing.ids} onChange={sharing.setIds} />}
        </WishlistFields>
        <ChangeError call="updateWishlist" error={update.error} onLoadAgain={onLoadAgain} />
      </div>
    </FormDialog>
  );
}
