import type { ReactNode } from 'react';
import { useAuthUser } from '../auth/session-context.tsx';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/Button.tsx';

/**
 * A link on pages that cannot show their content. It leads signed-in users to Home and visitors to /about.
 */
export function HomeLink(): ReactNode {
  const t = useText();
  const isSignedIn = Boolean(useAuthUser());
  return (
    <ButtonLink to={isSignedIn ? paths.home : paths.about} variant="outline">
      {t(isSignedIn ? 'page.toHome' : 'page.toAbout')}
    </ButtonLink>
  );
}
