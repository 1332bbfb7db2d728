import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { loadRarelyUsedTexts } from '../i18n/language.ts';
import { hasGuestCookie } from '../sharing/giving-choice.ts';
import { createLazyComponent } from '../shell/lazy-component.tsx';
import { useValueAfterHydration } from '../ui/use-value-after-hydration.ts';

const MergeGuestCard = createLazyComponent(async () => {
  const [module] = await Promise.all([import('../sharing/MergeGuestCard.tsx'), loadRarelyUsedTexts()]);
  return module.MergeGuestCard;
});

/**
 * Offers to move the claims that the user made as a guest to the user's account. Loads the code for this only
 * if a stored value says that a guest has used this browser.
 */
export function MergeGuestOffer(): ReactNode {
  const mayBeGuest = useValueAfterHydration(hasGuestCookie, false);
  return (
    mayBeGuest && (
      <Suspense>
        <MergeGuestCard />
      </Suspense>
    )
  );
}
