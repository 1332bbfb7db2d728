import { useLingui } from '@lingui/react';
import { limits } from '@wishwell/contract/limits.ts';
import type { ChangeEvent, ReactNode } from 'react';
import { useState } from 'react';
import { type Gift, type GiftChange, useUpdateGift } from '../api/gifts.ts';
import { CurrencySelect } from '../forms/CurrencySelect.tsx';
import { hasDraftChanged } from '../forms/has-draft-changed.ts';
import { useDraft } from '../forms/use-draft.ts';
import { useFailureReporter } from '../forms/use-failure-reporter.ts';
import { useFieldErrors } from '../forms/use-field-errors.ts';
import { useText } from '../i18n/use-text.ts';
import { formatPriceInput } from '../items/format-price.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import { TextArea, TextField } from '../ui/TextField.tsx';
import {
  checkAmount,
  checkLink,
  checkNote,
  checkQuantity,
  collectGiftFieldErrors,
  type GiftFieldError,
  createValidFieldResult,
} from './gift-draft.ts';
import { getGiftDisplayName } from './group-gifts-by-recipient.ts';
import styles from './GiftForm.module.css';

type GiftRecordField = 'note' | 'paid' | 'orderLink' | 'quantity';
type GiftRecordErrors = Partial<Record<GiftRecordField, GiftFieldError>>;

const createGiftDraft = ({ note, paid, paidCurrency, snapshot, orderLink, quantity }: Gift, locale: string) => {
  const currency = paidCurrency ?? snapshot.currency;
  // A recorded paid amount of 0 appears as `0`. The field is empty only if the giver has recorded no paid
  // amount.
  const amount = paid === null ? '' : formatPriceInput(paid, currency, locale) || '0';
  return { note, paid: amount, currency, orderLink, quantity: String(quantity) };
};

/**
 * Returns whether the giver can change the number of pieces. The number is fixed if the owner wants exactly
 * one piece.
 */
const canChangeQuantity = ({ item, kind, ended, quantity }: Gift): boolean =>
  ended === null && (kind === 'own' || quantity > 1 || (item !== null && item.wanted !== 1));

interface GiftDialogProps {
  gift: Gift;
  onClose: () => void;
}

/** The dialog with the form for the giver's notes about a gift. Nobody else can read these notes. */
export function GiftDialog({ gift, onClose }: GiftDialogProps): ReactNode {
  const t = useText();
  const { locale } = useLingui().i18n;
  const report = useFailureReporter();
  const update = useUpdateGift(gift, (error) => report.toast('updateGift', error));
  const [initialDraft] = useState(() => createGiftDraft(gift, locale));
  const [draft, setDraft] = useDraft(`gift ${gift.id}`, initialDraft);
  const { errors, showErrors, clearErrors, container } = useFieldErrors<GiftRecordErrors>({});
  const change = (changed: Partial<typeof initialDraft>): void => {
    setDraft((now) => ({ ...now, ...changed }));
    clearErrors(changed);
  };
  const bind = (field: GiftRecordField) => ({
    value: draft[field],
    autoComplete: 'off',
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change({ [field]: event.currentTarget.value }),
    error: errors[field] && t(errors[field].id, errors[field].values),
  });
  const submit = (): void => {
    if (update.isPending) return;
    const note = checkNote(draft.note);
    const isUnpaid = draft.paid.trim() === '';
    const paid = isUnpaid ? createValidFieldResult(null) : checkAmount(draft.paid, draft.currency, locale);
    const orderLink = checkLink(draft.orderLink);
    const quantity = checkQuantity(draft.quantity);
    if (!('value' in note && 'value' in paid && 'value' in orderLink && 'value' in quantity)) {
      showErrors(collectGiftFieldErrors({ note, paid, orderLink, quantity }));
      return;
    }
    const body: GiftChange = {
      note: note.value,
      paid: paid.value,
      ...(!isUnpaid && { paidCurrency: draft.currency }),
      orderLink: orderLink.value,
      ...(quantity.value !== gift.quantity && { quantity: quantity.value }),
    };
    update.mutate(body, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={t('gifts.editTitle', { name: getGiftDisplayName(gift) })}
      onClose={onClose}
      onSubmit={submit}
      hasUnsavedInput={hasDraftChanged(draft, initialDraft)}
      submitLabel={t('items.save')}
      isBusy={update.isPending}
    >
      <div ref={container} className={styles.fields}>
        <TextArea
          label={t('gifts.note')}
          optional
          rows={3}
          limit={limits.giftNote}
          help={t('gifts.noteHelp')}
          {...bind('note')}
        />
        <div className={styles.money}>
          <TextField
            label={t('gifts.paid')}
            optional
            inputMode="decimal"
            help={t('gifts.paidHelp')}
            {...bind('paid')}
          />
          <CurrencySelect value={draft.currency} onChange={(currency) => change({ currency, paid: draft.paid })} />
        </div>
        <TextField
          label={t('gifts.orderLink')}
          optional
          type="url"
          help={t('gifts.orderLinkHelp')}
          {...bind('orderLink')}
        />
        {canChangeQuantity(gift) && (
          <div className={styles.short}>
            <TextField label={t('gifts.quantityLabel')} inputMode="numeric" {...bind('quantity')} />
          </div>
        )}
        {update.error && <InlineError>{report.reason('updateGift', update.error)}</InlineError>}
      </div>
    </FormDialog>
  );
}
