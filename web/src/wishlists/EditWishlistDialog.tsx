import type { ReactNode } from 'react';
import { useUpdateWishlist } from '../api/wishlists.ts';
import { FailedChangeMessage } from '../forms/FailedChangeMessage.tsx';
import { hasDraftChanged } from '../forms/has-draft-changed.ts';
import { useDraft } from '../forms/use-draft.ts';
import { useFailureReporter } from '../forms/use-failure-reporter.ts';
import { useFieldErrors } from '../forms/use-field-errors.ts';
import { useText } from '../i18n/use-text.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { ShareWithFriendsField } from './ShareWithFriendsField.tsx';
import { useIdsOfFriendsWithAccess } from './use-ids-of-friends-with-access.ts';
import type { WishlistDraft, WishlistFieldErrors } from './wishlist-draft.ts';
import { validateWishlist } from './wishlist-draft.ts';
import { WishlistFields } from './WishlistFields.tsx';
import type { WishlistWithEtag } from './WishlistVersionDuringEdit.tsx';

interface EditWishlistDialogProps {
  /** The list and its ETag, as they were when the dialog opened. */
  wishlist: WishlistWithEtag;
  onClose: () => void;
  /** Loads the current version of the list and discards the user's draft. */
  onLoadAgain: () => void;
}

/**
 * The dialog with the form to edit a list and to choose with whom it is shared (docs/specification.md §5).
 */
export function EditWishlistDialog({ wishlist, onClose, onLoadAgain }: EditWishlistDialogProps): ReactNode {
  const t = useText();
  const report = useFailureReporter();
  const { record, etag } = wishlist;
  const { title, description, isPublic, sharedWithIds: shared, showClaims, takesIdeas } = record;
  const initialDraft: WishlistDraft = { title, description, isPublic, showClaims, takesIdeas };
  const [draft, setDraft] = useDraft(`list ${record.id}`, initialDraft);
  const { errors, showErrors, clearErrors, container } = useFieldErrors<WishlistFieldErrors>({});
  const sharing = useIdsOfFriendsWithAccess(record.id, shared);
  const update = useUpdateWishlist();

  const change = (changed: Partial<WishlistDraft>): void => {
    setDraft((now) => ({ ...now, ...changed }));
    clearErrors(changed);
  };
  const submit = (): void => {
    const validationErrors = validateWishlist(draft);
    showErrors(validationErrors);
    if (update.isPending || Object.keys(validationErrors).length > 0) return;
    const sharedWithIds = draft.isPublic ? [] : sharing.ids;
    const body = { ...draft, ownerId: record.ownerId, sharedWithIds };
    update.mutateAsync({ id: record.id, etag, body }).then(onClose, (error: unknown) => {
      report.toast('updateWishlist', error);
      sharing.removeFormerFriends(error);
    });
  };
  const hasUnsavedInput = hasDraftChanged({ ...draft, ids: sharing.ids }, { ...initialDraft, ids: shared });
  return (
    <FormDialog
      title={t('wishlists.edit')}
      onClose={onClose}
      onSubmit={submit}
      hasUnsavedInput={hasUnsavedInput}
      submitLabel={t('wishlists.save')}
      isBusy={update.isPending}
    >
      <div ref={container}>
        <WishlistFields
          draft={draft}
          onChange={change}
          errors={errors}
          privateHelp={t('wishlists.privateHelp')}
          shownClaims={showClaims}
        >
          {!draft.isPublic && <ShareWithFriendsField ids={sharing.ids} onChange={sharing.setIds} />}
        </WishlistFields>
        <FailedChangeMessage call="updateWishlist" error={update.error} onLoadAgain={onLoadAgain} />
      </div>
    </FormDialog>
  );
}
