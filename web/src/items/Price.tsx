import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { joinClassNames } from '../ui/join-class-names.ts';
import { formatPrice } from './format-price.ts';

interface PriceProps {
  price: number;
  currency: string;
  /**
   * Whether the user is a giver. If the price is 0, a giver sees that the price is missing, and the owner
   * sees 0.
   */
  isForGiver: boolean;
  className?: string | undefined;
}

export function Price({ price, currency, isForGiver, className }: PriceProps): ReactNode {
  const t = useText();
  const { locale } = useLingui().i18n;
  return (
    <span className={joinClassNames('price', className)}>
      {isForGiver && price === 0 ? t('items.noPrice') : formatPrice(price, currency, locale)}
    </span>
  );
}
