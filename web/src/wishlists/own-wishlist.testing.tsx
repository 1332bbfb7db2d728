import { screen, within } from '@testing-library/react';
import { openPage, type MockResponses } from '../testing/open-page.tsx';
import { OwnWishlistPage } from './OwnWishlistPage.tsx';

export const mug = {
  id: 12,
  name: 'Mug',
  description: 'The tall one',
  url: 'https://www.kiln.example/mug',
  price: 38,
  is_available: true,
  currency: 'USD',
  most_wanted: false,
  state: 'wanted',
  image_url: '',
  wanted: 1,
  purchased: false,
  purchased_by: null,
  givers: null,
};
export const wishlistRecord = {
  id: 5,
  title: 'Winter birthday',
  description: '',
  is_public: false,
  owner_id: 7,
  shared_with_ids: [],
  created_at: '2026-11-01T10:00:00.000Z',
  show_claims: 'never',
  takes_ideas: true,
  items: [{ ...mug, id: 11, name: 'Sold out', is_available: false }, mug],
};

/** The list as it appears in the response of `GET /mywishlists`. */
export const wishlistCard = { ...wishlistRecord, items: undefined, item_count: 2, cover_urls: [] };

export const openWishlistPage = (path: string, responses: MockResponses = {}): void =>
  openPage(OwnWishlistPage, '/mywishlists/:id', path, {
    'GET /api/mywishlists/5': () => wishlistRecord,
    'GET /api/mywishlists': () => [],
    'GET /api/friends': () => [],
    ...responses,
  });

export const getToasts = () => within(screen.getByRole('region', { name: 'Messages' }));
