import * as v from 'valibot';
import { endpoints } from './endpoints.ts';
import { idText } from './fields.ts';
import {
  DuplicateWishlist,
  FriendItemChoice,
  ItemChange,
  ItemPlace,
  ItemSelection,
  ItemsToMove,
  ItemStateChange,
  NewItem,
  NewItems,
  OwnItem,
  OwnWishlist,
} from './wishlists.ts';

const wishlistIdParams = v.strictObject({ id: idText });
const wishlistItemParams = v.strictObject({ id: idText, itemId: idText });

/** Operations on the items of the caller's own lists. They are part of `calls`. */
export const itemCalls = {
  addItem: {
    summary: 'Adds an item to a list, with an optional image.',
    ...endpoints.addItem,
    who: 'user',
    status: 201,
    params: wishlistIdParams,
    form: NewItem,
    response: OwnItem,
  },
  updateItem: {
    summary: 'Changes an item or its image, or moves it to another list. Missing fields keep their values.',
    ...endpoints.updateItem,
    who: 'user',
    status: 200,
    params: wishlistIdParams,
    form: ItemChange,
    response: OwnItem,
  },
  deleteItem: {
    summary: 'Deletes an item.',
    ...endpoints.deleteItem,
    who: 'user',
    status: 204,
    params: wishlistItemParams,
  },
  changeItemState: {
    summary: 'Changes the state of an item. Only wanted items reach friends and guests; any state can be undone.',
    ...endpoints.changeItemState,
    who: 'user',
    status: 200,
    params: wishlistItemParams,
    body: ItemStateChange,
    response: OwnItem,
  },
  placeItem: {
    summary: 'Moves an item before another one of its list, or to the end.',
    ...endpoints.placeItem,
    who: 'user',
    status: 200,
    params: wishlistItemParams,
    body: ItemPlace,
    response: OwnItem,
  },
  addItems: {
    summary: 'Adds up to 200 items to a list, all or none. Returns the list.',
    ...endpoints.addItems,
    who: 'user',
    status: 201,
    params: wishlistIdParams,
    body: NewItems,
    response: OwnWishlist,
  },
  moveItems: {
    summary: 'Moves up to 200 items to another list, all or none.',
    ...endpoints.moveItems,
    who: 'user',
    status: 204,
    params: wishlistIdParams,
    body: ItemsToMove,
  },
  deleteItems: {
    summary: 'Deletes up to 200 items, all or none.',
    ...endpoints.deleteItems,
    who: 'user',
    status: 204,
    params: wishlistIdParams,
    body: ItemSelection,
  },
  copyItem: {
    summary: "Copies an item of a friend's list, with its image and without its claim.",
    ...endpoints.copyItem,
    who: 'user',
    status: 201,
    params: wishlistIdParams,
    body: FriendItemChoice,
    response: OwnItem,
  },
  duplicateWishlist: {
    summary: 'Creates a private list with copies of the wanted items and drafts of an own list, and without claims.',
    ...endpoints.duplicateWishlist,
    who: 'user',
    status: 201,
    params: wishlistIdParams,
    body: DuplicateWishlist,
    response: OwnWishlist,
  },
} as const;
