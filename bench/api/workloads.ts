import { pageSizes } from '@wishwell/contract/limits.ts';
import { setClaimQuantity } from '../../server/src/claims/set-claim-quantity.ts';
import type { Database } from '../../server/src/database/database.ts';
import { findFriendWishlist } from '../../server/src/friend-wishlists/queries.ts';
import { listFriends } from '../../server/src/friends/queries.ts';
import { listSuggestions } from '../../server/src/friends/suggestions.ts';
import { listOwnWishlists } from '../../server/src/wishlists/queries.ts';
import { encodeFields } from '../../trust/connection.ts';
import type { RecordedStatement } from '../load/pgbench.ts';
import { createRecordingDatabase, replaceValuesByVariables } from '../load/recorder.ts';
import type { LoggedServer } from '../load/server.ts';
import type { HttpRequest } from '../load/wrk.ts';
import {
  getFirstItemId,
  getFirstListId,
  getShareLinkToken,
  getNextPersonId,
  testDataSize,
  type TestData,
} from './world.ts';

export interface Workload {
  name: string;
  requests: readonly HttpRequest[];
  /**
   * Input of pgbench: `settings` defines the variables of its script, and `sent` contains the SQL statements
   * that the server sends for the given number of requests. Undefined for workloads that are not compared
   * with pgbench.
   */
  database?: { settings: readonly string[]; sent: readonly RecordedStatement[]; requests: number };
}

export const workloadNames = {
  friendWishlist: 'a friend’s wishlist',
  unchanged: 'the same, unchanged',
  shared: 'a shared wishlist',
  ownWishlists: 'my wishlists',
  friends: 'friends',
  suggestions: 'suggestions',
  gifts: 'my gifts',
  claim: 'claim, then undo',
  addition: 'add an item',
} as const;

/**
 * Id of the user for whom the benchmark records SQL statements. This id must differ from `viewerListId` and
 * `viewerItemId`: `replaceValuesByVariables` finds the parameters by value, and uses another variable for
 * each of these ids.
 */
const recordedViewerId = 41;
const viewerListId = getFirstListId(getNextPersonId(recordedViewerId));
const viewerItemId = getFirstItemId(viewerListId);

/**
 * Definitions of pgbench variables: a random user, the first list of a friend, and an item on this list. Each
 * pgbench client uses other users.
 */
const pgbenchVariables = [
  String.raw`\set viewer :client_id * 2 + 1 + 20 * random(0, ${testDataSize.people / 20 - 1})`,
  String.raw`\set list (:viewer % ${testDataSize.people}) * ${testDataSize.listsEach} + 1`,
  String.raw`\set item (:list - 1) * ${testDataSize.itemsEach} + 1 + 2 * random(0, ${testDataSize.itemsEach / 2 - 1})`,
];

/** Runs `work` and returns its SQL statements as input of pgbench. */
async function recordStatements(
  db: Database,
  work: (db: Database) => Promise<unknown>,
  requests = 1,
): Promise<NonNullable<Workload['database']>> {
  const { db: recorded, sent } = createRecordingDatabase(db);
  await work(recorded);
  return {
    settings: pgbenchVariables,
    sent: replaceValuesByVariables(sent, { viewer: recordedViewerId, list: viewerListId, item: viewerItemId }),
    requests,
  };
}

const createBearerHeader = ({ people }: TestData, person: number): Record<string, string> => ({
  authorization: `Bearer ${people[person - 1]?.bearer}`,
});

/** Returns the requests with an `If-None-Match` header that contains the current ETag of the response. */
async function createConditionalRequests(
  { origin }: LoggedServer,
  requests: readonly HttpRequest[],
): Promise<HttpRequest[]> {
  const conditional: HttpRequest[] = [];
  for (const request of requests) {
    const reply = await fetch(`${origin}${request.path}`, { headers: { ...request.headers } });
    await reply.body?.cancel();
    const tag = reply.headers.get('etag');
    if (tag === null) throw new Error(`${request.path} has no tag`);
    conditional.push({ ...request, headers: { ...request.headers, 'if-none-match': tag } });
  }
  return conditional;
}

/** Returns all workloads. Their requests contain the current bearer tokens. */
export async function createWorkloads(server: LoggedServer, db: Database, world: TestData): Promise<Workload[]> {
  const personIds = world.people.map(({ id }) => id);
  const createGetRequests = (path: (person: number) => string): HttpRequest[] =>
    personIds.map((person) => ({ method: 'GET', path: path(person), headers: createBearerHeader(world, person) }));
  const friendWishlist = createGetRequests(
    (person) => `/api/friendwishlists/${getFirstListId(getNextPersonId(person))}`,
  );
  const friendsPage: Parameters<typeof listFriends>[1] = [recordedViewerId, null, null, pageSizes.firstFriends + 1];
  return [
    {
      name: workloadNames.friendWishlist,
      requests: friendWishlist,
      database: await recordStatements(db, (on) => findFriendWishlist(on, [viewerListId, recordedViewerId, null])),
    },
    { name: workloadNames.unchanged, requests: await createConditionalRequests(server, friendWishlist) },
    {
      name: workloadNames.shared,
      requests: personIds.map((person) => ({
        method: 'GET',
        path: `/api/shared/${getShareLinkToken(getFirstListId(getNextPersonId(person)))}?giving=true`,
        headers: {},
      })),
    },
    {
      name: workloadNames.ownWishlists,
      requests: createGetRequests(() => '/api/mywishlists'),
      database: await recordStatements(db, (on) => listOwnWishlists(on, [recordedViewerId])),
    },
    {
      name: workloadNames.friends,
      requests: createGetRequests(() => '/api/friends'),
      database: await recordStatements(db, (on) => listFriends(on, friendsPage)),
    },
    {
      name: workloadNames.suggestions,
      requests: createGetRequests(() => '/api/friends/notfriends'),
      database: await recordStatements(db, (on) =>
        listSuggestions(on, recordedViewerId, { q: '', limit: pageSizes.suggestions }),
      ),
    },
    { name: workloadNames.gifts, requests: createGetRequests(() => '/api/gifts') },
    {
      name: workloadNames.claim,
      requests: [true, false].flatMap((purchased) =>
        personIds.map((person) => createClaimRequest(world, person, purchased)),
      ),
      database: await recordStatements(db, claimAndUndo, 2),
    },
    { name: workloadNames.addition, requests: personIds.map((person) => createAddItemRequest(world, person)) },
  ];
}

/** Returns a request that claims or releases the first item of a friend's list. */
function createClaimRequest(world: TestData, person: number, purchased: boolean): HttpRequest {
  return {
    method: 'PUT',
    path: `/api/friendwishlists/${getFirstItemId(getFirstListId(getNextPersonId(person)))}/purchase`,
    headers: { ...createBearerHeader(world, person), 'content-type': 'application/json' },
    body: JSON.stringify({ purchased }),
  };
}

async function claimAndUndo(db: Database): Promise<void> {
  for (const purchased of [true, false])
    await setClaimQuantity(db, recordedViewerId, viewerItemId, { quantity: purchased ? 1 : 0, known: 'never' });
}

/** Returns a request that adds an item to the last list of a person. No other workload uses this list. */
function createAddItemRequest(world: TestData, person: number): HttpRequest {
  const form = encodeFields({ name: 'One more wish', description: 'In blue or green, size M.', price: '12.50' });
  return {
    method: 'POST',
    path: `/api/mywishlists/${getFirstListId(person) + testDataSize.listsEach - 1}/item`,
    headers: { ...createBearerHeader(world, person), ...form.headers },
    body: form.body,
  };
}
