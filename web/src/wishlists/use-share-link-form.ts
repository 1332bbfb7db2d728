import { useState } from 'react';
import { type ShareLink, useCreateShareLink } from '../api/share-links.ts';

const DAY_MS = 86_400_000;

const emptyItemDraft = {
  label: '',
  mayClaim: true,
  showsTitle: false,
  expiry: 'never' as 'never' | 'in30Days' | 'onDate',
  date: '',
};

type ShareLinkDraft = typeof emptyItemDraft;

function getExpiryTime({ expiry, date }: ShareLinkDraft): string | null {
  if (expiry === 'never') return null;
  if (expiry === 'in30Days') return new Date(Date.now() + 30 * DAY_MS).toISOString();
  // The share link expires at the end of the chosen day, in the user's time zone.
  return new Date(`${date}T23:59:59`).toISOString();
}

export type ShareLinkFormState = ReturnType<typeof useShareLinkForm>;

/** The state and the actions of the form for a new share link. Calls `onCreated` with the new link. */
export function useShareLinkForm(listId: number, onCreated: (link: ShareLink) => void) {
  const create = useCreateShareLink(listId);
  const [draft, setDraft] = useState(emptyItemDraft);
  const isIncomplete = draft.expiry === 'onDate' && Number.isNaN(Date.parse(draft.date));
  const submit = (): void => {
    if (create.isPending || isIncomplete) return;
    const { label, mayClaim, showsTitle } = draft;
    create.mutate(
      { label: label.trim(), mayClaim, showsTitle, expiresAt: getExpiryTime(draft) },
      { onSuccess: onCreated },
    );
  };
  return {
    draft,
    change: (changed: Partial<ShareLinkDraft>): void => setDraft((now) => ({ ...now, ...changed })),
    create,
    isIncomplete,
    submit,
    reset: (): void => {
      setDraft(emptyItemDraft);
      create.reset();
    },
  };
}
