import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Switch } from '../ui/Switch.tsx';
import { TextArea, TextField } from '../ui/TextField.tsx';
import type { WishlistDraft, WishlistErrors } from './wishlist-draft.ts';
import styles from './WishlistFields.module.css';

interface WishlistFieldsProps {
  draft: WishlistDraft;
  onChange: (change: Partial<WishlistDraft>) => void;
  errors: WishlistErrors;
  /** What it means that the list is private. */
  privateHelp: string;
  children?: ReactNode;
}

/** The fields of a list. */
export function WishlistFields({ draft, onChange, errors, privateHelp, children }: WishlistFieldsProps): ReactNode {
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
        error={errors.title && t(errors.title.id, errors.title.values)}
      />
      <TextArea
        label={t('wishlists.description')}
        name="description"
        optional
        value={draft.description}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
        error={errors.description && t(errors.description.id, errors.description.values)}
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
