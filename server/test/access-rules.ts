import { calls, type ApiOperation } from '@wishwell/contract/calls.ts';
import { actors, type Actor } from './world.ts';

// Expected status of each operation (`calls`) for each caller (docs/specification.md §10). `on` names the
// records in the request; `like` names a record that does not exist. Requests for both must get the same 404:
// a caller must not learn whether a record exists. world.ts defines callers and records; access-requests.ts
// and access-others.ts define requests.
const accessRuleTable = `
owner sharee friend asked asker stranger staff superuser inactive unfinished anonymous guest forged expired like               on calls
200   200    200    200   200   200      200   200       403      201        401       401   401    401     -                  own-identity createUser
200   403    403    403   403   403      403   403       403      403        401       401   401    401     -                  owners-identity createUser
403   403    403    403   403   403      403   403       403      201        201       201   401    401     -                  unfinished-identity createUser
400   400    400    400   400   400      400   400       400      400        400       400   401    401     -                  flags createUser
200   200    200    200   200   200      200   200       403      404        401       401   401    401     -                  own-uid getUserByUid
200   404    404    404   404   404      404   200       403      404        401       401   401    401     unknown-uid        owners-uid getUserByUid
404   404    404    404   404   404      404   404       403      404        401       401   401    401     -                  unknown-uid getUserByUid
200   200    200    200   200   200      200   200       403      403        401       401   401    401     -                  - updateProfile,listWishlists,previewItem,listFriends,listSuggestions,listGifts,listGiftBudgets,findMergeableGuest,mergeGuest
400   400    400    400   400   400      400   400       403      403        401       401   401    401     -                  flags updateProfile
403   403    403    403   403   403      403   200       403      403        401       401   401    401     -                  - listUsers,listBugReports,countOpenBugReports
201   201    201    201   201   201      201   201       403      403        401       401   401    401     -                  - createWishlist,createGift,createBugReport
201   403    403    403   403   403      403   403       403      403        401       401   401    401     -                  owners-name createWishlist
201   400    400    400   400   400      400   400       403      403        401       401   401    401     -                  shared-with-friend createWishlist
200   404    404    404   404   404      404   404       403      403        401       401   401    401     missing-list       public-list,shared-list,private-list getWishlist,updateWishlist,listShareLinks
404   404    404    404   404   404      404   404       403      403        401       401   401    401     missing-list       deleted-list,inactives-list getWishlist,updateWishlist,deleteWishlist,addItem,listShareLinks,createShareLink,addItems,duplicateWishlist
404   404    404    404   404   200      404   404       403      403        401       401   401    401     missing-list       strangers-list getWishlist,updateWishlist,listShareLinks
404   404    404    404   404   404      404   404       403      403        401       401   401    401     -                  missing-list getWishlist,updateWishlist,deleteWishlist,addItem,getFriendWishlist,addIdea,listShareLinks,createShareLink,addItems,duplicateWishlist
403   403    403    403   403   404      403   403       403      403        401       401   401    401     -                  given-to-stranger updateWishlist
200   400    400    400   400   400      400   400       403      403        401       401   401    401     -                  shared-with-friend updateWishlist
400   400    400    400   400   400      400   400       403      403        401       401   401    401     -                  shared-with-stranger updateWishlist
204   404    404    404   404   404      404   404       403      403        401       401   401    401     missing-list       public-list,shared-list,private-list deleteWishlist
404   404    404    404   404   204      404   404       403      403        401       401   401    401     missing-list       strangers-list deleteWishlist
201   404    404    404   404   404      404   404       403      403        401       401   401    401     missing-list       public-list,shared-list,private-list addItem,createShareLink,addItems,duplicateWishlist
404   404    404    404   404   201      404   404       403      403        401       401   401    401     missing-list       strangers-list addItem,createShareLink,addItems,duplicateWishlist
200   404    404    404   404   404      404   404       403      403        401       401   401    401     missing-list       its-list,in-shared-list,in-private-list,move-to-second,move-to-private updateItem
404   404    404    404   404   404      404   404       403      403        401       401   401    401     missing-list       in-deleted-list,in-inactives-list updateItem,deleteItem,changeItemState,placeItem,moveItems,deleteItems
404   404    404    404   404   404      404   404       403      403        401       401   401    401     -                  missing-list,missing-item,move-to-nowhere updateItem
404   404    404    404   404   404      404   404       403      403        401       401   401    401     missing-item       another-list,strangers-item,deleted-item updateItem,deleteItem,changeItemState,placeItem,moveItems,deleteItems
404   404    404    404   404   404      404   404       403      403        401       401   401    401     move-to-nowhere    move-to-strangers,move-to-deleted,move-to-inactives updateItem
204   404    404    404   404   404      404   404       403      403        401       401   401    401     missing-list       its-list,in-shared-list,in-private-list deleteItem,moveItems,deleteItems
404   404    404    404   404   404      404   404       403      403        401       401   401    401     -                  missing-list,missing-item deleteItem,changeItemState,placeItem,moveItems,deleteItems
404   200    200    404   404   404      404   404       403      403        401       401   401    401     nobody             owner getFriend
404   404    404    404   404   404      404   404       403      403        401       401   401    401     nobody             stranger,inactive getFriend
404   404    404    404   404   404      404   404       403      403        401       401   401    401     -                  nobody getFriend,requestFriend,acceptFriend,revokeFriend
400   204    204    204   204   204      204   204       403      403        401       401   401    401     -                  owner requestFriend,revokeFriend
404   404    404    404   404   404      404   404       403      403        401       401   401    401     nobody             inactive requestFriend,acceptFriend,revokeFriend
400   204    204    204   409   409      409   409       403      403        401       401   401    401     -                  owner acceptFriend
404   200    200    404   404   404      404   404       403      403        401       401   401    401     missing-list       public-list getFriendWishlist
404   200    404    404   404   404      404   404       403      403        401       401   401    401     missing-list       shared-list getFriendWishlist
404   404    404    404   404   404      404   404       403      403        401       401   401    401     missing-list       private-list,deleted-list,strangers-list,inactives-list getFriendWishlist,addIdea
403   200    200    404   404   404      404   404       403      403        401       401   401    401     missing            free purchase
403   200    404    404   404   404      404   404       403      403        401       401   401    401     missing            hidden,hidden-taken purchase
403   200    409    404   404   404      404   404       403      403        401       401   401    401     missing            taken purchase
403   404    404    404   404   404      404   404       403      403        401       401   401    401     missing            private purchase
404   404    404    404   404   404      404   404       403      403        401       401   401    401     missing            deleted,of-deleted-list,inactives purchase
404   404    404    404   404   403      404   404       403      403        401       401   401    401     missing            strangers purchase
403   409    409    404   404   404      404   404       403      403        401       401   401    401     missing            switched-off purchase
404   404    404    404   404   404      404   404       403      403        401       401   401    401     -                  missing,release-missing purchase
403   200    200    404   404   404      404   404       403      403        401       401   401    401     release-missing    release-free purchase
403   200    403    404   404   404      404   404       403      403        401       401   401    401     release-missing    release-taken purchase
403   200    404    404   404   404      404   404       403      403        401       401   401    401     release-missing    release-hidden-taken purchase
403   404    404    404   404   404      404   404       403      403        401       401   401    401     release-missing    release-private purchase
404   404    404    404   404   404      404   404       403      403        401       401   401    401     release-missing    release-deleted,release-of-deleted-list,release-inactives purchase
404   404    404    404   404   403      404   404       403      403        401       401   401    401     release-missing    release-strangers purchase
400   400    400    400   400   400      400   400       403      403        401       401   401    401     -                  for-somebody-else purchase
400   400    400    400   400   400      400   400       403      403        401       401   401    401     -                  for-stranger createGift,setGiftBudget
204   204    204    204   204   204      204   204       403      403        401       401   401    401     -                  - setGiftBudget
404   200    404    404   404   404      404   404       403      403        401       401   401    401     missing-gift       sharees-gift updateGift
404   404    404    404   404   404      404   404       403      403        401       401   401    401     -                  missing-gift updateGift,deleteGift
404   204    404    404   404   404      404   404       403      403        401       401   401    401     missing-gift       sharees-gift deleteGift
404   201    201    404   404   404      404   404       403      403        401       401   401    401     missing-list       public-list addIdea
404   201    404    404   404   404      404   404       403      403        401       401   401    401     missing-list       shared-list addIdea
404   204    404    404   404   404      404   404       403      403        401       401   401    401     missing-idea       sharees-idea deleteIdea
404   404    404    404   404   404      404   404       403      403        401       401   401    401     -                  missing-idea deleteIdea
204   404    404    404   404   404      404   404       403      403        401       401   401    401     missing-link       its-link deleteShareLink
404   404    404    404   404   404      404   404       403      403        401       401   401    401     missing-link       link-of-another-list,strangers-link deleteShareLink
404   404    404    404   404   204      404   404       403      403        401       401   401    401     missing-lists-link link-of-strangers-list deleteShareLink
404   404    404    404   404   404      404   404       403      403        401       401   401    401     -                  missing-lists-link,missing-link deleteShareLink
200   200    200    200   200   200      200   200       403      200        200       200   401    401     missing-link       public-link,private-link,reading-link,giving getSharedWishlist
404   404    404    404   404   404      404   404       403      404        404       404   401    401     missing-link       expired-link,inactives-link getSharedWishlist,purchaseShared
404   404    404    404   404   404      404   404       403      404        404       404   401    401     -                  missing-link getSharedWishlist,purchaseShared
403   200    200    200   200   200      200   200       403      200        200       200   401    401     missing-item       free purchaseShared
403   200    409    409   409   409      409   409       403      409        409       409   401    401     missing-item       taken purchaseShared
403   409    409    409   409   409      409   409       403      409        409       200   401    401     missing-item       guests purchaseShared
403   409    409    409   409   409      409   409       403      409        409       409   401    401     missing-item       switched-off purchaseShared
403   200    200    200   200   200      200   200       403      403        403       200   401    401     missing-item       release-free purchaseShared
403   200    403    403   403   403      403   403       403      403        403       403   401    401     missing-item       release-taken purchaseShared
403   403    403    403   403   403      403   403       403      403        403       200   401    401     missing-item       release-guests purchaseShared
403   403    403    403   403   403      403   403       403      403        403       403   401    401     missing-item       reading-link purchaseShared
403   404    404    404   404   404      404   404       403      404        404       404   401    401     missing-item       of-another-list purchaseShared
403   404    404    404   404   404      404   404       403      404        404       404   401    401     -                  missing-item purchaseShared
403   403    403    403   403   403      403   403       403      403        403       403   401    401     -                  from-another-site purchaseShared,releaseAsGuest,rememberGuest,deleteGuest,blockInvitationMails
200   200    200    200   200   200      200   200       403      200        200       200   401    401     missing-guest      guest getGuest
404   404    404    404   404   404      404   404       403      404        404       404   401    401     -                  missing-guest getGuest,releaseAsGuest
200   200    200    200   200   200      200   200       403      200        200       200   401    401     missing-guest      guest,of-another releaseAsGuest
400   400    400    400   400   400      400   400       403      400        400       400   401    401     -                  claims releaseAsGuest
204   204    204    204   204   204      204   204       204      204        204       204   401    401     missing-guest      guest rememberGuest,deleteGuest
404   404    404    404   404   404      404   404       404      404        404       404   401    401     -                  missing-guest rememberGuest,deleteGuest
403   403    403    403   403   403      403   403       403      403        401       401   401    401     -                  from-another-site mergeGuest
201   201    201    201   201   201      201   201       403      403        401       401   401    401     -                  -,by-mail createInvitation
200   200    200    200   200   200      200   200       403      200        200       200   401    401     missing-invitation owners-invitation,operators-invitation getInvitation
410   410    410    410   410   410      410   410       403      410        410       410   401    401     missing-invitation used-invitation,expired-invitation getInvitation
404   404    404    404   404   404      404   404       403      404        404       404   401    401     missing-invitation inactives-invitation getInvitation
404   404    404    404   404   404      404   404       404      404        404       404   401    401     -                  missing-invitation blockInvitationMails
404   404    404    404   404   404      404   404       403      404        404       404   401    401     -                  missing-invitation getInvitation
400   409    409    204   204   204      204   204       403      403        401       401   401    401     missing-invitation owners-invitation acceptInvitation
204   204    204    204   204   204      204   204       403      403        401       401   401    401     missing-invitation operators-invitation acceptInvitation
400   409    409    403   403   204      403   403       403      403        401       401   401    401     missing-invitation strangers-invitation acceptInvitation
400   204    410    410   410   410      410   410       403      403        401       401   401    401     missing-invitation used-invitation acceptInvitation
400   410    410    410   410   410      410   410       403      403        401       401   401    401     missing-invitation expired-invitation acceptInvitation
404   404    404    404   404   404      404   404       403      403        401       401   401    401     missing-invitation inactives-invitation acceptInvitation
404   404    404    404   404   404      404   404       403      403        401       401   401    401     -                  missing-invitation acceptInvitation
204   204    204    204   204   204      204   204       204      204        204       204   401    401     missing-invitation strangers-invitation,owners-invitation blockInvitationMails
400   400    400    400   400   400      400   400       403      403        401       401   401    401     -                  already-resolved createBugReport
403   403    403    403   403   403      403   200       403      403        401       401   401    401     -                  friends-report updateBugReportStatus
403   403    403    403   403   403      403   404       403      403        401       401   401    401     -                  missing-report updateBugReportStatus
200   200    200    200   200   200      200   200       200      200        200       200   200    200     -                  live,live-card getPicture
404   404    404    404   404   404      404   404       404      404        404       404   404    404     missing            live-huge,unsigned,signed-for-another,dead,deleted getPicture
404   404    404    404   404   404      404   404       404      404        404       404   404    404     -                  missing getPicture
200   200    200    200   200   200      200   200       200      200        200       200   200    200     -                  - getHealth,getReadiness,signUp,signOut,listSigningKeys,readDocument,readDocs,readDocsFile
409   409    409    409   409   409      409   409       409      409        409       409   409    409     -                  taken-address signUp
403   403    403    403   403   403      403   403       403      403        403       403   403    403     -                  from-another-site signUp,signIn,signOut,renameIdentity,changePassword,requestPasswordReset,resetPassword,startGoogle
200   200    200    200   200   200      200   200       403      200        200       200   200    200     -                  right-password signIn
401   401    401    401   401   401      401   401       401      401        401       401   401    401     -                  wrong-password signIn,changePassword
200   200    200    200   200   200      200   200       403      200        401       401   401    401     -                  - renameIdentity,getToken
200   200    200    200   200   200      200   200       200      200        200       200   200    200     -                  own-address,unknown-address requestPasswordReset
400   400    400    400   400   400      400   400       400      400        400       400   400    400     -                  invented-link resetPassword
302   302    302    302   302   302      302   302       302      302        302       302   302    302     -                  - startGoogle
400   400    400    400   400   400      400   400       400      400        400       400   400    400     -                  - finishGoogle
404   404    404    404   404   404      404   404       404      404        404       404   404    404     -                  - unknownPath,unknownIdentityPath
200   404    404    404   404   404      404   404       403      403        401       401   401    401     missing-list       its-list,in-shared-list,in-private-list changeItemState,placeItem
404   404    404    404   404   404      404   404       403      403        401       401   401    401     missing-item       strangers-item,own-item copyItem
404   404    404    404   404   404      404   404       403      403        401       401   401    401     -                  missing-item,missing-list copyItem`;

export interface AccessRule {
  /** Name of the operation: its `operationId` in the OpenAPI document, or a name in access-others.ts. */
  name: string;
  call: ApiOperation | undefined;
  on: string;
  like: string | undefined;
  expected: Readonly<Record<Actor, number>>;
}

/** Parses the table of access rules. Throws if a row is incomplete. */
export function parseAccessRules(): AccessRule[] {
  const [head = [], ...rows] = accessRuleTable
    .trim()
    .split('\n')
    .map((line) => line.split(/ +/));
  if (head.slice(0, actors.length).join() !== actors.join()) throw new Error('The columns are not the actors');
  const byName = new Map<string, ApiOperation>(Object.entries(calls));
  return rows.flatMap((cells) => {
    const [like, on = '', names = ''] = cells.slice(actors.length);
    if (cells.length !== head.length) throw new Error(`${names} ${on} is no rule`);
    const expected = Object.fromEntries(
      actors.map((actor, at) => [actor, Number(cells[at])]),
    ) as AccessRule['expected'];
    const rules = on.split(',').map((one) => ({ on: one, like: like === '-' ? undefined : like, expected }));
    return names.split(',').flatMap((name) => rules.map((rule) => ({ name, call: byName.get(name), ...rule })));
  });
}
