import type { ChangeEvent, ReactNode, Ref } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Switch } from '../ui/Switch.tsx';
import { TextArea, TextField } from '../ui/TextField.tsx';
import { ImageField } from '../ui/ImageField.tsx';
import type { ItemField, ItemFieldError, ItemDraft, ItemErrors } from './item-draft.ts';
import styles from './ItemFields.module.css';

interface ItemFieldsProps {
  draft: ItemDraft;
  onChange: (change: Partial<ItemDraft>) => void;
  errors: ItemErrors;
  pictures: { accept: string; formats: string };
  /** Share of the upload, 0 to 1, while it runs. */
  progress?: number | undefined;
  /** The price's input: only it knows whether what stands in it is a number. */
  priceRef: Ref<HTMLInputElement>;
  /** Below the other fields. */
  children?: ReactNode;
}

/** The fields of an item. */
export function ItemFields({
  draft,
  onChange,
  errors,
  pictures,
  progress,
  priceRef,
  children,
}: ItemFieldsProps): ReactNode {
  const t = useText();
  const sentence = (error: ItemFieldError | undefined): string | undefined => error && t(error.id, error.values);
  const bind = (field: ItemField) => ({
    name: field,
    value: draft[field],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ [field]: event.currentTarget.value }),
    error: sentence(errors[field]),
  });
  return (
    <div className={styles.fields}>
      <div className={styles.picture}>
        <ImageField
          label={t('items.picture')}
          file={draft.file}
          url={draft.imageUrl || undefined}
          onPick={(file) => onChange({ file })}
          onClear={() => onChange({ file: undefined, imageUrl: '' })}
          progress={draft.file && progress}
          {...pictures}
        />
      </div>
      <div className={styles.texts}>
        <TextField label={t('items.name')} required autoComplete="off" {...bind('name')} />
        <TextField label={t('items.link')} optional type="url" inputMode="url" autoComplete="off" {...bind('url')} />
        <TextField
          label={t('items.price')}
          note={t('items.currency')}
          help={t('items.priceHelp')}
          prefix="$"
          type="number"
          inputMode="decimal"
          min="0"
          step="0.01"
          autoComplete="off"
          ref={priceRef}
          className={styles.amount}
          {...bind('price')}
        />
        <TextArea label={t('items.description')} optional rows={3} {...bind('description')} />
        {children}
      </div>
      <div className={styles.switch}>
        <Switch
          label={t('items.available')}
          help={t('items.availableHelp')}
          checked={draft.isAvailable}
          onChange={(isAvailable) => onChange({ isAvailable })}
        />
      </div>
    </div>
  );
}
