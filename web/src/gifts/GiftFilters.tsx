import { giftStages } from '@wishwell/contract/limits.ts';
import type { ReactNode } from 'react';
import type { Gift } from '../api/gifts.ts';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { Select } from '../ui/Select.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { listGiftYears } from './gift-sums.ts';
import {
  emptyGiftFilter,
  type GiftFilter,
  type RecipientGiftGroup,
  isEmptyGiftFilter,
} from './group-gifts-by-recipient.ts';
import { useRecipientName } from './use-recipient-name.ts';
import styles from './GiftFilters.module.css';

interface GiftFiltersProps {
  gifts: readonly Gift[];
  /** All gifts of the user, grouped by recipient, even those that the filter hides. */
  groups: readonly RecipientGiftGroup[];
  filter: GiftFilter;
  change: (changed: Partial<GiftFilter>) => void;
  /** Number of gifts that match the current filter. */
  count: number;
}

/** Three selects that filter the gifts by recipient, by stage and by year. */
export function GiftFilters({ gifts, groups, filter, change, count }: GiftFiltersProps): ReactNode {
  const t = useText();
  const recipientName = useRecipientName();
  const isActive = !isEmptyGiftFilter(filter);
  const people = groups.map(({ key, recipient }): [string, string] => [key, recipientName(recipient)]);
  return (
    <search className={styles.filters} aria-label={t('gifts.filters')}>
      <FilterSelect
        label={t('gifts.person')}
        value={filter.person}
        options={people}
        onChange={(person) => change({ person })}
      />
      <FilterSelect
        label={t('gifts.stage')}
        value={filter.stage}
        options={giftStages.map((stage) => [stage, t(`gifts.stage.${stage}`)])}
        onChange={(value) => change({ stage: giftStages.find((stage) => stage === value) ?? '' })}
      />
      <FilterSelect
        label={t('gifts.year')}
        value={filter.year}
        options={listGiftYears(gifts).map((year) => [String(year), String(year)])}
        onChange={(year) => change({ year })}
      />
      {isActive && (
        <div className={styles.outcome}>
          <span>{t('gifts.found', { count })}</span>
          <Button variant="ghost" size="card" onClick={() => change(emptyGiftFilter)}>
            {t('find.showAll')}
          </Button>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{isActive && t('gifts.found', { count })}</span>
      </VisuallyHidden>
    </search>
  );
}

interface FilterProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, name: string])[];
  onChange: (value: string) => void;
}

function FilterSelect({ label, value, options, onChange }: FilterProps): ReactNode {
  const t = useText();
  return (
    <Select label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      <option value="">{t('gifts.all')}</option>
      {options.map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </Select>
  );
}
