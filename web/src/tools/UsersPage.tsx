import type { ReactNode } from 'react';
import { isForbiddenOrNotFound, getErrorMessage } from '../api/client.ts';
import { useUsers } from '../api/users.ts';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import { HomeLink } from '../shell/HomeLink.tsx';
import { BackLink } from '../ui/BackLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { NothingFoundDrawing } from '../ui/illustrations/drawings.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { UsersSkeleton } from './UsersSkeleton.tsx';
import { UserTable } from './UserTable.tsx';

/** The page `/superuser-tools/users` (docs/specification.md §2). */
export function UsersPage(): ReactNode {
  const t = useText();
  const { data: users, error, isFetching, refetch } = useUsers();
  return (
    <div className="page">
      <BackLink to={paths.superuserTools}>{t('tools.back')}</BackLink>
      <PageHeading title={t('page.users')} count={users?.length || undefined} />
      {users && users.length > 0 && <UserTable users={users} />}
      {users?.length === 0 && <EmptyState illustration={<NothingFoundDrawing />}>{t('users.none')}</EmptyState>}
      {error && !users && (
        <ErrorState
          reason={getErrorMessage(error, t('users.fetchFailed'))}
          onRetry={isForbiddenOrNotFound(error) ? undefined : () => void refetch()}
          action={<HomeLink />}
          busy={isFetching}
        >
          {t('users.loadFailed')}
        </ErrorState>
      )}
      {!users && !error && <UsersSkeleton />}
    </div>
  );
}
