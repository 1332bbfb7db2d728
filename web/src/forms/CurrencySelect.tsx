import { currencies } from '@wishwell/contract/currencies.ts';
import type { ReactNode } from 'react';
import { useDeferredValue } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Select } from '../ui/Select.tsx';

const commonCurrencies = ['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'JPY'];
const otherCurrencies = currencies.filter((code) => !commonCurrencies.includes(code));

const renderOption = (code: string): ReactNode => (
  <option key={code} value={code}>
    {code}
  </option>
);

interface CurrencySelectProps {
  value: string;
  onChange: (currency: string) => void;
  help?: string;
}

/**
 * A select of ISO 4217 currency codes. It shows no names of currencies, because server and browser may know
 * different names and would then render different HTML.
 */
export function CurrencySelect({ value, onChange, help }: CurrencySelectProps): ReactNode {
  const t = useText();
  // Renders most options after the first paint. If all 156 currencies were in the first render, the form
  // would open later.
  const hasAllOptions = useDeferredValue(true, false);
  const shownCurrencies = hasAllOptions ? otherCurrencies : otherCurrencies.filter((code) => code === value);
  return (
    <Select
      label={t('items.currency')}
      name="currency"
      value={value}
      help={help}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {commonCurrencies.map(renderOption)}
      <hr />
      {shownCurrencies.map(renderOption)}
    </Select>
  );
}
