import { createRandomSource, type RandomSource, shuffle } from './random.ts';

/**
 * Size of the generated test data. `friendsOf` sets the numbers of friends of the first people; the other
 * people get numbers of friends by a power law.
 */
export interface PopulationOptions {
  people: number;
  seed: number;
  /** The number of friends of person 1, of person 2, and so on. */
  friendsOf: readonly number[];
}

/** Median and maximum of the numbers of friends of a person. */
const friendCounts = { median: 20, max: 5_000 } as const;

// Exponent of the Pareto distribution of the numbers of friends. With 1.5, one person in a thousand has more
// than a thousand friends.
const FRIEND_COUNT_PARETO_EXPONENT = 1.5;
const minFriendCount = friendCounts.median * 0.5 ** (1 / FRIEND_COUNT_PARETO_EXPONENT);

/**
 * Factor that encodes a pair of people as one number: the lower id times this factor, plus twice the higher
 * id, plus 1 if the friend request is pending. Such numbers sort by the two ids.
 */
const PAIR_KEY_FACTOR = 2 ** 23;
const encodePairKey = (a: number, b: number, isPending: boolean): number =>
  Math.min(a, b) * PAIR_KEY_FACTOR + Math.max(a, b) * 2 + Number(isPending);

export interface FriendPair {
  low: number;
  high: number;
  isPending: boolean;
}

export function decodePairKey(key: number): FriendPair {
  const low = Math.floor(key / PAIR_KEY_FACTOR);
  const rest = key - low * PAIR_KEY_FACTOR;
  return { low, high: Math.floor(rest / 2), isPending: rest % 2 === 1 };
}

function chooseFriendCount(person: number, { people, friendsOf }: PopulationOptions, random: RandomSource): number {
  // In a small population, at most a third of all people are friends of one person.
  const maxFriends = Math.min(friendCounts.max, Math.floor(people / 3));
  const randomCount = minFriendCount * (1 - random()) ** (-1 / FRIEND_COUNT_PARETO_EXPONENT);
  return Math.min(maxFriends, friendsOf[person - 1] ?? Math.round(randomCount));
}

/**
 * Returns an array in random order. It contains the id of each person as often as the person has friends.
 * Entries 0 and 1 become friends, entries 2 and 3 become friends, and so on.
 */
function shuffleFriendSlots(options: PopulationOptions, random: RandomSource): Int32Array {
  const wanted = new Int32Array(options.people + 1);
  let sum = 0;
  for (let person = 1; person <= options.people; person += 1) {
    const degree = chooseFriendCount(person, options, random);
    wanted[person] = degree;
    sum += degree;
  }
  const friendSlots = new Int32Array(sum);
  let at = 0;
  for (let person = 1; person <= options.people; person += 1) {
    const degree = wanted[person] ?? 0;
    friendSlots.fill(person, at, at + degree);
    at += degree;
  }
  shuffle(friendSlots, random);
  return friendSlots;
}

/**
 * Creates random friendships. Also creates as many friend requests as there are people. Returns distinct keys
 * for `decodePairKey`, in random order.
 */
export function drawFriendships(options: PopulationOptions): Float64Array {
  const random = createRandomSource(options.seed);
  const friendSlots = shuffleFriendSlots(options, random);
  const pairCount = Math.floor(friendSlots.length / 2);
  const keys = new Float64Array(pairCount + options.people);
  for (let at = 0; at < pairCount; at += 1)
    keys[at] = encodePairKey(friendSlots[at * 2] ?? 0, friendSlots[at * 2 + 1] ?? 0, false);
  for (let person = 1; person <= options.people; person += 1) {
    keys[pairCount + person - 1] = encodePairKey(person, 1 + Math.floor(random() * options.people), true);
  }
  keys.sort();
  let kept = 0;
  let before = -1;
  for (const key of keys) {
    const pair = Math.floor(key / 2);
    const { low, high } = decodePairKey(key);
    if (pair === before || low === high) continue;
    before = pair;
    keys[kept] = key;
    kept += 1;
  }
  const distinctKeys = keys.subarray(0, kept);
  shuffle(distinctKeys, random);
  return distinctKeys;
}
