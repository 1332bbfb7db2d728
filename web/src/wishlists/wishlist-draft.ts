import { description, title } from '@wishwell/contract/fields.ts';
import { type ClaimDisplay, limits } from '@wishwell/contract/limits.ts';
import type { MessageId, MessageValues } from '@wishwell/text/messages.ts';
import * as v from 'valibot';

export interface WishlistDraft {
  title: string;
  description: string;
  isPublic: boolean;
  /** What the owner of the list sees of claims. */
  showClaims: ClaimDisplay;
  /** Whether friends may add ideas to the list. */
  takesIdeas: boolean;
}

export interface WishlistFieldError {
  id: MessageId;
  values?: MessageValues;
}

export type WishlistErrors = Partial<Record<'title' | 'description', WishlistFieldError>>;

/** Returns the validation errors of a list's draft (docs/specification.md §5). */
export function validateWishlist(draft: WishlistDraft): WishlistErrors {
  const errors: WishlistErrors = {};
  if (draft.title.trim() === '') errors.title = { id: 'wishlists.titleRequired' };
  else if (!v.is(title, draft.title)) errors.title = { id: 'wishlists.titleTooLong', values: { max: limits.title } };
  if (!v.is(description, draft.description)) {
    errors.description = { id: 'wishlists.descriptionTooLong', values: { max: limits.description } };
  }
  return errors;
}
