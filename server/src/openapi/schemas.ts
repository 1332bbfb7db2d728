import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import * as bugReports from '@wishwell/contract/bug-reports.ts';
import { email, idText, priceText } from '@wishwell/contract/fields.ts';
import { Friend, Suggestion } from '@wishwell/contract/friends.ts';
import { pageLimit } from '@wishwell/contract/pagination.ts';
import { NewUser, ProfileChange, User } from '@wishwell/contract/users.ts';
import * as wishlists from '@wishwell/contract/wishlists.ts';
import { SignedIn, SignIn, SignOut, SignUp } from '../accounts/password/credentials.ts';

type Schema = v.GenericSchema<unknown, unknown>;

const named = {
  User,
  NewUser,
  ProfileChange,
  WishlistCard: wishlists.WishlistCard,
  OwnWishlist: wishlists.OwnWishlist,
  FriendWishlist: wishlists.FriendWishlist,
  NewWishlist: wishlists.NewWishlist,
  WishlistChange: wishlists.WishlistChange,
  OwnItem: wishlists.OwnItem,
  FriendItem: wishlists.FriendItem,
  NewItem: wishlists.NewItem,
  ItemChange: wishlists.ItemChange,
  Purchase: wishlists.Purchase,
  Friend,
  Suggestion,
  BugReport: bugReports.BugReport,
  NewBugReport: bugReports.NewBugReport,
  StatusChange: bugReports.StatusChange,
  OpenCount: bugReports.OpenCount,
  SignUp,
  SignIn,
  SignOut,
  SignedIn,
} satisfies Record<string, Schema>;

const positive: JsonSchema = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };

/** What conversion cannot know: a step of a pipe, and what callers should take the value for from there on. */
const stated = new Map<unknown, JsonSchema>([
  [idText.pipe[1], positive],
  [wishlists.friendIds.pipe[0], { type: 'array', items: positive }],
  [
    priceText.pipe[0],
    { type: 'string', pattern: String.raw`^(?:\d{1,7}(?:\.\d{0,2})?|\.\d{1,2})?$`, examples: ['24.50'] },
  ],
  [pageLimit.pipe[1], { type: 'string', pattern: String.raw`^(?:[1-9]\d?|100)$`, examples: ['60'] }],
]);

const addressPattern = email.pipe[1];

const conversion: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  // What a check demands stands in the metadata beside it, or in no schema language.
  ignoreActions: ['check', 'trim', 'transform', 'to_lower_case'],
  overrideSchema: ({ valibotSchema }) => stated.get(valibotSchema),
  overrideAction: ({ valibotAction, jsonSchema }) =>
    valibotAction === addressPattern
      ? { ...jsonSchema, format: 'email', examples: ['ana@example.com'] }
      : stated.get(valibotAction),
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

/** The schema as JSON Schema 2020-12, what a caller sends or gets; named records as references. */
export function describeSchema(schema: Schema): JsonSchema {
  const described = toJsonSchema(schema, { ...conversion, definitions: named });
  delete described.$schema;
  delete described.$defs;
  return described;
}

/** Every named record; a form also takes the picture that is read beside its fields. */
export function describeNamed(): Record<string, JsonSchema> {
  const described = toJsonSchemaDefs(named, conversion);
  return { ...described, NewItem: withImage(described['NewItem']), ItemChange: withImage(described['ItemChange']) };
}

function withImage(form: JsonSchema = {}): JsonSchema {
  return { ...form, properties: { ...form.properties, image_file: { type: 'string', format: 'binary' } } };
}
