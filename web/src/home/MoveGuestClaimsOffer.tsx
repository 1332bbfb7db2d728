import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { loadRarelyUsedTexts } from '../i18n/language.ts';
import { hasGuestCookie } from '../sharing/giving-choice.ts';
import { createLazyComponent } from '../shell/lazy-component.tsx';
import { useValueAfterHydration } from '../ui/use-value-after-hydration.ts';

const MoveGuestClaimsCard = createLazyComponent(async () => {
  const [module] = await Promise.all([import('../sharing/MoveGuestClaimsCard.tsx'), loadRarelyUsedTexts()]);
  return module.MoveGuestClaimsCard;
});

/**
 * Offers to move the claims that the user made as a guest to the user's account. Loads the code for this only
 * if a guest has used this browser.
 */
export function MoveGuestClaimsOffer(): ReactNode {
  const mayBeGuest = useValueAfterHydration(hasGuestCookie, false);
  return (
    mayBeGuest && (
      <Suspense>
        <MoveGuestClaimsCard />
      </Suspense>
    )
  );
}
