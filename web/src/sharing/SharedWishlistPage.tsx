import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { createShareLinkWishlistQuery } from '../api/shared.ts';
import { useAuthUser } from '../auth/session-context.tsx';
import { useText } from '../i18n/use-text.ts';
import { ItemGridSkeleton } from '../items/ItemGridSkeleton.tsx';
import { paths } from '../paths.ts';
import { useIsVisitorGiver } from './giving-choice.ts';
import { SecretLinkError } from './SecretLinkError.tsx';
import { SecretLinkQueryProvider } from './SecretLinkQueryProvider.tsx';
import { SharedWishlistContent } from './SharedWishlistContent.tsx';

/**
 * The page `/l/{token}`. It shows the wishlist behind a share link to users and to visitors without an
 * account.
 */
export function SharedWishlistPage(): ReactNode {
  const { token = '' } = useParams();
  return (
    <div className="page">
      <SecretLinkQueryProvider>
        <LoadedSharedWishlist key={token} token={token} />
      </SecretLinkQueryProvider>
    </div>
  );
}

function LoadedSharedWishlist({ token }: { token: string }): ReactNode {
  const t = useText();
  const user = useAuthUser();
  const hasChosen = useIsVisitorGiver(token);
  const isGiving = Boolean(user) || hasChosen;
  const plain = useQuery({ ...createShareLinkWishlistQuery(token, false), enabled: !isGiving });
  const giving = useQuery({ ...createShareLinkWishlistQuery(token, true), enabled: isGiving });
  const { error, refetch, isFetching } = isGiving ? giving : plain;
  // Until the list with claims has loaded, shows the list without claims.
  const list = isGiving ? (giving.data ?? plain.data) : plain.data;
  if (list?.ownWishlistId !== undefined) return <Navigate to={paths.wishlist(list.ownWishlistId)} replace />;
  if (list) return <SharedWishlistContent token={token} hasChosen={giving.data !== undefined} list={list} />;
  if (error) {
    const missing = { error, busy: isFetching, onRetry: () => void refetch() };
    return <SecretLinkError goneTitle={t('sharing.linkGone')} goneHelp={t('sharing.linkGoneHelp')} {...missing} />;
  }
  return (
    <div aria-label={t('app.loading')}>
      <ItemGridSkeleton />
    </div>
  );
}
