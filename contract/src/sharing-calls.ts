import * as v from 'valibot';
import { endpoints } from './endpoints.ts';
import { idText, linkToken, asMessageId } from './fields.ts';
import {
  CreatedInvitation,
  Guest,
  Invitation,
  MergeableGuest,
  NewInvitation,
  NewShareLink,
  SharedPurchase,
  SharedPurchaseResult,
  SharedQuery,
  SharedWishlist,
  ShareLink,
} from './sharing.ts';

const idParams = v.strictObject({ id: idText });
const tokenParams = v.strictObject({ token: linkToken });
const tokenAndItemParams = v.strictObject({ token: linkToken, itemId: idText });

/** Operations on share links, guests and invitations. They are part of `calls`. */
export const sharingCalls = {
  listShareLinks: {
    summary: "Returns the share links of one of the caller's lists, newest first.",
    ...endpoints.listShareLinks,
    who: 'user',
    status: 200,
    params: idParams,
    response: v.array(ShareLink),
  },
  createShareLink: {
    summary: 'Creates a share link. Its visitors see the list, even a private one, without an account.',
    ...endpoints.createShareLink,
    who: 'user',
    status: 201,
    params: idParams,
    body: NewShareLink,
    response: ShareLink,
  },
  deleteShareLink: {
    summary: 'Revokes a share link. Claims made through it stay.',
    ...endpoints.deleteShareLink,
    who: 'user',
    status: 204,
    params: v.strictObject({ id: idText, linkId: idText }),
  },
  getSharedWishlist: {
    summary: 'Returns the list behind a share link. Claims show only with `giving`, and never to the owner.',
    ...endpoints.getSharedWishlist,
    who: 'visitor',
    status: 200,
    params: tokenParams,
    query: SharedQuery,
    response: SharedWishlist,
  },
  purchaseShared: {
    summary: 'Claims or releases an item behind a share link, as the signed-in user or as a guest.',
    ...endpoints.purchaseShared,
    who: 'visitor',
    status: 200,
    params: tokenAndItemParams,
    body: SharedPurchase,
    response: SharedPurchaseResult,
  },
  getGuest: {
    summary: "Returns a guest's gifts by the token of the personal link.",
    ...endpoints.getGuest,
    who: 'visitor',
    status: 200,
    params: tokenParams,
    response: Guest,
  },
  releaseAsGuest: {
    summary: "Releases one of a guest's claims by the token of the personal link.",
    ...endpoints.releaseAsGuest,
    who: 'visitor',
    status: 200,
    params: tokenAndItemParams,
    body: v.strictObject({ purchased: v.literal(false, asMessageId('error.onlyRelease')) }),
    response: Guest,
  },
  rememberGuest: {
    summary: "Makes this browser the guest's, so that an account can take over their claims.",
    ...endpoints.rememberGuest,
    who: 'anyone',
    status: 204,
    params: tokenParams,
  },
  deleteGuest: {
    summary: 'Deletes a guest and releases their claims.',
    ...endpoints.deleteGuest,
    who: 'anyone',
    status: 204,
    params: tokenParams,
  },
  findMergeableGuest: {
    summary: "Returns how many claims of this browser's guest the caller could take over.",
    ...endpoints.findMergeableGuest,
    who: 'user',
    status: 200,
    response: MergeableGuest,
  },
  mergeGuest: {
    summary: "Moves the claims of this browser's guest to the caller's account, except those on own lists.",
    ...endpoints.mergeGuest,
    who: 'user',
    status: 200,
    response: MergeableGuest,
  },
  createInvitation: {
    summary: 'Creates an invitation for one person, and mails it if an e-mail address is given.',
    ...endpoints.createInvitation,
    who: 'user',
    status: 201,
    body: NewInvitation,
    response: CreatedInvitation,
  },
  getInvitation: {
    summary: 'Returns who sent an invitation.',
    ...endpoints.getInvitation,
    who: 'anyone',
    status: 200,
    params: tokenParams,
    response: Invitation,
  },
  acceptInvitation: {
    summary: 'Uses an invitation: its sender becomes a pending friend request to the caller.',
    ...endpoints.acceptInvitation,
    who: 'user',
    status: 204,
    params: tokenParams,
  },
  refuseInvitationMails: {
    summary: 'Stops all invitation mails to the address of a mailed invitation.',
    ...endpoints.refuseInvitationMails,
    who: 'anyone',
    status: 204,
    params: tokenParams,
  },
} as const;
