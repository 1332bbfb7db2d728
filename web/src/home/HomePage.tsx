import type { ReactNode } from 'react';
import { usePendingReceivedCount } from '../api/suggestions.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { FriendsDrawing, OpenGiftDrawing } from '../ui/illustrations/drawings.tsx';
import { paths } from '../paths.ts';
import { useCurrentUser } from '../auth/use-current-user.ts';
import { useText } from '../i18n/use-text.ts';
import { Count } from '../ui/Badge.tsx';
import { Grid } from '../ui/Grid.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { HomeCard } from './HomeCard.tsx';
import { ToolCards } from './ToolCards.tsx';

/** The dashboard (docs/specification.md §2). */
export function HomePage(): ReactNode {
  const t = useText();
  const user = useCurrentUser();
  const pending = usePendingReceivedCount();
  const title = user?.displayName ? t('home.welcomeName', { name: user.displayName }) : t('home.welcome');
  return (
    <div className="page">
      <PageHeading title={title} lead={t('home.lead')} />
      <Grid columns={3}>
        <HomeCard
          to={paths.wishlists}
          title={t('home.wishlists')}
          text={t('home.wishlistsText')}
          picture={<OpenGiftDrawing />}
        />
        <HomeCard
          to={paths.profile}
          title={t('home.profile')}
          text={t('home.profileText')}
          picture={<Avatar color={user?.avatar ?? 'gray'} size={88} />}
        />
        <HomeCard
          to={paths.friends}
          title={t('home.friends')}
          text={t('home.friendsText')}
          picture={<FriendsDrawing />}
          badge={<Count count={pending} label={t('nav.pending', { count: pending })} />}
        />
        {user && <ToolCards user={user} />}
      </Grid>
    </div>
  );
}
