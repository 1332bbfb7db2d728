import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Switch } from '../ui/Switch.tsx';
import { TextArea, TextField } from '../ui/TextField.tsx';
import type { WishlistDraft, WishlistFaults } from './wishlist-draft.ts';
import styles from './WishlistFields.module.css';

interface WishlistFieldsProps {
  draft: WishlistDraft;
  onChange: (change: Partial<WishlistDraft>) => void;
  faults: WishlistFaults;
  /** What it means that the list is private. */
  privateHelp: string;
  children?: ReactNode;
}

/** The fields of a list. */
export function WishlistFields({ draft, onChange, faults, privateHelp, children }: WishlistFieldsProps): ReactNode {
  const t = useText();
  return (
    <div className={styles.fields}>
      <TextField
        label={t('wishlists.title')}
        name="title"
        required
        autoComplete="off"
        value={draft.title}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
        error={faults.title && t(faults.title.id, faults.title.values)}
      />
      <TextArea
        label={t('wishlists.description')}
        name="description"
        optional
        value={draft.description}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
        error={faults.description && t(faults.description.id, faults.description.values)}
      />
      <Switch
        label={t('wishlists.public')}
        help={draft.isPublic ? t('wishlists.publicHelp') : privateHelp}
        checked={draft.isPublic}
        onChange={(isPublic) => onChange({ isPublic })}
      />
      {children}
    </div>
  );
}
