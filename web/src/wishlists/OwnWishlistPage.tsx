import type { ReactNode } from 'react';
import { useParams } from '../router/router.tsx';
import { useWishlist } from '../api/wishlists.ts';
import { paths } from '../paths.ts';
import { parseId } from '../router/parse-id.ts';
import { useText } from '../i18n/use-text.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { OwnWishlist } from './OwnWishlist.tsx';
import { WishlistMissing } from './WishlistMissing.tsx';

/** `/mywishlists/{id}`: one of the user's own lists (docs/specification.md §2). */
export function OwnWishlistPage(): ReactNode {
  const t = useText();
  const id = parseId(useParams().id);
  return (
    <div className="page">
      <BackLink to={paths.wishlists}>{t('wishlists.back')}</BackLink>
      {id === undefined ? <WishlistMissing /> : <LoadedWishlist key={id} id={id} />}
    </div>
  );
}

function LoadedWishlist({ id }: { id: number }): ReactNode {
  const t = useText();
  const { data, isWhole, error, refetch, isFetching } = useWishlist(id);
  if (data) return <OwnWishlist wishlist={data} isWhole={isWhole} refetch={async () => (await refetch()).data} />;
  if (error) return <WishlistMissing error={error} onRetry={() => void refetch()} busy={isFetching} />;
  return <Spinner label={t('app.loading')} />;
}
