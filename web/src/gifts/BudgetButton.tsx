import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { giftBudgetsQuery } from '../api/gifts.ts';
import { useText } from '../i18n/use-text.ts';
import { formatPrice } from '../items/format-price.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { findBudget, computeRemainingBudget } from './gift-budgets.ts';
import type { YearlyGiftSums } from './gift-sums.ts';
import type { Recipient } from './group-gifts-by-recipient.ts';
import styles from './BudgetButton.module.css';

interface BudgetButtonProps {
  recipient: Recipient;
  name: string;
  /** The sums of all gifts for this person, one entry per year. */
  sums: readonly YearlyGiftSums[];
  onEdit: () => void;
}

/**
 * A button that shows the budget for a person and how much of it is left this year. A click opens the budget
 * form.
 */
export function BudgetButton({ recipient, name, sums, onEdit }: BudgetButtonProps): ReactNode {
  const t = useText();
  const { locale } = useLingui().i18n;
  const [year] = useState(() => new Date().getUTCFullYear());
  const { data: budgets } = useQuery(giftBudgetsQuery);
  if (recipient === null || !budgets) return null;
  const budget = findBudget(budgets, recipient);
  const describeBudget = (): string => {
    if (!budget) return t('gifts.setBudget');
    const left = computeRemainingBudget(budget, sums, year);
    const format = (amount: number): string => formatPrice(amount, budget.currency, locale);
    return t(left < 0 ? 'gifts.budgetExceeded' : 'gifts.budgetLeft', {
      budget: format(budget.amount),
      left: format(Math.abs(left)),
      year: String(year),
    });
  };
  return (
    <button type="button" className={styles.budget} aria-haspopup="dialog" onClick={onEdit}>
      {describeBudget()} <VisuallyHidden>({name})</VisuallyHidden>
    </button>
  );
}
