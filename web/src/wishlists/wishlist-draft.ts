import { description, title } from '@wishwell/contract/fields.ts';
import { limits } from '@wishwell/contract/limits.ts';
import type { MessageId, MessageValues } from '@wishwell/text/messages.ts';
import * as v from 'valibot';

/** A list as it stands in its form. */
export interface WishlistDraft {
  title: string;
  description: string;
  isPublic: boolean;
}

export interface WishlistFault {
  id: MessageId;
  values?: MessageValues;
}

export type WishlistFaults = Partial<Record<'title' | 'description', WishlistFault>>;

/** What the draft would be refused for (specification, section 5). */
export function wishlistFaults(draft: WishlistDraft): WishlistFaults {
  const faults: WishlistFaults = {};
  if (draft.title.trim() === '') faults.title = { id: 'wishlists.titleRequired' };
  else if (!v.is(title, draft.title)) faults.title = { id: 'wishlists.titleTooLong', values: { max: limits.title } };
  if (!v.is(description, draft.description)) {
    faults.description = { id: 'wishlists.descriptionTooLong', values: { max: limits.description } };
  }
  return faults;
}
