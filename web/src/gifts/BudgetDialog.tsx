import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { giftBudgetsQuery, type GiftBudget, useSetBudget } from '../api/gifts.ts';
import { useCurrentUser } from '../auth/use-current-user.ts';
import { CurrencySelect } from '../forms/CurrencySelect.tsx';
import { hasDraftChanged } from '../forms/has-draft-changed.ts';
import { useDraft } from '../forms/use-draft.ts';
import { useFailureReporter } from '../forms/use-failure-reporter.ts';
import { useFieldErrors } from '../forms/use-field-errors.ts';
import { useText } from '../i18n/use-text.ts';
import { formatPriceInput } from '../items/format-price.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import { TextField } from '../ui/TextField.tsx';
import { findBudget } from './gift-budgets.ts';
import { checkAmount, type GiftFieldError } from './gift-draft.ts';
import { createRecipientKey, type Recipient } from './group-gifts-by-recipient.ts';
import { useRecipientName } from './use-recipient-name.ts';
import styles from './GiftForm.module.css';

interface BudgetDialogProps {
  recipient: NonNullable<Recipient>;
  onClose: () => void;
}

/**
 * The dialog with the form for a budget: the amount that the user plans to spend on a person per year. An
 * empty amount removes the budget.
 */
export function BudgetDialog({ recipient, onClose }: BudgetDialogProps): ReactNode {
  const { data: budgets } = useQuery(giftBudgetsQuery);
  return budgets && <BudgetForm budget={findBudget(budgets, recipient)} {...{ recipient, onClose }} />;
}

interface BudgetFormProps extends BudgetDialogProps {
  budget: GiftBudget | undefined;
}

function BudgetForm({ budget, recipient, onClose }: BudgetFormProps): ReactNode {
  const t = useText();
  const { locale } = useLingui().i18n;
  const report = useFailureReporter();
  const set = useSetBudget();
  const ownCurrency = useCurrentUser()?.currency ?? 'USD';
  const name = useRecipientName()(recipient);
  const [initialDraft] = useState(() => ({
    amount: budget ? formatPriceInput(budget.amount, budget.currency, locale) : '',
    currency: budget?.currency ?? ownCurrency,
  }));
  const [draft, setDraft] = useDraft(`budget ${createRecipientKey(recipient)}`, initialDraft);
  const { errors, showErrors, clearErrors, container } = useFieldErrors<{ amount?: GiftFieldError }>({});
  const change = (changed: Partial<typeof initialDraft>): void => {
    setDraft((now) => ({ ...now, ...changed }));
    clearErrors({ amount: '' });
  };
  const submit = (): void => {
    if (set.isPending) return;
    const amount = checkAmount(draft.amount, draft.currency, locale);
    if (amount.error) {
      showErrors({ amount: amount.error });
      return;
    }
    const person = 'id' in recipient ? { forUserId: recipient.id } : { forName: recipient.name };
    set
      .mutateAsync({ ...person, amount: amount.value, currency: draft.currency })
      .then(onClose, (error: unknown) => report.toast('setBudget', error));
  };
  return (
    <FormDialog
      title={t('gifts.budgetFor', { name })}
      onClose={onClose}
      onSubmit={submit}
      hasUnsavedInput={hasDraftChanged(draft, initialDraft)}
      submitLabel={t('items.save')}
      isBusy={set.isPending}
    >
      <div ref={container} className={styles.fields}>
        <p className={styles.help}>{t('gifts.budgetHelp')}</p>
        <div className={styles.money}>
          <TextField
            label={t('gifts.budgetAmount')}
            inputMode="decimal"
            autoComplete="off"
            value={draft.amount}
            onChange={(event) => change({ amount: event.currentTarget.value })}
            error={errors.amount && t(errors.amount.id, errors.amount.values)}
          />
          <CurrencySelect value={draft.currency} onChange={(currency) => change({ currency })} />
        </div>
        {set.error && <InlineError>{report.reason('setBudget', set.error)}</InlineError>}
      </div>
    </FormDialog>
  );
}
