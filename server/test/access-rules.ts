import { calls, type Call } from '@wishwell/contract/calls.ts';
import { itemAccessRuleTable } from './access-item-rules.ts';
import { actors, type Actor } from './world.ts';

// Table of the expected status of each operation for each caller (docs/specification.md §10). `on` names the
// record or situation. A 404 must not reveal that a record exists: `like` names the row for a missing record,
// whose 404 response must be exactly the same. world.ts defines people and records; access-requests.ts and
// access-others.ts define the requests.
const accessRuleTable = `
call                   on                       like                owner  sharee  friend  asked  asker  stranger  staff  superuser  inactive  unfinished  anonymous  guest  forged  expired
createUser             own-identity             -                   200    200     200     200    200    200       200    200        403       201         401        401    401     401
createUser             owners-identity          -                   200    403     403     403    403    403       403    403        403       403         401        401    401     401
createUser             unfinished-identity      -                   403    403     403     403    403    403       403    403        403       201         201        201    401     401
createUser             flags                    -                   400    400     400     400    400    400       400    400        400       400         400        400    401     401
getUserByUid           own-uid                  -                   200    200     200     200    200    200       200    200        403       404         401        401    401     401
getUserByUid           owners-uid               unknown-uid         200    404     404     404    404    404       404    200        403       404         401        401    401     401
getUserByUid           unknown-uid              -                   404    404     404     404    404    404       404    404        403       404         401        401    401     401
updateProfile          -                        -                   200    200     200     200    200    200       200    200        403       403         401        401    401     401
updateProfile          flags                    -                   400    400     400     400    400    400       400    400        403       403         401        401    401     401
listUsers              -                        -                   403    403     403     403    403    403       403    200        403       403         401        401    401     401
listWishlists          -                        -                   200    200     200     200    200    200       200    200        403       403         401        401    401     401
createWishlist         -                        -                   201    201     201     201    201    201       201    201        403       403         401        401    401     401
createWishlist         owners-name              -                   201    403     403     403    403    403       403    403        403       403         401        401    401     401
createWishlist         shared-with-friend       -                   201    400     400     400    400    400       400    400        403       403         401        401    401     401
getWishlist            public-list              missing-list        200    404     404     404    404    404       404    404        403       403         401        401    401     401
getWishlist            shared-list              missing-list        200    404     404     404    404    404       404    404        403       403         401        401    401     401
getWishlist            private-list             missing-list        200    404     404     404    404    404       404    404        403       403         401        401    401     401
getWishlist            deleted-list             missing-list        404    404     404     404    404    404       404    404        403       403         401        401    401     401
getWishlist            inactives-list           missing-list        404    404     404     404    404    404       404    404        403       403         401        401    401     401
getWishlist            strangers-list           missing-list        404    404     404     404    404    200       404    404        403       403         401        401    401     401
getWishlist            missing-list             -                   404    404     404     404    404    404       404    404        403       403         401        401    401     401
updateWishlist         public-list              missing-list        200    404     404     404    404    404       404    404        403       403         401        401    401     401
updateWishlist         shared-list              missing-list        200    404     404     404    404    404       404    404        403       403         401        401    401     401
updateWishlist         private-list             missing-list        200    404     404     404    404    404       404    404        403       403         401        401    401     401
updateWishlist         deleted-list             missing-list        404    404     404     404    404    404       404    404        403       403         401        401    401     401
updateWishlist         inactives-list           missing-list        404    404     404     404    404    404       404    404        403       403         401        401    401     401
updateWishlist         missing-list             -                   404    404     404     404    404    404       404    404        403       403         401        401    401     401
updateWishlist         strangers-list           missing-list        404    404     404     404    404    200       404    404        403       403         401        401    401     401
updateWishlist         given-to-stranger        -                   403    403     403     403    403    404       403    403        403       403         401        401    401     401
updateWishlist         shared-with-friend       -                   200    400     400     400    400    400       400    400        403       403         401        401    401     401
updateWishlist         shared-with-stranger     -                   400    400     400     400    400    400       400    400        403       403         401        401    401     401
deleteWishlist         public-list              missing-list        204    404     404     404    404    404       404    404        403       403         401        401    401     401
deleteWishlist         shared-list              missing-list        204    404     404     404    404    404       404    404        403       403         401        401    401     401
deleteWishlist         private-list             missing-list        204    404     404     404    404    404       404    404        403       403         401        401    401     401
deleteWishlist         deleted-list             missing-list        404    404     404     404    404    404       404    404        403       403         401        401    401     401
deleteWishlist         inactives-list           missing-list        404    404     404     404    404    404       404    404        403       403         401        401    401     401
deleteWishlist         strangers-list           missing-list        404    404     404     404    404    204       404    404        403       403         401        401    401     401
deleteWishlist         missing-list             -                   404    404     404     404    404    404       404    404        403       403         401        401    401     401
addItem                public-list              missing-list        201    404     404     404    404    404       404    404        403       403         401        401    401     401
addItem                shared-list              missing-list        201    404     404     404    404    404       404    404        403       403         401        401    401     401
addItem                private-list             missing-list        201    404     404     404    404    404       404    404        403       403         401        401    401     401
addItem                deleted-list             missing-list        404    404     404     404    404    404       404    404        403       403         401        401    401     401
addItem                inactives-list           missing-list        404    404     404     404    404    404       404    404        403       403         401        401    401     401
addItem                strangers-list           missing-list        404    404     404     404    404    201       404    404        403       403         401        401    401     401
addItem                missing-list             -                   404    404     404     404    404    404       404    404        403       403         401        401    401     401
updateItem             its-list                 missing-list        200    404     404     404    404    404       404    404        403       403         401        401    401     401
updateItem             in-shared-list           missing-list        200    404     404     404    404    404       404    404        403       403         401        401    401     401
updateItem             in-private-list          missing-list        200    404     404     404    404    404       404    404        403       403         401        401    401     401
updateItem             in-deleted-list          missing-list        404    404     404     404    404    404       404    404        403       403         401        401    401     401
updateItem             in-inactives-list        missing-list        404    404     404     404    404    404       404    404        403       403         401        401    401     401
updateItem             missing-list             -                   404    404     404     404    404    404       404    404        403       403         401        401    401     401
updateItem             another-list             missing-item        404    404     404     404    404    404       404    404        403       403         401        401    401     401
updateItem             strangers-item           missing-item        404    404     404     404    404    404       404    404        403       403         401        401    401     401
updateItem             deleted-item             missing-item        404    404     404     404    404    404       404    404        403       403         401        401    401     401
updateItem             missing-item             -                   404    404     404     404    404    404       404    404        403       403         401        401    401     401
updateItem             move-to-second           missing-list        200    404     404     404    404    404       404    404        403       403         401        401    401     401
updateItem             move-to-private          missing-list        200    404     404     404    404    404       404    404        403       403         401        401    401     401
updateItem             move-to-strangers        move-to-nowhere     404    404     404     404    404    404       404    404        403       403         401        401    401     401
updateItem             move-to-deleted          move-to-nowhere     404    404     404     404    404    404       404    404        403       403         401        401    401     401
updateItem             move-to-inactives        move-to-nowhere     404    404     404     404    404    404       404    404        403       403         401        401    401     401
updateItem             move-to-nowhere          -                   404    404     404     404    404    404       404    404        403       403         401        401    401     401
deleteItem             its-list                 missing-list        204    404     404     404    404    404       404    404        403       403         401        401    401     401
deleteItem             in-shared-list           missing-list        204    404     404     404    404    404       404    404        403       403         401        401    401     401
deleteItem             in-private-list          missing-list        204    404     404     404    404    404       404    404        403       403         401        401    401     401
deleteItem             in-deleted-list          missing-list        404    404     404     404    404    404       404    404        403       403         401        401    401     401
deleteItem             in-inactives-list        missing-list        404    404     404     404    404    404       404    404        403       403         401        401    401     401
deleteItem             missing-list             -                   404    404     404     404    404    404       404    404        403       403         401        401    401     401
deleteItem             another-list             missing-item        404    404     404     404    404    404       404    404        403       403         401        401    401     401
deleteItem             strangers-item           missing-item        404    404     404     404    404    404       404    404        403       403         401        401    401     401
deleteItem             deleted-item             missing-item        404    404     404     404    404    404       404    404        403       403         401        401    401     401
deleteItem             missing-item             -                   404    404     404     404    404    404       404    404        403       403         401        401    401     401
previewItem            -                        -                   200    200     200     200    200    200       200    200        403       403         401        401    401     401
listFriends            -                        -                   200    200     200     200    200    200       200    200        403       403         401        401    401     401
listSuggestions        -                        -                   200    200     200     200    200    200       200    200        403       403         401        401    401     401
getFriend              owner                    nobody              404    200     200     404    404    404       404    404        403       403         401        401    401     401
getFriend              stranger                 nobody              404    404     404     404    404    404       404    404        403       403         401        401    401     401
getFriend              inactive                 nobody              404    404     404     404    404    404       404    404        403       403         401        401    401     401
getFriend              nobody                   -                   404    404     404     404    404    404       404    404        403       403         401        401    401     401
requestFriend          owner                    -                   400    204     204     204    204    204       204    204        403       403         401        401    401     401
requestFriend          inactive                 nobody              404    404     404     404    404    404       404    404        403       403         401        401    401     401
requestFriend          nobody                   -                   404    404     404     404    404    404       404    404        403       403         401        401    401     401
acceptFriend           owner                    -                   400    204     204     204    409    409       409    409        403       403         401        401    401     401
acceptFriend           inactive                 nobody              404    404     404     404    404    404       404    404        403       403         401        401    401     401
acceptFriend           nobody                   -                   404    404     404     404    404    404       404    404        403       403         401        401    401     401
revokeFriend           owner                    -                   400    204     204     204    204    204       204    204        403       403         401        401    401     401
revokeFriend           inactive                 nobody              404    404     404     404    404    404       404    404        403       403         401        401    401     401
revokeFriend           nobody                   -                   404    404     404     404    404    404       404    404        403       403         401        401    401     401
getFriendWishlist      public-list              missing-list        404    200     200     404    404    404       404    404        403       403         401        401    401     401
getFriendWishlist      shared-list              missing-list        404    200     404     404    404    404       404    404        403       403         401        401    401     401
getFriendWishlist      private-list             missing-list        404    404     404     404    404    404       404    404        403       403         401        401    401     401
getFriendWishlist      deleted-list             missing-list        404    404     404     404    404    404       404    404        403       403         401        401    401     401
getFriendWishlist      strangers-list           missing-list        404    404     404     404    404    404       404    404        403       403         401        401    401     401
getFriendWishlist      inactives-list           missing-list        404    404     404     404    404    404       404    404        403       403         401        401    401     401
getFriendWishlist      missing-list             -                   404    404     404     404    404    404       404    404        403       403         401        401    401     401
purchase               free                     missing             403    200     200     404    404    404       404    404        403       403         401        401    401     401
purchase               hidden                   missing             403    200     404     404    404    404       404    404        403       403         401        401    401     401
purchase               taken                    missing             403    200     409     404    404    404       404    404        403       403         401        401    401     401
purchase               hidden-taken             missing             403    200     404     404    404    404       404    404        403       403         401        401    401     401
purchase               private                  missing             403    404     404     404    404    404       404    404        403       403         401        401    401     401
purchase               deleted                  missing             404    404     404     404    404    404       404    404        403       403         401        401    401     401
purchase               of-deleted-list          missing             404    404     404     404    404    404       404    404        403       403         401        401    401     401
purchase               strangers                missing             404    404     404     404    404    403       404    404        403       403         401        401    401     401
purchase               switched-off             missing             403    409     409     404    404    404       404    404        403       403         401        401    401     401
purchase               inactives                missing             404    404     404     404    404    404       404    404        403       403         401        401    401     401
purchase               missing                  -                   404    404     404     404    404    404       404    404        403       403         401        401    401     401
purchase               release-free             release-missing     403    200     200     404    404    404       404    404        403       403         401        401    401     401
purchase               release-taken            release-missing     403    200     403     404    404    404       404    404        403       403         401        401    401     401
purchase               release-hidden-taken     release-missing     403    200     404     404    404    404       404    404        403       403         401        401    401     401
purchase               release-private          release-missing     403    404     404     404    404    404       404    404        403       403         401        401    401     401
purchase               release-deleted          release-missing     404    404     404     404    404    404       404    404        403       403         401        401    401     401
purchase               release-of-deleted-list  release-missing     404    404     404     404    404    404       404    404        403       403         401        401    401     401
purchase               release-strangers        release-missing     404    404     404     404    404    403       404    404        403       403         401        401    401     401
purchase               release-inactives        release-missing     404    404     404     404    404    404       404    404        403       403         401        401    401     401
purchase               release-missing          -                   404    404     404     404    404    404       404    404        403       403         401        401    401     401
purchase               for-somebody-else        -                   400    400     400     400    400    400       400    400        403       403         401        401    401     401
listGifts              -                        -                   200    200     200     200    200    200       200    200        403       403         401        401    401     401
createGift             -                        -                   201    201     201     201    201    201       201    201        403       403         401        401    401     401
createGift             for-stranger             -                   400    400     400     400    400    400       400    400        403       403         401        401    401     401
listGiftBudgets        -                        -                   200    200     200     200    200    200       200    200        403       403         401        401    401     401
setGiftBudget          -                        -                   204    204     204     204    204    204       204    204        403       403         401        401    401     401
setGiftBudget          for-stranger             -                   400    400     400     400    400    400       400    400        403       403         401        401    401     401
updateGift             sharees-gift             missing-gift        404    200     404     404    404    404       404    404        403       403         401        401    401     401
updateGift             missing-gift             -                   404    404     404     404    404    404       404    404        403       403         401        401    401     401
deleteGift             sharees-gift             missing-gift        404    204     404     404    404    404       404    404        403       403         401        401    401     401
deleteGift             missing-gift             -                   404    404     404     404    404    404       404    404        403       403         401        401    401     401
addIdea                public-list              missing-list        404    201     201     404    404    404       404    404        403       403         401        401    401     401
addIdea                shared-list              missing-list        404    201     404     404    404    404       404    404        403       403         401        401    401     401
addIdea                private-list             missing-list        404    404     404     404    404    404       404    404        403       403         401        401    401     401
addIdea                deleted-list             missing-list        404    404     404     404    404    404       404    404        403       403         401        401    401     401
addIdea                strangers-list           missing-list        404    404     404     404    404    404       404    404        403       403         401        401    401     401
addIdea                inactives-list           missing-list        404    404     404     404    404    404       404    404        403       403         401        401    401     401
addIdea                missing-list             -                   404    404     404     404    404    404       404    404        403       403         401        401    401     401
deleteIdea             sharees-idea             missing-idea        404    204     404     404    404    404       404    404        403       403         401        401    401     401
deleteIdea             missing-idea             -                   404    404     404     404    404    404       404    404        403       403         401        401    401     401
listShareLinks         public-list              missing-list        200    404     404     404    404    404       404    404        403       403         401        401    401     401
listShareLinks         shared-list              missing-list        200    404     404     404    404    404       404    404        403       403         401        401    401     401
listShareLinks         private-list             missing-list        200    404     404     404    404    404       404    404        403       403         401        401    401     401
listShareLinks         deleted-list             missing-list        404    404     404     404    404    404       404    404        403       403         401        401    401     401
listShareLinks         inactives-list           missing-list        404    404     404     404    404    404       404    404        403       403         401        401    401     401
listShareLinks         strangers-list           missing-list        404    404     404     404    404    200       404    404        403       403         401        401    401     401
listShareLinks         missing-list             -                   404    404     404     404    404    404       404    404        403       403         401        401    401     401
createShareLink        public-list              missing-list        201    404     404     404    404    404       404    404        403       403         401        401    401     401
createShareLink        shared-list              missing-list        201    404     404     404    404    404       404    404        403       403         401        401    401     401
createShareLink        private-list             missing-list        201    404     404     404    404    404       404    404        403       403         401        401    401     401
createShareLink        deleted-list             missing-list        404    404     404     404    404    404       404    404        403       403         401        401    401     401
createShareLink        inactives-list           missing-list        404    404     404     404    404    404       404    404        403       403         401        401    401     401
createShareLink        strangers-list           missing-list        404    404     404     404    404    201       404    404        403       403         401        401    401     401
createShareLink        missing-list             -                   404    404     404     404    404    404       404    404        403       403         401        401    401     401
deleteShareLink        its-link                 missing-link        204    404     404     404    404    404       404    404        403       403         401        401    401     401
deleteShareLink        link-of-another-list     missing-link        404    404     404     404    404    404       404    404        403       403         401        401    401     401
deleteShareLink        strangers-link           missing-link        404    404     404     404    404    404       404    404        403       403         401        401    401     401
deleteShareLink        link-of-strangers-list   missing-lists-link  404    404     404     404    404    204       404    404        403       403         401        401    401     401
deleteShareLink        missing-lists-link       -                   404    404     404     404    404    404       404    404        403       403         401        401    401     401
deleteShareLink        missing-link             -                   404    404     404     404    404    404       404    404        403       403         401        401    401     401
getSharedWishlist      public-link              missing-link        200    200     200     200    200    200       200    200        403       200         200        200    401     401
getSharedWishlist      private-link             missing-link        200    200     200     200    200    200       200    200        403       200         200        200    401     401
getSharedWishlist      reading-link             missing-link        200    200     200     200    200    200       200    200        403       200         200        200    401     401
getSharedWishlist      giving                   missing-link        200    200     200     200    200    200       200    200        403       200         200        200    401     401
getSharedWishlist      expired-link             missing-link        404    404     404     404    404    404       404    404        403       404         404        404    401     401
getSharedWishlist      inactives-link           missing-link        404    404     404     404    404    404       404    404        403       404         404        404    401     401
getSharedWishlist      missing-link             -                   404    404     404     404    404    404       404    404        403       404         404        404    401     401
purchaseShared         free                     missing-item        403    200     200     200    200    200       200    200        403       200         200        200    401     401
purchaseShared         taken                    missing-item        403    200     409     409    409    409       409    409        403       409         409        409    401     401
purchaseShared         guests                   missing-item        403    409     409     409    409    409       409    409        403       409         409        200    401     401
purchaseShared         switched-off             missing-item        403    409     409     409    409    409       409    409        403       409         409        409    401     401
purchaseShared         release-free             missing-item        403    200     200     200    200    200       200    200        403       403         403        200    401     401
purchaseShared         release-taken            missing-item        403    200     403     403    403    403       403    403        403       403         403        403    401     401
purchaseShared         release-guests           missing-item        403    403     403     403    403    403       403    403        403       403         403        200    401     401
purchaseShared         reading-link             missing-item        403    403     403     403    403    403       403    403        403       403         403        403    401     401
purchaseShared         of-another-list          missing-item        403    404     404     404    404    404       404    404        403       404         404        404    401     401
purchaseShared         missing-item             -                   403    404     404     404    404    404       404    404        403       404         404        404    401     401
purchaseShared         expired-link             missing-link        404    404     404     404    404    404       404    404        403       404         404        404    401     401
purchaseShared         inactives-link           missing-link        404    404     404     404    404    404       404    404        403       404         404        404    401     401
purchaseShared         missing-link             -                   404    404     404     404    404    404       404    404        403       404         404        404    401     401
purchaseShared         from-another-site        -                   403    403     403     403    403    403       403    403        403       403         403        403    401     401
getGuest               guest                    missing-guest       200    200     200     200    200    200       200    200        403       200         200        200    401     401
getGuest               missing-guest            -                   404    404     404     404    404    404       404    404        403       404         404        404    401     401
releaseAsGuest         guest                    missing-guest       200    200     200     200    200    200       200    200        403       200         200        200    401     401
releaseAsGuest         missing-guest            -                   404    404     404     404    404    404       404    404        403       404         404        404    401     401
releaseAsGuest         of-another               missing-guest       200    200     200     200    200    200       200    200        403       200         200        200    401     401
releaseAsGuest         claims                   -                   400    400     400     400    400    400       400    400        403       400         400        400    401     401
releaseAsGuest         from-another-site        -                   403    403     403     403    403    403       403    403        403       403         403        403    401     401
rememberGuest          guest                    missing-guest       204    204     204     204    204    204       204    204        204       204         204        204    401     401
rememberGuest          missing-guest            -                   404    404     404     404    404    404       404    404        404       404         404        404    401     401
rememberGuest          from-another-site        -                   403    403     403     403    403    403       403    403        403       403         403        403    401     401
deleteGuest            guest                    missing-guest       204    204     204     204    204    204       204    204        204       204         204        204    401     401
deleteGuest            missing-guest            -                   404    404     404     404    404    404       404    404        404       404         404        404    401     401
deleteGuest            from-another-site        -                   403    403     403     403    403    403       403    403        403       403         403        403    401     401
findMergeableGuest     -                        -                   200    200     200     200    200    200       200    200        403       403         401        401    401     401
mergeGuest             -                        -                   200    200     200     200    200    200       200    200        403       403         401        401    401     401
mergeGuest             from-another-site        -                   403    403     403     403    403    403       403    403        403       403         401        401    401     401
createInvitation       -                        -                   201    201     201     201    201    201       201    201        403       403         401        401    401     401
createInvitation       by-mail                  -                   201    201     201     201    201    201       201    201        403       403         401        401    401     401
getInvitation          owners-invitation        missing-invitation  200    200     200     200    200    200       200    200        200       200         200        200    401     401
getInvitation          operators-invitation     missing-invitation  200    200     200     200    200    200       200    200        200       200         200        200    401     401
getInvitation          used-invitation          missing-invitation  410    410     410     410    410    410       410    410        410       410         410        410    401     401
getInvitation          expired-invitation       missing-invitation  410    410     410     410    410    410       410    410        410       410         410        410    401     401
getInvitation          inactives-invitation     missing-invitation  404    404     404     404    404    404       404    404        404       404         404        404    401     401
getInvitation          missing-invitation       -                   404    404     404     404    404    404       404    404        404       404         404        404    401     401
acceptInvitation       owners-invitation        missing-invitation  400    409     409     204    204    204       204    204        403       403         401        401    401     401
acceptInvitation       operators-invitation     missing-invitation  204    204     204     204    204    204       204    204        403       403         401        401    401     401
acceptInvitation       strangers-invitation     missing-invitation  400    409     409     403    403    204       403    403        403       403         401        401    401     401
acceptInvitation       used-invitation          missing-invitation  400    204     410     410    410    410       410    410        403       403         401        401    401     401
acceptInvitation       expired-invitation       missing-invitation  400    410     410     410    410    410       410    410        403       403         401        401    401     401
acceptInvitation       inactives-invitation     missing-invitation  404    404     404     404    404    404       404    404        403       403         401        401    401     401
acceptInvitation       missing-invitation       -                   404    404     404     404    404    404       404    404        403       403         401        401    401     401
refuseInvitationMails  strangers-invitation     missing-invitation  204    204     204     204    204    204       204    204        204       204         204        204    401     401
refuseInvitationMails  owners-invitation        missing-invitation  204    204     204     204    204    204       204    204        204       204         204        204    401     401
refuseInvitationMails  missing-invitation       -                   404    404     404     404    404    404       404    404        404       404         404        404    401     401
refuseInvitationMails  from-another-site        -                   403    403     403     403    403    403       403    403        403       403         403        403    401     401
createBugReport        -                        -                   201    201     201     201    201    201       201    201        403       403         401        401    401     401
createBugReport        already-resolved         -                   400    400     400     400    400    400       400    400        403       403         401        401    401     401
listBugReports         -                        -                   403    403     403     403    403    403       403    200        403       403         401        401    401     401
countOpenBugReports    -                        -                   403    403     403     403    403    403       403    200        403       403         401        401    401     401
updateBugReportStatus  friends-report           -                   403    403     403     403    403    403       403    200        403       403         401        401    401     401
updateBugReportStatus  missing-report           -                   403    403     403     403    403    403       403    404        403       403         401        401    401     401
getPicture             live                     -                   200    200     200     200    200    200       200    200        200       200         200        200    200     200
getPicture             live-card                -                   200    200     200     200    200    200       200    200        200       200         200        200    200     200
getPicture             live-huge                missing             404    404     404     404    404    404       404    404        404       404         404        404    404     404
getPicture             unsigned                 missing             404    404     404     404    404    404       404    404        404       404         404        404    404     404
getPicture             signed-for-another       missing             404    404     404     404    404    404       404    404        404       404         404        404    404     404
getPicture             dead                     missing             404    404     404     404    404    404       404    404        404       404         404        404    404     404
getPicture             deleted                  missing             404    404     404     404    404    404       404    404        404       404         404        404    404     404
getPicture             missing                  -                   404    404     404     404    404    404       404    404        404       404         404        404    404     404
getHealth              -                        -                   200    200     200     200    200    200       200    200        200       200         200        200    200     200
getReadiness           -                        -                   200    200     200     200    200    200       200    200        200       200         200        200    200     200
signUp                 -                        -                   200    200     200     200    200    200       200    200        200       200         200        200    200     200
signUp                 taken-address            -                   409    409     409     409    409    409       409    409        409       409         409        409    409     409
signUp                 from-another-site        -                   403    403     403     403    403    403       403    403        403       403         403        403    403     403
signIn                 right-password           -                   200    200     200     200    200    200       200    200        403       200         200        200    200     200
signIn                 wrong-password           -                   401    401     401     401    401    401       401    401        401       401         401        401    401     401
signIn                 from-another-site        -                   403    403     403     403    403    403       403    403        403       403         403        403    403     403
signOut                -                        -                   200    200     200     200    200    200       200    200        200       200         200        200    200     200
signOut                from-another-site        -                   403    403     403     403    403    403       403    403        403       403         403        403    403     403
renameIdentity         -                        -                   200    200     200     200    200    200       200    200        403       200         401        401    401     401
renameIdentity         from-another-site        -                   403    403     403     403    403    403       403    403        403       403         403        403    403     403
changePassword         wrong-password           -                   401    401     401     401    401    401       401    401        401       401         401        401    401     401
changePassword         from-another-site        -                   403    403     403     403    403    403       403    403        403       403         403        403    403     403
requestPasswordReset   own-address              -                   200    200     200     200    200    200       200    200        200       200         200        200    200     200
requestPasswordReset   unknown-address          -                   200    200     200     200    200    200       200    200        200       200         200        200    200     200
requestPasswordReset   from-another-site        -                   403    403     403     403    403    403       403    403        403       403         403        403    403     403
resetPassword          invented-link            -                   400    400     400     400    400    400       400    400        400       400         400        400    400     400
resetPassword          from-another-site        -                   403    403     403     403    403    403       403    403        403       403         403        403    403     403
startGoogle            -                        -                   302    302     302     302    302    302       302    302        302       302         302        302    302     302
startGoogle            from-another-site        -                   403    403     403     403    403    403       403    403        403       403         403        403    403     403
finishGoogle           -                        -                   400    400     400     400    400    400       400    400        400       400         400        400    400     400
getToken               -                        -                   200    200     200     200    200    200       200    200        403       200         401        401    401     401
listSigningKeys        -                        -                   200    200     200     200    200    200       200    200        200       200         200        200    200     200
readDocument           -                        -                   200    200     200     200    200    200       200    200        200       200         200        200    200     200
readDocs               -                        -                   200    200     200     200    200    200       200    200        200       200         200        200    200     200
readDocsFile           -                        -                   200    200     200     200    200    200       200    200        200       200         200        200    200     200
unknownPath            -                        -                   404    404     404     404    404    404       404    404        404       404         404        404    404     404
unknownIdentityPath    -                        -                   404    404     404     404    404    404       404    404        404       404         404        404    404     404
${itemAccessRuleTable.trim()}`;

export interface AccessRule {
  /**
   * The `operationId` in the OpenAPI document. For an endpoint outside the document, its name in
   * access-others.ts.
   */
  name: string;
  call: Call | undefined;
  on: string;
  like: string | undefined;
  expected: Readonly<Record<Actor, number>>;
}

/** Parses the table of access rules. Throws if a row is incomplete. */
export function readRules(): AccessRule[] {
  const [head = [], ...rows] = accessRuleTable
    .trim()
    .split('\n')
    .map((line) => line.split(/ +/));
  if (head.slice(3).join() !== actors.join()) throw new Error('The columns are not the actors');
  const byName = new Map<string, Call>(Object.entries(calls));
  return rows.map(([name = '', on = '', like, ...cells]) => {
    if (cells.length !== actors.length) throw new Error(`${name} ${on} is no rule`);
    const expected = Object.fromEntries(actors.map((actor, at) => [actor, Number(cells[at])]));
    const twin = like === '-' ? undefined : like;
    return { name, call: byName.get(name), on, like: twin, expected: expected as AccessRule['expected'] };
  });
}
