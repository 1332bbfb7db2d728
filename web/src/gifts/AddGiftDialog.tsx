import { useLingui } from '@lingui/react';
import type { ChangeEvent, ReactNode } from 'react';
import type { Friend } from '../api/friends.ts';
import { useCreateGift } from '../api/gifts.ts';
import { useCurrentUser } from '../auth/use-current-user.ts';
import { CurrencySelect } from '../forms/CurrencySelect.tsx';
import { hasDraftChanged } from '../forms/has-draft-changed.ts';
import { useDraft } from '../forms/use-draft.ts';
import { useFailureReporter } from '../forms/use-failure-reporter.ts';
import { useFieldErrors } from '../forms/use-field-errors.ts';
import { useIdempotencyKey } from '../forms/use-idempotency-key.ts';
import { useText } from '../i18n/use-text.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import { Select } from '../ui/Select.tsx';
import { TextField } from '../ui/TextField.tsx';
import {
  checkAmount,
  checkLink,
  checkName,
  collectGiftFieldErrors,
  type GiftFieldError,
  createValidFieldResult,
} from './gift-draft.ts';
import styles from './GiftForm.module.css';

/**
 * `friend` is the user id of a friend. It is empty if the user enters a person's name, which is then in
 * `forName`.
 */
const emptyItemDraft = { friend: '', forName: '', name: '', price: '', currency: '', url: '' };

type GiftField = 'forName' | 'name' | 'price' | 'url';
type GiftErrors = Partial<Record<GiftField, GiftFieldError>>;

interface AddGiftDialogProps {
  friends: readonly Friend[];
  onClose: () => void;
}

/**
 * The dialog with the form for a gift that is on no wishlist. The recipient is a friend, or another person
 * given by name.
 */
export function AddGiftDialog({ friends, onClose }: AddGiftDialogProps): ReactNode {
  const t = useText();
  const { locale } = useLingui().i18n;
  const report = useFailureReporter();
  const keyOf = useIdempotencyKey();
  const create = useCreateGift();
  const ownCurrency = useCurrentUser()?.currency ?? 'USD';
  const [draft, setDraft] = useDraft('new-gift', emptyItemDraft);
  const { errors, showErrors, clearErrors, container } = useFieldErrors<GiftErrors>({});
  const currency = draft.currency || ownCurrency;
  const change = (changed: Partial<typeof emptyItemDraft>): void => {
    setDraft((now) => ({ ...now, ...changed }));
    clearErrors(changed);
  };
  const bind = (field: GiftField) => ({
    value: draft[field],
    autoComplete: 'off',
    onChange: (event: ChangeEvent<HTMLInputElement>) => change({ [field]: event.currentTarget.value }),
    error: errors[field] && t(errors[field].id, errors[field].values),
  });
  const submit = (): void => {
    if (create.isPending) return;
    const forName =
      draft.friend === '' ? checkName(draft.forName, 'gifts.forNameRequired') : createValidFieldResult(undefined);
    const name = checkName(draft.name, 'gifts.nameRequired');
    const price = checkAmount(draft.price, currency, locale);
    const url = checkLink(draft.url);
    if ('value' in forName && 'value' in name && 'value' in price && 'value' in url) {
      const recipient = forName.value === undefined ? { forUserId: Number(draft.friend) } : { forName: forName.value };
      const body = { name: name.value, ...recipient, price: price.value, currency, url: url.value };
      create
        .mutateAsync({ body, idempotencyKey: keyOf(body) })
        .then(onClose, (error: unknown) => report.toast('addGift', error));
      return;
    }
    showErrors(collectGiftFieldErrors({ forName, name, price, url }));
  };
  return (
    <FormDialog
      title={t('gifts.add')}
      onClose={onClose}
      onSubmit={submit}
      hasUnsavedInput={hasDraftChanged(draft, { ...emptyItemDraft, currency: draft.currency })}
      submitLabel={t('gifts.addSubmit')}
      isBusy={create.isPending}
    >
      <div ref={container} className={styles.fields}>
        <p className={styles.help}>{t('gifts.addHelp')}</p>
        {friends.length > 0 && (
          <Select
            label={t('gifts.for')}
            value={draft.friend}
            onChange={(event) => change({ friend: event.currentTarget.value, forName: draft.forName })}
          >
            {friends.map(({ id, displayName }) => (
              <option key={id} value={id}>
                {displayName || t('friends.noName')}
              </option>
            ))}
            <option value="">{t('gifts.forOther')}</option>
          </Select>
        )}
        {draft.friend === '' && (
          <TextField label={t(friends.length > 0 ? 'gifts.forName' : 'gifts.for')} required {...bind('forName')} />
        )}
        <TextField label={t('gifts.name')} required {...bind('name')} />
        <div className={styles.money}>
          <TextField label={t('items.price')} optional inputMode="decimal" {...bind('price')} />
          <CurrencySelect value={currency} onChange={(code) => change({ currency: code, price: draft.price })} />
        </div>
        <TextField label={t('gifts.url')} optional type="url" {...bind('url')} />
        {create.error && <InlineError>{report.reason('addGift', create.error)}</InlineError>}
      </div>
    </FormDialog>
  );
}
