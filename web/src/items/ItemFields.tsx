import { getCurrencyDecimals } from '@wishwell/contract/currency-decimals.ts';
import type { ItemFormMode } from '@wishwell/contract/image-formats.ts';
import { limits } from '@wishwell/contract/limits.ts';
import type { ChangeEvent, ReactNode } from 'react';
import { CurrencySelect } from '../forms/CurrencySelect.tsx';
import { useText } from '../i18n/use-text.ts';
import { joinClassNames } from '../ui/join-class-names.ts';
import { Switch } from '../ui/Switch.tsx';
import { TextArea, TextField } from '../ui/TextField.tsx';
import { useValueAfterHydration } from '../ui/use-value-after-hydration.ts';
import { clearDraftFieldsFilledByPreview } from './fill-draft-from-preview.ts';
import { ImageField } from './ImageField.tsx';
import type { ItemField, ItemFieldError, ItemDraft, ItemFieldErrors } from './item-draft.ts';
import { LinkField } from './LinkField.tsx';
import { useFillFormFromOtherApp } from './use-fill-form-from-other-app.ts';
import { useLinkPreview } from './use-link-preview.ts';
import { WantedQuantityField } from './WantedQuantityField.tsx';
import styles from './ItemFields.module.css';

interface ItemFieldsProps {
  draft: ItemDraft;
  onChange: (change: Partial<ItemDraft>) => void;
  onFill: (update: (now: ItemDraft) => ItemDraft) => void;
  errors: ItemFieldErrors;
  imageMode: ItemFormMode;
  /** The part of the image that has been uploaded, from 0 to 1. Undefined if no upload is running. */
  progress?: number | undefined;
  /**
   * Whether the form is for a new item. The initial focus is then on the link field or, on touch screens, on
   * the name field.
   */
  isNew?: boolean | undefined;
  /**
   * Whether the item is an idea for a friend's list. The form then hides the fields that only the list's
   * owner can set.
   */
  isIdea?: boolean | undefined;
  /** A link to a shop page. The form requests the preview of this link when it opens. */
  startLink?: string | undefined;
  /**
   * Whether the form starts with an item that a share sheet or the bookmarklet has sent to this browser tab.
   */
  isShared?: boolean;
  children?: ReactNode;
}

/**
 * Returns the field of a new item that receives the focus: the link, or the name on touch screens. Returns
 * none on touch screens under 700 px of height, because the on-screen keyboard would hide the link field.
 */
function chooseFirstField(): 'url' | 'name' | undefined {
  if (!matchMedia('(pointer: coarse)').matches) return 'url';
  return matchMedia('(height >= 700px)').matches ? 'name' : undefined;
}

export function ItemFields(props: ItemFieldsProps): ReactNode {
  const {
    draft,
    onChange,
    onFill,
    errors,
    imageMode,
    progress,
    isNew,
    isIdea,
    startLink,
    isShared = false,
    children,
  } = props;
  const t = useText();
  const firstField = useValueAfterHydration(chooseFirstField, undefined);
  const preview = useLinkPreview(draft.url, onFill, startLink);
  useFillFormFromOtherApp(preview, onFill, isShared);
  const isWaiting = preview.state?.is === 'running';
  const isFilled = (field: string): boolean => draft.filled.some((filled) => filled === field);
  const messageOf = (error: ItemFieldError | undefined): string | undefined => error && t(error.id, error.values);
  const bind = (field: ItemField) => ({
    name: field,
    value: draft[field],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ [field]: event.currentTarget.value }),
    error: messageOf(errors[field]),
    optional: field !== 'name' && !isFilled(field),
    note: isFilled(field) ? t('autofill.mark') : undefined,
    className: isWaiting && draft[field] === '' ? styles.waiting : undefined,
  });
  return (
    <div className={styles.fields}>
      <div className={styles.link}>
        <LinkField
          {...bind('url')}
          {...{ preview }}
          hasFilled={draft.filled.length > 0}
          onUndo={() => onFill(clearDraftFieldsFilledByPreview)}
          data-autofocus={isNew && firstField === 'url' ? '' : undefined}
        />
      </div>
      <div className={styles.name}>
        <TextField
          label={t('items.name')}
          required
          autoComplete="off"
          data-autofocus={isNew && firstField === 'name' ? '' : undefined}
          {...bind('name')}
        />
      </div>
      <div className={joinClassNames(styles.image, isWaiting && !draft.file && !draft.imageUrl && styles.imageWaiting)}>
        <ImageField
          label={t('items.picture')}
          file={draft.file}
          url={draft.imageUrl || undefined}
          onPick={(file) => onChange({ file })}
          onClear={() => onChange({ file: undefined, imageUrl: '' })}
          progress={draft.file && progress}
          mode={imageMode}
        />
        {isFilled('imageUrl') && !draft.file && <p className={styles.mark}>{t('autofill.mark')}</p>}
      </div>
      <div className={styles.texts}>
        <div className={styles.money}>
          <TextField
            {...bind('price')}
            label={t('items.price')}
            help={t('items.priceHelp')}
            // The input's type is not "number", because a number field accepts only one decimal separator. It
            // would turn 12,50 into 1250.
            inputMode="decimal"
            min="0"
            step={10 ** -getCurrencyDecimals(draft.currency)}
            autoComplete="off"
          />
          <CurrencySelect value={draft.currency} onChange={(currency) => onChange({ currency, price: draft.price })} />
        </div>
        <TextArea label={t('items.description')} rows={3} limit={limits.description} {...bind('description')} />
        {children}
      </div>
      <div className={styles.choices}>
        {!isIdea && (
          <Switch
            label={t('items.available')}
            help={t('items.availableHelp')}
            checked={draft.isAvailable}
            onChange={(isAvailable) => onChange({ isAvailable })}
          />
        )}
        <WantedQuantityField value={draft.wanted} onChange={(wanted) => onChange({ wanted })} />
      </div>
    </div>
  );
}
