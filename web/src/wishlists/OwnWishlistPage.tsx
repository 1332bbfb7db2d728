import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useWishlist } from '../api/wishlists.ts';
import { useText } from '../i18n/use-text.ts';
import { parseRecordId } from '../navigation/parse-record-id.ts';
import { paths } from '../paths.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { OwnWishlistContent } from './OwnWishlistContent.tsx';
import { WishlistErrorMessage } from './WishlistErrorMessage.tsx';

/** The page `/mywishlists/{id}`. It shows one of the user's own lists (docs/specification.md §2). */
export function OwnWishlistPage(): ReactNode {
  const t = useText();
  const id = parseRecordId(useParams().id);
  return (
    <div className="page">
      <BackLink to={paths.wishlists}>{t('wishlists.back')}</BackLink>
      {id === undefined ? <WishlistErrorMessage /> : <LoadedOwnWishlist key={id} id={id} />}
    </div>
  );
}

function LoadedOwnWishlist({ id }: { id: number }): ReactNode {
  const t = useText();
  const { data, isComplete, error, refetch, isFetching } = useWishlist(id);
  if (data)
    return <OwnWishlistContent wishlist={data} isComplete={isComplete} refetch={async () => (await refetch()).data} />;
  if (error) return <WishlistErrorMessage error={error} onRetry={() => void refetch()} busy={isFetching} />;
  return <Spinner label={t('app.loading')} />;
}
