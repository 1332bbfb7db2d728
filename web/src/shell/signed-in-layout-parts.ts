import type { ReactNode } from 'react';
import { loadMainTexts } from '../i18n/language.ts';
import { createLazyComponent } from './lazy-component.tsx';

const EmptyComponent = (): ReactNode => null;

export const SignedInLayout = createLazyComponent(async () => {
  const [{ SignedInLayout: Loaded }] = await Promise.all([import('./SignedInLayout.tsx'), loadMainTexts()]);
  return Loaded;
});

// FriendRequestCountBadge and BugReportButton are small parts of the layout. A part whose code cannot be
// loaded renders nothing, so that the rest of the page still works.

export const FriendRequestCountBadge = createLazyComponent(() =>
  import('./FriendRequestCountBadge.tsx').then(
    (module) => module.FriendRequestCountBadge,
    () => EmptyComponent,
  ),
);

export const BugReportButton = createLazyComponent<{ className?: string | undefined }>(() =>
  Promise.all([import('../bug-reports/BugReportButton.tsx'), loadMainTexts()]).then(
    ([module]) => module.BugReportButton,
    () => EmptyComponent,
  ),
);

/** Loads the code of all parts of the signed-in layout in advance, so that hydration does not wait for it. */
export const preloadSignedInLayout = (): Promise<unknown> =>
  Promise.all([SignedInLayout.preload(), FriendRequestCountBadge.preload(), BugReportButton.preload()]);
