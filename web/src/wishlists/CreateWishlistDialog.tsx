import type { ReactNode } from 'react';
import { useState } from 'react';
import { useCreateWishlist } from '../api/wishlists.ts';
import { useCurrentUser } from '../auth/use-current-user.ts';
import { useAuthUser } from '../auth/session-context.tsx';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import { useToast } from '../ui/Toast.tsx';
import { useIdempotencyKey } from '../forms/use-idempotency-key.ts';
import { differs } from '../forms/differs.ts';
import { useFailureReport } from '../forms/use-failure-report.ts';
import type { WishlistDraft, WishlistErrors } from './wishlist-draft.ts';
import { validateWishlist } from './wishlist-draft.ts';
import { useFieldErrors } from '../forms/use-field-errors.ts';
import { WishlistFields } from './WishlistFields.tsx';

const emptyDraft: WishlistDraft = { title: '', description: '', isPublic: true };

/** Makes a list, public unless switched (docs/specification.md §5). */
export function CreateWishlistDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = useText();
  const toast = useToast();
  const report = useFailureReport();
  const isSignedIn = Boolean(useAuthUser());
  const user = useCurrentUser();
  const [draft, setDraft] = useState(emptyDraft);
  const { errors, mark, clear, holder } = useFieldErrors<WishlistErrors>({});
  const keyOf = useIdempotencyKey();
  const create = useCreateWishlist();

  const change = (changed: Partial<WishlistDraft>): void => {
    setDraft((now) => ({ ...now, ...changed }));
    clear(changed);
  };
  const submit = (): void => {
    const found = validateWishlist(draft);
    const [first] = Object.values(found);
    mark(found);
    if (first) {
      toast.warning(t(first.id, first.values), { duration: 4000 });
    } else if (!isSignedIn) {
      report.toast('createWishlist', new Error(t('wishlists.notLoggedIn')));
    } else if (!create.isPending) {
      // The server knows whose list it is; the fallback user has no id to send.
      const owner = user && user.id > 0 ? { ownerId: user.id } : {};
      const body = { ...draft, ...owner, sharedWithIds: [] };
      create
        .mutateAsync({ body, idempotencyKey: keyOf(body) })
        .then(onClose, (error: unknown) => report.toast('createWishlist', error));
    }
  };
  const unsaved = differs(draft, emptyDraft);
  const foot = (
    <>
      <Button variant="ghost" onClick={onClose}>
        {t('ui.cancel')}
      </Button>
      <Button type="submit" busy={create.isPending}>
        {t('wishlists.create')}
      </Button>
    </>
  );
  return (
    <FormDialog title={t('wishlists.createTitle')} onClose={onClose} onSubmit={submit} unsaved={unsaved} foot={foot}>
      <div ref={holder}>
        <WishlistFields draft={draft} onChange={change} errors={errors} privateHelp={t('wishlists.newPrivateHelp')} />
        {create.error && <InlineError>{report.reason('createWishlist', create.error)}</InlineError>}
      </div>
    </FormDialog>
  );
}
