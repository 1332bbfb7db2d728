import type { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import type { MockResponses } from '../testing/open-page.tsx';
import { openPage } from '../testing/open-page.tsx';
import { FriendWishlistPage } from './FriendWishlistPage.tsx';

const basicItemFields = { description: '', url: 'https://www.kiln.example/mug', price: 38, image_url: '' };
export const unclaimedItemFields = {
  ...basicItemFields,
  currency: 'USD',
  most_wanted: false,
  is_available: true,
  wanted: 1,
  free: 1,
  mine: 0,
  purchased: false,
  purchased_by: null,
  idea_by: null,
};
/** Fields of an item in an API response. The user has claimed the only piece of the item. */
export const claimedByMe = { free: 0, mine: 1, purchased: true, purchased_by: 7 };
export const mug = { ...unclaimedItemFields, id: 1, name: 'Mug' };
export const lamp = { ...unclaimedItemFields, id: 2, name: 'Lamp' };
export const vinyl = { ...unclaimedItemFields, id: 3, name: 'Vinyl', is_available: false };

export const friendWishlist = {
  id: 3,
  title: 'Cosy winter things',
  description: '',
  is_public: true,
  owner_id: 9,
  shared_with_ids: [],
  created_at: '2026-11-01T10:00:00.000Z',
  owner: { id: 9, display_name: 'Mara', avatar: 'orange' },
  show_claims: 'never',
  shows_claims_from: null,
  takes_ideas: true,
  items: [mug, lamp, vinyl],
};

export const openFriendWishlist = (responses: MockResponses, client?: QueryClient): void =>
  openPage(
    FriendWishlistPage,
    '/friendwishlists/:id',
    '/friendwishlists/3',
    { 'GET /api/friendwishlists/3': () => friendWishlist, ...responses },
    client,
  );

export const findCard = async (name: string) => {
  const item = (await screen.findByRole('heading', { name })).closest<HTMLElement>('li, [role="listitem"]');
  if (!item) throw new Error(`There is no card of ${name}`);
  return within(item);
};
