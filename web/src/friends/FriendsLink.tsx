import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/Button.tsx';

/** A link to the page Friends. The pages of a friend show it if they cannot show their content. */
export function FriendsLink(): ReactNode {
  const t = useText();
  return (
    <ButtonLink to={paths.friends} variant="outline">
      {t('home.friends')}
    </ButtonLink>
  );
}
