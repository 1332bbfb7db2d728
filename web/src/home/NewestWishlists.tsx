import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Friend } from '../api/friends.ts';
import { firstPageOfFriendsQuery } from '../api/friends.ts';
import { embeddedQueryDataMaxAgeMs } from '../api/list-query.ts';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import { Grid } from '../ui/Grid.tsx';
import { SectionHeading } from '../ui/PageHeading.tsx';
import { WishlistCard } from '../wishlists/WishlistCard.tsx';
import styles from './HomePage.module.css';

const maxShownLists = 8;

/** Returns the newest wishlists of all `friends`. Each wishlist includes its owner. */
const listNewestWishlists = (friends: readonly Friend[]) =>
  friends
    .flatMap((owner) => owner.wishlists.map((wishlist) => ({ wishlist, owner })))
    .toSorted((a, b) => b.wishlist.createdAt.localeCompare(a.wishlist.createdAt))
    .slice(0, maxShownLists);

/**
 * Shows the newest wishlists of friends. Renders nothing if there are none. Considers only the friends on the
 * first page of the friends query.
 */
export function NewestWishlists(): ReactNode {
  const t = useText();
  const friends = useQuery({ ...firstPageOfFriendsQuery, staleTime: embeddedQueryDataMaxAgeMs });
  const lists = listNewestWishlists(friends.data?.data ?? []);
  if (lists.length === 0) return null;
  return (
    <section className={styles.section}>
      <SectionHeading title={t('home.newest')} />
      <Grid columns={4} className={styles.covers}>
        {lists.map(({ wishlist, owner }, index) => (
          <li key={wishlist.id}>
            <WishlistCard
              wishlist={wishlist}
              owner={owner}
              to={paths.friendWishlist(wishlist.id)}
              isFirst={index < 2}
            />
          </li>
        ))}
      </Grid>
    </section>
  );
}
