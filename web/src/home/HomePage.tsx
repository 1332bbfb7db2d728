import type { ReactNode } from 'react';
import { useReceivedFriendRequestCount } from '../api/suggestions.ts';
import { getFirstName } from '../auth/first-name.ts';
import { useAuthUser } from '../auth/session-context.tsx';
import { useCurrentUser } from '../auth/use-current-user.ts';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { CountBadge } from '../ui/Badge.tsx';
import { Grid } from '../ui/Grid.tsx';
import { FriendsDrawing, OpenGiftDrawing } from '../ui/illustrations/drawings.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { GiftsToBuy } from './GiftsToBuy.tsx';
import { HomeCard } from './HomeCard.tsx';
import { MoveGuestClaimsOffer } from './MoveGuestClaimsOffer.tsx';
import { NewestWishlists } from './NewestWishlists.tsx';
import { ReceivedFriendRequests } from './ReceivedFriendRequests.tsx';
import { ReturnToLastPageLink } from './ReturnToLastPageLink.tsx';
import { StaffAndSuperuserCards } from './StaffAndSuperuserCards.tsx';
import styles from './HomePage.module.css';

/** The page `/`, called Home (docs/specification.md §2). */
export function HomePage(): ReactNode {
  const t = useText();
  const person = useAuthUser();
  const user = useCurrentUser();
  const pending = useReceivedFriendRequestCount(paths.home);
  // Until the user's data has loaded, the page greets the user with the name from the session.
  const name = getFirstName((user ?? person)?.displayName ?? '');
  const title = name ? t('home.welcomeName', { name }) : t('home.welcome');
  return (
    <div className="page">
      <PageHeading title={title} lead={t('home.lead')} />
      <MoveGuestClaimsOffer />
      <ReturnToLastPageLink />
      <ReceivedFriendRequests />
      <Grid columns={3} className={styles.tiles}>
        <HomeCard
          to={paths.wishlists}
          title={t('home.wishlists')}
          text={t('home.wishlistsText')}
          illustration={<OpenGiftDrawing />}
        />
        <HomeCard
          to={paths.profile}
          title={t('home.profile')}
          text={t('home.profileText')}
          illustration={<Avatar color={user?.avatar ?? 'gray'} size={56} />}
        />
        <HomeCard
          to={paths.friends}
          title={t('home.friends')}
          text={t('home.friendsText')}
          illustration={<FriendsDrawing />}
          badge={<CountBadge count={pending} label={t('nav.pending', { count: pending })} />}
        />
        {user && <StaffAndSuperuserCards user={user} />}
      </Grid>
      <GiftsToBuy />
      <NewestWishlists />
    </div>
  );
}
