import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { type OwnWishlist, useCreateWishlist } from '../api/wishlists.ts';
import { useAuthUser } from '../auth/session-context.tsx';
import { useCurrentUser } from '../auth/use-current-user.ts';
import { hasDraftChanged } from '../forms/has-draft-changed.ts';
import { useDraft } from '../forms/use-draft.ts';
import { useFailureReporter } from '../forms/use-failure-reporter.ts';
import { useFieldErrors } from '../forms/use-field-errors.ts';
import { useIdempotencyKey } from '../forms/use-idempotency-key.ts';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import { useToastsClosedWithForm } from '../ui/use-toasts-closed-with-form.ts';
import type { WishlistDraft, WishlistFieldErrors } from './wishlist-draft.ts';
import { validateWishlist } from './wishlist-draft.ts';
import { WishlistFields } from './WishlistFields.tsx';

const emptyItemDraft: WishlistDraft = {
  title: '',
  description: '',
  isPublic: true,
  showClaims: 'never',
  takesIdeas: true,
};

/**
 * The dialog with the form for a new list. Public is the default visibility of a new list
 * (docs/specification.md §5).
 */
export function CreateWishlistDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = useText();
  const toast = useToastsClosedWithForm();
  const navigate = useNavigate();
  const report = useFailureReporter();
  const isSignedIn = Boolean(useAuthUser());
  const user = useCurrentUser();
  const [draft, setDraft] = useDraft('new-list', emptyItemDraft);
  const { errors, showErrors, clearErrors, container } = useFieldErrors<WishlistFieldErrors>({});
  const keyOf = useIdempotencyKey();
  const create = useCreateWishlist();

  const change = (changed: Partial<WishlistDraft>): void => {
    setDraft((now) => ({ ...now, ...changed }));
    clearErrors(changed);
  };
  const submit = (): void => {
    const validationErrors = validateWishlist(draft);
    const [firstError] = Object.values(validationErrors);
    showErrors(validationErrors);
    if (firstError) {
      toast.warning(t(firstError.id, firstError.values), { duration: 4000 });
    } else if (!isSignedIn) {
      report.toast('createWishlist', new Error(t('wishlists.notLoggedIn')));
    } else if (!create.isPending) {
      // If the user's data could not be loaded, the user's id is -1. The request then omits the owner's id,
      // and the server uses the signed-in user.
      const owner = user && user.id > 0 ? { ownerId: user.id } : {};
      const body = { ...draft, ...owner, sharedWithIds: [] };
      create
        .mutateAsync({ body, idempotencyKey: keyOf(body) })
        .then(openList, (error: unknown) => report.toast('createWishlist', error));
    }
  };
  // Opens the new list in place of the dialog's history entry, so that Back leads to My Wishlists.
  const openList = ({ id }: OwnWishlist): void => void navigate(paths.wishlist(id), { replace: true });
  const hasUnsavedInput = hasDraftChanged(draft, emptyItemDraft);
  return (
    <FormDialog
      title={t('wishlists.createTitle')}
      onClose={onClose}
      onSubmit={submit}
      hasUnsavedInput={hasUnsavedInput}
      submitLabel={t('wishlists.create')}
      isBusy={create.isPending}
    >
      <div ref={container}>
        <WishlistFields
          startsWithTitle
          draft={draft}
          onChange={change}
          errors={errors}
          privateHelp={t('wishlists.newPrivateHelp')}
        />
        {create.error && <InlineError>{report.reason('createWishlist', create.error)}</InlineError>}
      </div>
    </FormDialog>
  );
}
