import { calls, type Call, type CallName } from '@wishwell/contract/calls.ts';
import { actors, type Actor } from './world.ts';

// Who makes which call on what, and the status of the answer: one row a rule (decisions, "Who sees what").
// The people and things are those of world.ts.
const rules = `
call                  on                     owner sharee friend asked asker stranger staff superuser inactive unfinished anonymous forged
createUser            own-identity           200   200    200    200   200   200      200   200       403      201        401       401
createUser            owners-identity        200   403    403    403   403   403      403   403       403      403        401       401
createUser            unfinished-identity    403   403    403    403   403   403      403   403       403      201        201       401
createUser            flags                  400   400    400    400   400   400      400   400       400      400        400       401
getUserByUid          own-uid                200   200    200    200   200   200      200   200       403      404        401       401
getUserByUid          owners-uid             200   404    404    404   404   404      404   200       403      404        401       401
getUserByUid          unknown-uid            404   404    404    404   404   404      404   404       403      404        401       401
updateProfile         -                      200   200    200    200   200   200      200   200       403      403        401       401
updateProfile         flags                  400   400    400    400   400   400      400   400       403      403        401       401
listUsers             -                      403   403    403    403   403   403      403   200       403      403        401       401
listWishlists         -                      200   200    200    200   200   200      200   200       403      403        401       401
createWishlist        -                      201   201    201    201   201   201      201   201       403      403        401       401
createWishlist        owners-name            201   403    403    403   403   403      403   403       403      403        401       401
createWishlist        shared-with-friend     201   400    400    400   400   400      400   400       403      403        401       401
getWishlist           public-list            200   404    404    404   404   404      404   404       403      403        401       401
getWishlist           private-list           200   404    404    404   404   404      404   404       403      403        401       401
getWishlist           missing-list           404   404    404    404   404   404      404   404       403      403        401       401
updateWishlist        public-list            200   404    404    404   404   404      404   404       403      403        401       401
updateWishlist        private-list           200   404    404    404   404   404      404   404       403      403        401       401
updateWishlist        missing-list           404   404    404    404   404   404      404   404       403      403        401       401
updateWishlist        strangers-list         404   404    404    404   404   200      404   404       403      403        401       401
updateWishlist        given-to-stranger      403   403    403    403   403   404      403   403       403      403        401       401
updateWishlist        shared-with-friend     200   400    400    400   400   400      400   400       403      403        401       401
updateWishlist        shared-with-stranger   400   400    400    400   400   400      400   400       403      403        401       401
deleteWishlist        public-list            204   404    404    404   404   404      404   404       403      403        401       401
deleteWishlist        private-list           204   404    404    404   404   404      404   404       403      403        401       401
deleteWishlist        missing-list           404   404    404    404   404   404      404   404       403      403        401       401
addItem               public-list            201   404    404    404   404   404      404   404       403      403        401       401
addItem               private-list           201   404    404    404   404   404      404   404       403      403        401       401
addItem               missing-list           404   404    404    404   404   404      404   404       403      403        401       401
updateItem            its-list               200   404    404    404   404   404      404   404       403      403        401       401
updateItem            another-list           404   404    404    404   404   404      404   404       403      403        401       401
updateItem            strangers-item         404   404    404    404   404   404      404   404       403      403        401       401
updateItem            missing-item           404   404    404    404   404   404      404   404       403      403        401       401
updateItem            move-to-second         200   404    404    404   404   404      404   404       403      403        401       401
updateItem            move-to-strangers      404   404    404    404   404   404      404   404       403      403        401       401
updateItem            move-to-nowhere        404   404    404    404   404   404      404   404       403      403        401       401
deleteItem            its-list               204   404    404    404   404   404      404   404       403      403        401       401
deleteItem            another-list           404   404    404    404   404   404      404   404       403      403        401       401
deleteItem            strangers-item         404   404    404    404   404   404      404   404       403      403        401       401
deleteItem            missing-item           404   404    404    404   404   404      404   404       403      403        401       401
listFriends           -                      200   200    200    200   200   200      200   200       403      403        401       401
listSuggestions       -                      200   200    200    200   200   200      200   200       403      403        401       401
getFriend             owner                  404   200    200    404   404   404      404   404       403      403        401       401
getFriend             inactive               404   404    404    404   404   404      404   404       403      403        401       401
getFriend             nobody                 404   404    404    404   404   404      404   404       403      403        401       401
requestFriend         owner                  400   204    204    204   204   204      204   204       403      403        401       401
requestFriend         inactive               404   404    404    404   404   404      404   404       403      403        401       401
requestFriend         nobody                 404   404    404    404   404   404      404   404       403      403        401       401
acceptFriend          owner                  400   204    204    204   409   409      409   409       403      403        401       401
acceptFriend          inactive               404   404    404    404   404   404      404   404       403      403        401       401
acceptFriend          nobody                 404   404    404    404   404   404      404   404       403      403        401       401
revokeFriend          owner                  400   204    204    204   204   204      204   204       403      403        401       401
revokeFriend          inactive               404   404    404    404   404   404      404   404       403      403        401       401
revokeFriend          nobody                 404   404    404    404   404   404      404   404       403      403        401       401
getFriendWishlist     public-list            404   200    200    404   404   404      404   404       403      403        401       401
getFriendWishlist     private-list           404   200    404    404   404   404      404   404       403      403        401       401
getFriendWishlist     inactives-list         404   404    404    404   404   404      404   404       403      403        401       401
getFriendWishlist     missing-list           404   404    404    404   404   404      404   404       403      403        401       401
purchase              free                   403   200    200    404   404   404      404   404       403      403        401       401
purchase              hidden                 403   200    404    404   404   404      404   404       403      403        401       401
purchase              taken                  403   200    409    404   404   404      404   404       403      403        401       401
purchase              hidden-taken           403   200    404    404   404   404      404   404       403      403        401       401
purchase              switched-off           403   409    409    404   404   404      404   404       403      403        401       401
purchase              inactives              404   404    404    404   404   404      404   404       403      403        401       401
purchase              missing                404   404    404    404   404   404      404   404       403      403        401       401
purchase              release-free           403   200    200    404   404   404      404   404       403      403        401       401
purchase              release-taken          403   200    403    404   404   404      404   404       403      403        401       401
purchase              release-hidden-taken   403   200    404    404   404   404      404   404       403      403        401       401
purchase              for-somebody-else      400   400    400    400   400   400      400   400       403      403        401       401
createBugReport       -                      201   201    201    201   201   201      201   201       403      403        401       401
createBugReport       already-resolved       400   400    400    400   400   400      400   400       403      403        401       401
listBugReports        -                      403   403    403    403   403   403      403   200       403      403        401       401
countOpenBugReports   -                      403   403    403    403   403   403      403   200       403      403        401       401
updateBugReportStatus friends-report         403   403    403    403   403   403      403   200       403      403        401       401
updateBugReportStatus missing-report         403   403    403    403   403   403      403   404       403      403        401       401
`;

/** One row of the table. */
export interface Rule {
  call: Call;
  name: CallName;
  on: string;
  expected: Readonly<Record<Actor, number>>;
}

const isCallName = (name: string): name is CallName => Object.hasOwn(calls, name);

/** The table, read; throws for a row that is not whole. */
export function readRules(): Rule[] {
  const [head = [], ...rows] = rules
    .trim()
    .split('\n')
    .map((line) => line.split(/ +/));
  if (head.slice(2).join() !== actors.join()) throw new Error('The columns are not the actors');
  return rows.map(([name = '', on = '', ...cells]) => {
    if (!isCallName(name) || cells.length !== actors.length) throw new Error(`${name} ${on} is no rule`);
    const expected = Object.fromEntries(actors.map((actor, at) => [actor, Number(cells[at])]));
    return { call: calls[name], name, on, expected: expected as Rule['expected'] };
  });
}
