import { createRandom, type Random, shuffle } from './random.ts';

/** Who is to have how many friends; the others follow a power law. */
export interface Wishes {
  people: number;
  seed: number;
  /** Friends of the people 1, 2, 3 …, as far as it goes. */
  friendsOf: readonly number[];
}

/** Friends a person has in the middle, and at most. */
const degrees = { median: 20, most: 5_000 } as const;

// Pareto's exponent: with 1.5 one in a thousand has more than a thousand friends.
const EXPONENT = 1.5;
const fewest = degrees.median * 0.5 ** (1 / EXPONENT);

/** A pair in one number, whose order is that of the pairs: low id, high id, whether it is a request. */
const LOW = 2 ** 23;
const keyOf = (a: number, b: number, isPending: boolean): number =>
  Math.min(a, b) * LOW + Math.max(a, b) * 2 + Number(isPending);

export interface Pair {
  low: number;
  high: number;
  isPending: boolean;
}

export function pairOf(key: number): Pair {
  const low = Math.floor(key / LOW);
  const rest = key - low * LOW;
  return { low, high: Math.floor(rest / 2), isPending: rest % 2 === 1 };
}

function degreeOf(person: number, { people, friendsOf }: Wishes, random: Random): number {
  // In a small world nobody knows more than a third of it.
  const most = Math.min(degrees.most, Math.floor(people / 3));
  const drawn = fewest * (1 - random()) ** (-1 / EXPONENT);
  return Math.min(most, friendsOf[person - 1] ?? Math.round(drawn));
}

/** Every person as often as they have friends, in any order: two neighbours are a pair. */
function drawStubs(wishes: Wishes, random: Random): Int32Array {
  const wanted = new Int32Array(wishes.people + 1);
  let sum = 0;
  for (let person = 1; person <= wishes.people; person += 1) {
    const degree = degreeOf(person, wishes, random);
    wanted[person] = degree;
    sum += degree;
  }
  const stubs = new Int32Array(sum);
  let at = 0;
  for (let person = 1; person <= wishes.people; person += 1) {
    const degree = wanted[person] ?? 0;
    stubs.fill(person, at, at + degree);
    at += degree;
  }
  shuffle(stubs, random);
  return stubs;
}

/**
 * Who is whose friend, and who has asked whom: keys for `pairOf`, each pair once, in any order. As many requests wait as
 * there are people.
 */
export function drawFriendships(wishes: Wishes): Float64Array {
  const random = createRandom(wishes.seed);
  const stubs = drawStubs(wishes, random);
  const halves = Math.floor(stubs.length / 2);
  const keys = new Float64Array(halves + wishes.people);
  for (let at = 0; at < halves; at += 1) keys[at] = keyOf(stubs[at * 2] ?? 0, stubs[at * 2 + 1] ?? 0, false);
  for (let person = 1; person <= wishes.people; person += 1) {
    keys[halves + person - 1] = keyOf(person, 1 + Math.floor(random() * wishes.people), true);
  }
  keys.sort();
  let kept = 0;
  let before = -1;
  for (const key of keys) {
    const pair = Math.floor(key / 2);
    const { low, high } = pairOf(key);
    if (pair === before || low === high) continue;
    before = pair;
    keys[kept] = key;
    kept += 1;
  }
  const drawn = keys.subarray(0, kept);
  shuffle(drawn, random);
  return drawn;
}
