import { readFileSync } from 'node:fs';
import { avatarColourNames, bugReportStatuses } from '@wishwell/contract/limits.ts';
import * as v from 'valibot';

/** Keys of the demo people in the order of sign-up. A key is the e-mail address without `@example.com`. */
const personKeys = ['priya', 'mara', 'jonas', 'ines', 'theo', 'aiko', 'walter', 'sam', 'noor', 'lucia'] as const;

const key = v.picklist(personKeys);
export type PersonKey = v.InferOutput<typeof key>;

const demoItemSchema = v.strictObject({
  name: v.string(),
  /** Price of the item in US dollars. */
  price: v.number(),
  /** Host name of the shop that sells the item, without `.example`. */
  shop: v.optional(v.string(), ''),
  /** Name of an SVG file in `drawings/` and a colour scheme, such as `mug teal`. */
  picture: v.optional(v.string()),
  description: v.optional(v.string(), ''),
  /** Whether the owner still wants the item. */
  isAvailable: v.optional(v.boolean(), true),
});
export type DemoItem = v.InferOutput<typeof demoItemSchema>;

const demoListSchema = v.strictObject({
  title: v.string(),
  description: v.optional(v.string(), ''),
  /** Keys of the people who can see the list, or `friends` for all friends. */
  seenBy: v.optional(v.union([v.literal('friends'), v.array(key)]), 'friends'),
  items: v.array(demoItemSchema),
});

// A person of the demo. The demo creates the wishlists in the order of `lists`.
const personSchema = v.strictObject({
  name: v.string(),
  avatar: v.picklist(avatarColourNames),
  lists: v.array(demoListSchema),
});

const personKeyPairSchema = v.tuple([key, key]);
const storySchema = v.strictObject({
  friendships: v.array(personKeyPairSchema),
  /** Pending friend requests, as pairs of sender and receiver. */
  requests: v.array(personKeyPairSchema),
  claims: v.array(v.strictObject({ by: key, from: key, items: v.array(v.string()) })),
  reports: v.array(
    v.strictObject({ by: key, title: v.string(), description: v.string(), status: v.picklist(bugReportStatuses) }),
  ),
});

function readJson<S extends v.GenericSchema>(schema: S, name: string): v.InferOutput<S> {
  return v.parse(schema, JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8')));
}

export const demoPeople = personKeys.map((name) => ({ key: name, ...readJson(personSchema, `people/${name}`) }));
export type DemoPerson = (typeof demoPeople)[number];

export const { friendships, requests, claims, reports } = readJson(storySchema, 'story');
