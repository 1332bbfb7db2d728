import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useWishlist } from '../api/wishlists.ts';
import { useText } from '../i18n/use-text.ts';
import { parseId } from '../navigation/parse-id.ts';
import { paths } from '../paths.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { WishlistErrorMessage } from '../wishlists/WishlistErrorMessage.tsx';
import { ImportSteps } from './ImportSteps.tsx';

/**
 * The page `/mywishlists/{id}/import`. It adds several items to a list, from a pasted text or from a file.
 */
export function ImportPage(): ReactNode {
  const t = useText();
  const id = parseId(useParams().id);
  return (
    <div className="page">
      <BackLink to={id === undefined ? paths.wishlists : paths.wishlist(id)}>
        {t(id === undefined ? 'wishlists.back' : 'import.back')}
      </BackLink>
      {id === undefined ? <WishlistErrorMessage /> : <LoadedImport key={id} id={id} />}
    </div>
  );
}

function LoadedImport({ id }: { id: number }): ReactNode {
  const t = useText();
  const { data, error, refetch, isFetching } = useWishlist(id);
  if (data) {
    return (
      <>
        <PageHeading title={t('import.title')} pageName={data.record.title} lead={data.record.title} />
        <ImportSteps wishlist={data.record} />
      </>
    );
  }
  if (error) return <WishlistErrorMessage error={error} onRetry={() => void refetch()} busy={isFetching} />;
  return <Spinner label={t('app.loading')} />;
}
