import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useWishlist } from '../api/wishlists.ts';
import { useText } from '../i18n/use-text.ts';
import { parseRecordId } from '../navigation/parse-record-id.ts';
import { paths } from '../paths.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { WishlistErrorMessage } from '../wishlists/WishlistErrorMessage.tsx';
import { ImportSteps } from './ImportSteps.tsx';

/**
 * The page `/mywishlists/{id}/import`. It adds several items to a list, from a pasted text or from a file.
 */
export function ImportPage(): ReactNode {
  const t = useText();
  const id = parseRecordId(useParams().id);
  return (
    <div className="page">
      {id === undefined ? (
        <>
          <BackLink to={paths.wishlists}>{t('wishlists.back')}</BackLink>
          <WishlistErrorMessage />
        </>
      ) : (
        <LoadedImport key={id} id={id} />
      )}
    </div>
  );
}

function LoadedImport({ id }: { id: number }): ReactNode {
  const t = useText();
  const { data, error, refetch, isFetching } = useWishlist(id);
  if (data) return <ImportSteps wishlist={data.record} />;
  return (
    <>
      <BackLink to={paths.wishlist(id)}>{t('import.back')}</BackLink>
      {error ? (
        <WishlistErrorMessage error={error} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Spinner label={t('app.loading')} />
      )}
    </>
  );
}
