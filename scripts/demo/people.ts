import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { avatars, bugReportStatuses } from '@wishwell/contract/limits.ts';

/** In the order of their sign-up. A key is the part of the e-mail address before `@example.com`. */
const personKeys = ['priya', 'mara', 'jonas', 'ines', 'theo', 'aiko', 'walter', 'sam', 'noor', 'lucia'] as const;

const key = v.picklist(personKeys);
export type PersonKey = v.InferOutput<typeof key>;

const item = v.strictObject({
  name: v.string(),
  /** USD. */
  price: v.number(),
  /** The shop's name, below `.example`. */
  shop: v.optional(v.string(), ''),
  /** A file in `drawings/` and a colour scheme, such as `mug teal`. */
  picture: v.optional(v.string()),
  description: v.optional(v.string(), ''),
  /** Whether the owner still wants it. */
  isAvailable: v.optional(v.boolean(), true),
});
export type DemoItem = v.InferOutput<typeof item>;

const list = v.strictObject({
  title: v.string(),
  description: v.optional(v.string(), ''),
  /** All friends, or only these, who may be none. */
  seenBy: v.optional(v.union([v.literal('friends'), v.array(key)]), 'friends'),
  items: v.array(item),
});
export type DemoList = v.InferOutput<typeof list>;

// Lists stand in the order of their creation.
const person = v.strictObject({ name: v.string(), avatar: v.picklist(avatars), lists: v.array(list) });

const pair = v.tuple([key, key]);
const story = v.strictObject({
  friendships: v.array(pair),
  /** Pending friend requests: from, to. */
  requests: v.array(pair),
  /** Items by their names. */
  claims: v.array(v.strictObject({ by: key, from: key, items: v.array(v.string()) })),
  reports: v.array(
    v.strictObject({ by: key, title: v.string(), description: v.string(), status: v.picklist(bugReportStatuses) }),
  ),
});

function readJson<S extends v.GenericSchema>(schema: S, name: string): v.InferOutput<S> {
  return v.parse(schema, JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8')));
}

export const people = personKeys.map((name) => ({ key: name, ...readJson(person, `people/${name}`) }));
export type DemoPerson = (typeof people)[number];

export const { friendships, requests, claims, reports } = readJson(story, 'story');
