export type Verdict = 'fits' | 'when rewritten' | 'does not' | 'unverified';

/** What becomes of a statement on an engine, and why: named once, and used for many. */
export const reasons = {
  fits: ['fits', ''],
  all: ['fits', 'asks every shard, seldom'],
  coordinator: ['fits', 'a local table of the coordinator'],
  owner: ['when rewritten', 'with `owner_id` in each condition, join and inserted row'],
  copy: ['when rewritten', 'reads the copy of the friendship that lies at the person'],
  lookup: ['when rewritten', 'the id comes from the directory first'],
  register: ['when rewritten', 'the directory and the person one after the other, in one transaction'],
  pair: ['when rewritten', 'once for each of the two people, the lower id first, in one transaction'],
  steps: ['when rewritten', 'several reads: one shard first, then those that its answer names'],
  audience: ['when rewritten', 'with `owner_id`, and sight told by the copy of the friendship that lies at the owner'],
  place: ['when rewritten', 'as sight, and the held list becomes a parameter instead of a setting'],
  giver: ['when rewritten', 'deletes at the owner, then writes what ended at each giver, in one transaction'],
  shard: ['when rewritten', 'once for each shard: rows of several cannot be locked by one statement'],
  node: ['when rewritten', 'a row to lock instead: an advisory lock is known to one node'],
  search: ['does not', 'asks every shard for each letter typed; needs an index of names of its own'],
  backup: ['does not', 'the catalogue lists no shards; the backup is the engine’s'],
  advisory: ['does not', 'advisory locks of a session do nothing, or are not there'],
  advisoryInTransaction: ['unverified', 'advisory locks of a transaction came in 2026; before, they did nothing'],
  json: ['unverified', 'rows as JSON, `to_char` or `md5`: each function has to be tried'],
  functions: ['unverified', 'slices of arrays and `make_interval` have to be tried'],
  setting: ['unverified', 'a setting of our own, set by a function inside a statement'],
  collation: ['when rewritten', 'named in its own way, and only for strings of the same collation'],
  icu: ['unverified', 'collations have limits; `und-x-icu` has to be tried'],
  catalogue: ['unverified', 'PostgreSQL’s catalogue as far as the engine imitates it'],
  ascending: ['when rewritten', 'unchanged, on an index declared `asc`: the first column is hashed otherwise'],
} as const satisfies Record<string, readonly [Verdict, string]>;

export type Reason = keyof typeof reasons;

/** Where a statement would run. */
export const keys = {
  owner: 'the shard of a list’s owner',
  person: 'the shard of one person',
  pair: 'the shards of two people',
  directory: 'the directory: tables that stay on one node',
  every: 'every shard',
  none: 'no table',
} as const;

export type Key = keyof typeof keys;
