import { useLingui } from '@lingui/react';
import type { OwnItem } from '../api/items.ts';
import { useText } from '../i18n/use-text.ts';

type ItemWithGivers = Pick<OwnItem, 'wanted' | 'givers'>;

/**
 * Returns a function that returns the note below the name of the user's own item. The note contains the
 * wanted number if it is not 1. It also contains the givers if the owner has chosen to see them.
 */
export function useNoteAboutQuantityAndGivers(): (item: ItemWithGivers) => string | undefined {
  const t = useText();
  const { locale } = useLingui().i18n;
  return ({ wanted, givers }) => {
    const names = (givers ?? []).map(({ displayName, quantity }) => {
      const name = displayName || t('friends.noName');
      return wanted === 1 && quantity === 1 ? name : t('items.giver', { name, quantity });
    });
    const parts: string[] = [];
    if (wanted === null) parts.push(t('items.anyNumber'));
    else if (wanted > 1) parts.push(t('items.wantedNumber', { wanted }));
    if (names.length > 0) parts.push(t('items.givers', { names: new Intl.ListFormat(locale).format(names) }));
    return parts.length > 0 ? parts.join(' · ') : undefined;
  };
}
