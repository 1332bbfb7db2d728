import type { RefObject } from 'react';
import { useRef, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useToast } from '../ui/Toast.tsx';
import type { ItemDraft, ItemFaults } from './item-draft.ts';
import { faultsOf } from './item-draft.ts';
import { useFaults } from '../forms/use-field-errors.ts';

interface ItemForm {
  draft: ItemDraft;
  change: (change: Partial<ItemDraft>) => void;
  faults: ItemFaults;
  /** Marks the faulty fields, shows the first fault as its toast, and says whether the draft may be sent. */
  check: () => boolean;
  /** For what holds the fields, and for the price's input. */
  holder: RefObject<HTMLDivElement | null>;
  priceRef: RefObject<HTMLInputElement | null>;
}

/** The state of an item's form (specification, section 5). */
export function useItemForm(start: ItemDraft): ItemForm {
  const t = useText();
  const toast = useToast();
  const [draft, setDraft] = useState(start);
  const { faults, mark, forgive, holder } = useFaults<ItemFaults>({});
  const priceRef = useRef<HTMLInputElement>(null);

  const check = (): boolean => {
    // A number input gives an empty text for what it cannot read.
    const price = priceRef.current?.validity.badInput ? 'unreadable' : draft.price;
    const found = faultsOf({ ...draft, price });
    mark(found);
    const [first] = Object.values(found);
    if (first) toast[first.tone](t(first.id, first.values), { duration: 4000 });
    return !first;
  };
  const change = (changed: Partial<ItemDraft>): void => {
    setDraft((now) => ({ ...now, ...changed }));
    forgive(changed);
  };
  return { draft, change, faults, check, holder, priceRef };
}
