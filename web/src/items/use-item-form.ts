import type { RefObject } from 'react';
import { useRef, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useToast } from '../ui/Toast.tsx';
import type { ItemDraft, ItemErrors } from './item-draft.ts';
import { validateItem } from './item-draft.ts';
import { useFieldErrors } from '../forms/use-field-errors.ts';

interface ItemForm {
  draft: ItemDraft;
  change: (change: Partial<ItemDraft>) => void;
  errors: ItemErrors;
  /** Marks the invalid fields, shows the first error as its toast, and says whether the draft may be sent. */
  check: () => boolean;
  /** For what holds the fields, and for the price's input. */
  holder: RefObject<HTMLDivElement | null>;
  priceRef: RefObject<HTMLInputElement | null>;
}

/** The state of an item's form (docs/specification.md §5). */
export function useItemForm(start: ItemDraft): ItemForm {
  const t = useText();
  const toast = useToast();
  const [draft, setDraft] = useState(start);
  const { errors, mark, clear, holder } = useFieldErrors<ItemErrors>({});
  const priceRef = useRef<HTMLInputElement>(null);

  const check = (): boolean => {
    // A number input gives an empty text for what it cannot read.
    const price = priceRef.current?.validity.badInput ? 'unreadable' : draft.price;
    const found = validateItem({ ...draft, price });
    mark(found);
    const [first] = Object.values(found);
    if (first) toast[first.tone](t(first.id, first.values), { duration: 4000 });
    return !first;
  };
  const change = (changed: Partial<ItemDraft>): void => {
    setDraft((now) => ({ ...now, ...changed }));
    clear(changed);
  };
  return { draft, change, errors, check, holder, priceRef };
}
