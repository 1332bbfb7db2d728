/**
 * Further rows of the table in access-rules.ts. They cover operations on the state and position of items, and
 * operations on several items.
 */
export const itemAccessRuleTable = `
changeItemState        its-list                 missing-list        200    404     404     404    404    404       404    404        403       403         401        401    401     401
changeItemState        in-shared-list           missing-list        200    404     404     404    404    404       404    404        403       403         401        401    401     401
changeItemState        in-private-list          missing-list        200    404     404     404    404    404       404    404        403       403         401        401    401     401
changeItemState        in-deleted-list          missing-list        404    404     404     404    404    404       404    404        403       403         401        401    401     401
changeItemState        in-inactives-list        missing-list        404    404     404     404    404    404       404    404        403       403         401        401    401     401
changeItemState        missing-list             -                   404    404     404     404    404    404       404    404        403       403         401        401    401     401
changeItemState        another-list             missing-item        404    404     404     404    404    404       404    404        403       403         401        401    401     401
changeItemState        strangers-item           missing-item        404    404     404     404    404    404       404    404        403       403         401        401    401     401
changeItemState        deleted-item             missing-item        404    404     404     404    404    404       404    404        403       403         401        401    401     401
changeItemState        missing-item             -                   404    404     404     404    404    404       404    404        403       403         401        401    401     401
placeItem              its-list                 missing-list        200    404     404     404    404    404       404    404        403       403         401        401    401     401
placeItem              in-shared-list           missing-list        200    404     404     404    404    404       404    404        403       403         401        401    401     401
placeItem              in-private-list          missing-list        200    404     404     404    404    404       404    404        403       403         401        401    401     401
placeItem              in-deleted-list          missing-list        404    404     404     404    404    404       404    404        403       403         401        401    401     401
placeItem              in-inactives-list        missing-list        404    404     404     404    404    404       404    404        403       403         401        401    401     401
placeItem              missing-list             -                   404    404     404     404    404    404       404    404        403       403         401        401    401     401
placeItem              another-list             missing-item        404    404     404     404    404    404       404    404        403       403         401        401    401     401
placeItem              strangers-item           missing-item        404    404     404     404    404    404       404    404        403       403         401        401    401     401
placeItem              deleted-item             missing-item        404    404     404     404    404    404       404    404        403       403         401        401    401     401
placeItem              missing-item             -                   404    404     404     404    404    404       404    404        403       403         401        401    401     401
addItems               public-list              missing-list        201    404     404     404    404    404       404    404        403       403         401        401    401     401
addItems               shared-list              missing-list        201    404     404     404    404    404       404    404        403       403         401        401    401     401
addItems               private-list             missing-list        201    404     404     404    404    404       404    404        403       403         401        401    401     401
addItems               deleted-list             missing-list        404    404     404     404    404    404       404    404        403       403         401        401    401     401
addItems               inactives-list           missing-list        404    404     404     404    404    404       404    404        403       403         401        401    401     401
addItems               strangers-list           missing-list        404    404     404     404    404    201       404    404        403       403         401        401    401     401
addItems               missing-list             -                   404    404     404     404    404    404       404    404        403       403         401        401    401     401
moveItems              its-list                 missing-list        204    404     404     404    404    404       404    404        403       403         401        401    401     401
moveItems              in-shared-list           missing-list        204    404     404     404    404    404       404    404        403       403         401        401    401     401
moveItems              in-private-list          missing-list        204    404     404     404    404    404       404    404        403       403         401        401    401     401
moveItems              in-deleted-list          missing-list        404    404     404     404    404    404       404    404        403       403         401        401    401     401
moveItems              in-inactives-list        missing-list        404    404     404     404    404    404       404    404        403       403         401        401    401     401
moveItems              missing-list             -                   404    404     404     404    404    404       404    404        403       403         401        401    401     401
moveItems              another-list             missing-item        404    404     404     404    404    404       404    404        403       403         401        401    401     401
moveItems              strangers-item           missing-item        404    404     404     404    404    404       404    404        403       403         401        401    401     401
moveItems              deleted-item             missing-item        404    404     404     404    404    404       404    404        403       403         401        401    401     401
moveItems              missing-item             -                   404    404     404     404    404    404       404    404        403       403         401        401    401     401
deleteItems            its-list                 missing-list        204    404     404     404    404    404       404    404        403       403         401        401    401     401
deleteItems            in-shared-list           missing-list        204    404     404     404    404    404       404    404        403       403         401        401    401     401
deleteItems            in-private-list          missing-list        204    404     404     404    404    404       404    404        403       403         401        401    401     401
deleteItems            in-deleted-list          missing-list        404    404     404     404    404    404       404    404        403       403         401        401    401     401
deleteItems            in-inactives-list        missing-list        404    404     404     404    404    404       404    404        403       403         401        401    401     401
deleteItems            missing-list             -                   404    404     404     404    404    404       404    404        403       403         401        401    401     401
deleteItems            another-list             missing-item        404    404     404     404    404    404       404    404        403       403         401        401    401     401
deleteItems            strangers-item           missing-item        404    404     404     404    404    404       404    404        403       403         401        401    401     401
deleteItems            deleted-item             missing-item        404    404     404     404    404    404       404    404        403       403         401        401    401     401
deleteItems            missing-item             -                   404    404     404     404    404    404       404    404        403       403         401        401    401     401
duplicateWishlist      public-list              missing-list        201    404     404     404    404    404       404    404        403       403         401        401    401     401
duplicateWishlist      shared-list              missing-list        201    404     404     404    404    404       404    404        403       403         401        401    401     401
duplicateWishlist      private-list             missing-list        201    404     404     404    404    404       404    404        403       403         401        401    401     401
duplicateWishlist      deleted-list             missing-list        404    404     404     404    404    404       404    404        403       403         401        401    401     401
duplicateWishlist      inactives-list           missing-list        404    404     404     404    404    404       404    404        403       403         401        401    401     401
duplicateWishlist      strangers-list           missing-list        404    404     404     404    404    201       404    404        403       403         401        401    401     401
duplicateWishlist      missing-list             -                   404    404     404     404    404    404       404    404        403       403         401        401    401     401
copyItem               strangers-item           missing-item        404    404     404     404    404    404       404    404        403       403         401        401    401     401
copyItem               own-item                 missing-item        404    404     404     404    404    404       404    404        403       403         401        401    401     401
copyItem               missing-item             -                   404    404     404     404    404    404       404    404        403       403         401        401    401     401
copyItem               missing-list             -                   404    404     404     404    404    404       404    404        403       403         401        401    401     401
`;
