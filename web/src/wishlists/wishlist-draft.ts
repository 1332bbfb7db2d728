import { descriptionSchema, titleSchema } from '@wishwell/contract/fields.ts';
import { type OwnerClaimVisibilityLevel, limits } from '@wishwell/contract/limits.ts';
import type { MessageId, MessageValues } from '@wishwell/text/messages.ts';
import * as v from 'valibot';
import { findTextFieldErrorMessage } from '../forms/text-field-error-message.ts';

export interface WishlistDraft {
  title: string;
  description: string;
  isPublic: boolean;
  /** What the owner of the list sees of claims. */
  showClaims: OwnerClaimVisibilityLevel;
  /** Whether friends may add ideas to the list. */
  takesIdeas: boolean;
}

interface WishlistFieldError {
  id: MessageId;
  values?: MessageValues;
}

export type WishlistFieldErrors = Partial<Record<'title' | 'description', WishlistFieldError>>;

/** Returns the validation errors of a list's draft (docs/specification.md §5). */
export function validateWishlist(draft: WishlistDraft): WishlistFieldErrors {
  const errors: WishlistFieldErrors = {};
  if (draft.title.trim() === '') errors.title = { id: 'wishlists.titleRequired' };
  else {
    const problem = findTextFieldErrorMessage(titleSchema, draft.title);
    if (problem?.id === 'items.textTooLong') errors.title = { ...problem, id: 'wishlists.titleTooLong' };
    else if (problem) errors.title = problem;
  }
  if (!v.is(descriptionSchema, draft.description)) {
    errors.description = { id: 'wishlists.descriptionTooLong', values: { max: limits.description } };
  }
  return errors;
}
