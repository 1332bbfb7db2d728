import { useLingui } from '@lingui/react';
import type { RefObject } from 'react';
import { useCurrentUser } from '../auth/use-current-user.ts';
import { useDraftAttachment } from '../forms/use-draft-attachment.ts';
import { useDraft } from '../forms/use-draft.ts';
import { useFieldErrors } from '../forms/use-field-errors.ts';
import { useText } from '../i18n/use-text.ts';
import { useToastsClosedWithForm } from '../ui/use-toasts-closed-with-form.ts';
import type { ItemDraft, ItemFieldErrors } from './item-draft.ts';
import { normaliseItemDraft, emptyItemDraft, validateItem } from './item-draft.ts';

interface ItemForm {
  draft: ItemDraft;
  /** Changes fields when the user edits them. These fields no longer count as filled in by a link preview. */
  change: (change: Partial<ItemDraft>) => void;
  /** Changes the draft when a link preview fills in or clears fields. Removes all validation errors. */
  fill: (update: (now: ItemDraft) => ItemDraft) => void;
  errors: ItemFieldErrors;
  /**
   * Returns the draft in the format of the API. If the draft is invalid, marks the invalid fields, shows the
   * first error in a toast and returns undefined.
   */
  check: () => ItemDraft | undefined;
  container: RefObject<HTMLDivElement | null>;
}

/**
 * The state and the actions of the item form (docs/specification.md §5). `key` is the storage key of the
 * draft.
 */
export function useItemForm(key: string, start: ItemDraft): ItemForm {
  const t = useText();
  const { i18n } = useLingui();
  const toast = useToastsClosedWithForm();
  const [stored, setDraft] = useDraft(key, start);
  const ownCurrency = useCurrentUser()?.currency ?? 'USD';
  const draft = { ...stored, currency: stored.currency || ownCurrency };
  useDraftAttachment(key, draft.file, (file) => setDraft((now) => ({ ...now, file: now.file ?? file })));
  const { errors, showErrors, clearErrors, container } = useFieldErrors<ItemFieldErrors>({});

  const check = (): ItemDraft | undefined => {
    const completed = normaliseItemDraft(draft, i18n.locale);
    const validationErrors = validateItem(completed);
    showErrors(validationErrors);
    const [firstError] = Object.values(validationErrors);
    if (firstError) toast[firstError.tone](t(firstError.id, firstError.values), { duration: 4000 });
    return firstError ? undefined : completed;
  };
  const change = (changed: Partial<ItemDraft>): void => {
    setDraft((now) => ({ ...now, filled: now.filled.filter((field) => !(field in changed)), ...changed }));
    clearErrors(changed);
  };
  const fill = (update: (now: ItemDraft) => ItemDraft): void => {
    setDraft(update);
    clearErrors(emptyItemDraft);
  };
  return { draft, change, fill, errors, check, container };
}
