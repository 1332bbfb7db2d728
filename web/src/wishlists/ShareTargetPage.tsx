import { type ItemSharedByOtherApp, parseSharedItem } from '@wishwell/contract/shared-item.ts';
import { findUrlInShareParameters } from '@wishwell/contract/shared-link.ts';
import type { MessageId } from '@wishwell/text/messages.ts';
import type { ReactNode } from 'react';
import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router';
import { getErrorMessage } from '../api/client.ts';
import { useWishlists } from '../api/wishlists.ts';
import { readItemReceivedFromOtherApp } from '../auth/shared-item.ts';
import { deleteLinkFromOtherApp } from '../auth/shared-link.ts';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { OpenGiftDrawing } from '../ui/illustrations/drawings.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { useValueAfterHydration } from '../ui/use-value-after-hydration.ts';
import { WishlistGrid } from './WishlistGrid.tsx';
import { WishlistGridSkeleton } from './WishlistGridSkeleton.tsx';

/**
 * The error messages for a shared file that the app cannot use, by the status of the file. The service worker
 * writes this status into the shared item.
 */
const sharedFileMessageIds: Readonly<Record<ItemSharedByOtherApp['file'], MessageId | undefined>> = {
  '': undefined,
  image: 'shareTarget.image',
  'too-large': 'shareTarget.tooLarge',
  'not-an-image': 'shareTarget.notAnImage',
};

/**
 * Stands for the shared item during hydration, because the server cannot read the storage of the browser tab.
 */
const unknownSharedItem = 'unknown';

const formatSharedTexts = (item: ItemSharedByOtherApp | undefined, link: string | undefined): string =>
  [item?.name, item?.url ?? link].filter(Boolean).join(' · ');

/**
 * The page `/share`, which a phone's share sheet and the bookmarklet open. The page asks on which list to put
 * the new item.
 */
export function ShareTargetPage(): ReactNode {
  const t = useText();
  const { search } = useLocation();
  const link = findUrlInShareParameters(search);
  const stored = useValueAfterHydration(readItemReceivedFromOtherApp, unknownSharedItem);
  const item = parseSharedItem(link === undefined ? (stored ?? '') : '');
  const isUnknown = stored === unknownSharedItem && link === undefined;
  const wishlists = useWishlists();
  const pathOf = useCallback(
    // Before hydration, the page does not know the shared item, so its links to the form for a new item do
    // not depend on it.
    (id: number) => (link === undefined ? paths.newSharedItem(id) : paths.newItem(id, link)),
    [link],
  );
  useEffect(deleteLinkFromOtherApp, []);
  const isEmpty = wishlists.data?.length === 0;
  const fileMessage = sharedFileMessageIds[item?.file ?? ''];
  const missing: MessageId = new URLSearchParams(search).has('again') ? 'shareTarget.again' : 'shareTarget.noLink';
  const lead = [formatSharedTexts(item, link), fileMessage && t(fileMessage)].filter(Boolean).join(' · ');
  return (
    <div className="page">
      <PageHeading title={t('shareTarget.heading')} lead={isUnknown ? undefined : lead || t(missing)} />
      {wishlists.data && !isEmpty && <WishlistGrid wishlists={wishlists.data} pathOf={pathOf} />}
      {isEmpty && (
        <EmptyState
          illustration={<OpenGiftDrawing />}
          action={<ButtonLink to={`${paths.wishlists}?new`}>{t('wishlists.add')}</ButtonLink>}
        >
          {t('wishlists.empty')}
        </EmptyState>
      )}
      {!wishlists.data && !wishlists.error && <WishlistGridSkeleton />}
      {wishlists.error && !wishlists.data && (
        <ErrorState onRetry={() => void wishlists.refetch()} busy={wishlists.isFetching}>
          {t('wishlists.wentWrong', { reason: getErrorMessage(wishlists.error, t('wishlists.fetchAllFailed')) })}
        </ErrorState>
      )}
    </div>
  );
}
