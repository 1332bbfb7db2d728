import { presses, type Screen } from './screen.ts';
import type { WorldIds } from './world-ids.ts';

const gridScreens = ({ ownList }: WorldIds): readonly Screen[] => [
  { name: 'wishlists-full', who: 'mara', path: '/mywishlists' },
  { name: 'wishlists-empty', who: 'newcomer', path: '/mywishlists' },
  {
    name: 'wishlists-loading',
    who: 'mara',
    path: '/mywishlists',
    stubs: [{ address: 'mywishlists', answer: 'hold' }],
    until: 'My Wishlists',
  },
  {
    name: 'wishlists-error',
    who: 'mara',
    path: '/mywishlists',
    stubs: [{ address: 'mywishlists', answer: 'fail' }],
    until: 'Retry',
  },
  {
    name: 'wishlists-create',
    who: 'mara',
    path: '/mywishlists?new',
    windowOnly: true,
    until: 'Create Wishlist',
  },
  {
    name: 'wishlists-create-invalid',
    who: 'mara',
    path: '/mywishlists?new',
    windowOnly: true,
    act: (page) => page.getByRole('dialog').getByRole('button', { name: 'Create' }).click(),
    until: 'Title is required',
  },
  {
    name: 'wishlists-delete',
    who: 'mara',
    path: `/mywishlists?delete=${ownList}`,
    windowOnly: true,
    until: 'cannot be undone',
  },
];

const dialogScreens = ({ ownList, ownItem, privateList }: WorldIds): readonly Screen[] => [
  { name: 'wishlist-item', who: 'mara', path: `/mywishlists/${ownList}?item=${ownItem}`, windowOnly: true },
  { name: 'wishlist-add-item', who: 'mara', path: `/mywishlists/${ownList}?new`, windowOnly: true },
  {
    name: 'wishlist-add-item-invalid',
    who: 'mara',
    path: `/mywishlists/${ownList}?new`,
    windowOnly: true,
    act: async (page) => {
      await page.getByRole('dialog').getByLabel('Price').fill('-3');
      await page.getByRole('dialog').getByRole('button', { name: 'Add Item' }).click();
    },
    until: 'Name is required',
  },
  { name: 'wishlist-edit-item', who: 'mara', path: `/mywishlists/${ownList}?edit=${ownItem}`, windowOnly: true },
  { name: 'wishlist-delete-item', who: 'mara', path: `/mywishlists/${ownList}?delete=${ownItem}`, windowOnly: true },
  { name: 'wishlist-edit', who: 'mara', path: `/mywishlists/${privateList}?edit-list`, windowOnly: true },
  {
    name: 'wishlist-edit-leave',
    who: 'mara',
    path: `/mywishlists/${privateList}?edit-list`,
    windowOnly: true,
    act: async (page) => {
      await page.getByRole('dialog').getByLabel('Title').fill('Something else');
      await page.keyboard.press('Escape');
    },
    until: 'Leave without saving?',
  },
  {
    name: 'wishlist-edit-failed',
    who: 'mara',
    path: `/mywishlists/${privateList}?edit-list`,
    windowOnly: true,
    stubs: [{ address: 'mywishlists/*', method: 'PUT', answer: 'fail' }],
    act: presses('Save'),
    until: 'Failed to update wishlist',
  },
];

export const wishlistScreens = (ids: WorldIds): readonly Screen[] => [
  ...gridScreens(ids),
  { name: 'wishlist-full', who: 'mara', path: `/mywishlists/${ids.ownList}` },
  { name: 'wishlist-private', who: 'mara', path: `/mywishlists/${ids.privateList}` },
  { name: 'wishlist-empty', who: 'other', path: `/mywishlists/${ids.emptyList}` },
  {
    name: 'wishlist-loading',
    who: 'mara',
    path: `/mywishlists/${ids.ownList}`,
    stubs: [{ address: 'mywishlists/*', answer: 'hold' }],
    until: 'Loading...',
  },
  {
    name: 'wishlist-error',
    who: 'mara',
    path: `/mywishlists/${ids.ownList}`,
    stubs: [{ address: 'mywishlists/*', answer: 'fail' }],
    until: 'Retry',
  },
  { name: 'wishlist-missing', who: 'mara', path: '/mywishlists/999999', until: 'Wishlist not found' },
  ...dialogScreens(ids),
];
