/** A call of the product: what it costs, as `bench/README.md` has it, and how often somebody active makes it in a day. */
interface Call {
  name: string;
  /** Processor time of Node and PostgreSQL together, in milliseconds. */
  cpu: number;
  /** How many a second two cores answered, and the part of what `pgbench` reached with the same statements. */
  rate?: number;
  ofPgbench?: number;
  aDay: number;
  writes?: true;
  /** It asks the primary though it only reads, as everything of the identity does. */
  identity?: true;
  /** Why `cpu` is not a measured one. */
  guess?: string;
}

/** The mix. `aDay` is an assumption; the other columns were measured unless `guess` says otherwise. */
export const calls: readonly Call[] = [
  { name: 'a friend’s wishlist', cpu: 0.36, rate: 4794, ofPgbench: 0.63, aDay: 6 },
  { name: 'the same, unchanged', cpu: 0.23, aDay: 6 },
  { name: 'my wishlists', cpu: 0.35, rate: 5084, ofPgbench: 0.64, aDay: 4 },
  { name: 'friends (100 cards)', cpu: 4.8, rate: 413, ofPgbench: 0.82, aDay: 2 },
  { name: 'suggestions', cpu: 1.04, rate: 1882, ofPgbench: 0.83, aDay: 1 },
  { name: 'claim, or undo', cpu: 0.71, rate: 2290, ofPgbench: 0.55, aDay: 1, writes: true },
  { name: 'add or change an item', cpu: 1.2, aDay: 1, writes: true },
  {
    name: 'a new bearer',
    cpu: 4.02,
    aDay: 4,
    identity: true,
    guess: 'the whole of its time at one caller, which is more',
  },
  { name: 'others, small', cpu: 0.35, aDay: 5, guess: 'as my wishlists' },
];

/** Measured, each with where. */
export const measured = {
  cores: { value: 2, what: 'cores of the machine of all figures', where: 'bench/README.md' },
  growth: {
    value: 1.3,
    what: 'most that a call may cost with a million people, of a thousand; 1.29 was the most seen',
    where: 'bench/README.md',
  },
  kbPerPerson: { value: 7.7, what: 'kB of database for each of a million people', where: 'bench/README.md' },
  mbPerProcess: { value: 176, what: 'MB of a process under load, at most', where: 'bench/README.md' },
  connections: { value: 18, what: 'connections of a process, at most', where: 'scaling.md, Poolers' },
  pictures: { value: 1, what: 'pictures for each person', where: 'bench/README.md, the people of `bench:scale`' },
} as const;

/** Not measured: what a reader may know better, and should change. */
export const assumed = {
  dailyActive: { value: 0.1, what: 'part of all people who come on an ordinary day' },
  season: { value: 4, what: 'times as many in the days before Christmas' },
  busiestHour: { value: 0.12, what: 'part of a day’s calls in its busiest hour' },
  used: { value: 0.5, what: 'part of its cores that a machine is to use in that hour' },
  coresPerMachine: { value: 32, what: 'cores of one machine for PostgreSQL' },
  pgShare: { value: 0.75, what: 'part of the processor time that is PostgreSQL’s, where `pgbench` did not tell' },
  beyond: { value: 1.3, what: 'times what a call costs with a million, for ten million people and more' },
  roomOnDisk: { value: 2, what: 'times the disk that was measured, for bloat and a year of growth' },
  walPerWrite: { value: 16, what: 'kB of WAL for each call that writes, whole pages included' },
  full: { value: 200, what: 'kB of a picture of at most 1,600 pixels, as WebP' },
  card: { value: 40, what: 'kB of the same at 640 pixels' },
  picturesADay: { value: 20, what: 'pictures, as on cards, that somebody active loads in a day and has not kept' },
  pictureCpu: { value: 0.23, what: 'ms of Node for a picture that streams through it, as an unchanged list' },
  answer: { value: 4, what: 'kB of an answer on its way' },
} as const;

/** How many people there are in each column. */
export const sizes = [10_000, 100_000, 1_000_000, 10_000_000, 100_000_000] as const;
