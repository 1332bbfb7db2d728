import type { Gift } from '@wishwell/contract/gifts.ts';

const ana = { id: 2, display_name: 'Ana', avatar: 'red' as const };

const mugItem: NonNullable<Gift['item']> = {
  id: 31,
  name: 'Mug',
  description: '',
  url: 'https://shop.example/mug',
  price: 38,
  currency: 'USD',
  is_available: true,
  most_wanted: false,
  image_url: '',
  wanted: 1,
  free: 0,
  mine: 1,
  purchased: true,
  purchased_by: 7,
  idea_by: null,
};

/** A sample gift: a mug on the list of the friend Ana, claimed by the user. */
export const mug: Gift = {
  id: 11,
  kind: 'claim',
  stage: 'promised',
  quantity: 1,
  note: '',
  paid: null,
  paid_currency: null,
  order_link: '',
  promised_at: '2026-11-03T10:00:00.000Z',
  for: ana,
  list: { id: 5, title: 'Winter' },
  shows_claims_from: null,
  item: mugItem,
  snapshot: { name: 'Mug', price: 38, currency: 'USD', url: 'https://shop.example/mug', image_url: '' },
  changed: [],
  ended: null,
};

/** A sample gift that is on no wishlist. */
export const tickets: Gift = {
  ...mug,
  id: 12,
  kind: 'own',
  for: { name: 'Grandma' },
  list: null,
  item: null,
  snapshot: { name: 'Tickets', price: 80, currency: 'EUR', url: '', image_url: '' },
};
