import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema';
import * as bugReports from '@wishwell/contract/bug-reports.ts';
import { emailSchema, idTextSchema, threeDecimalPriceTextSchema } from '@wishwell/contract/fields.ts';
import { Friend, Suggestion } from '@wishwell/contract/friends.ts';
import { pageLimitSchema } from '@wishwell/contract/pagination.ts';
import { Preview, PreviewRequest } from '@wishwell/contract/previews.ts';
import * as sharing from '@wishwell/contract/sharing.ts';
import { NewUser, ProfileChange, User } from '@wishwell/contract/users.ts';
import * as wishlists from '@wishwell/contract/wishlists.ts';
import type * as v from 'valibot';
import { SignInResponse, SignInBody, SignOutBody, SignUpBody } from '../accounts/password/credentials.ts';

type Schema = v.GenericSchema<unknown, unknown>;

/** Schemas that the OpenAPI document defines inline in an operation, not as named components. */
const unnamedSchemas = ['NewIdea', 'SharedWishlistQuery'];

const namedSchemas: Readonly<Record<string, Schema>> = {
  User,
  NewUser,
  ProfileChange,
  Preview,
  PreviewRequest,
  Friend,
  Suggestion,
  ...pickSchemas(wishlists),
  ...pickSchemas(sharing),
  ...pickSchemas(bugReports),
  SignUp: SignUpBody,
  SignIn: SignInBody,
  SignOut: SignOutBody,
  SignedIn: SignInResponse,
};

/**
 * Returns the exports of a module that are schemas of request or response bodies: their names begin with a
 * capital letter.
 */
function pickSchemas(module: object): Record<string, Schema> {
  const entries = Object.entries(module) as [string, Schema][];
  return Object.fromEntries(entries.filter(([name]) => /^[A-Z]/.test(name) && !unnamedSchemas.includes(name)));
}

const positiveInteger: JsonSchema = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };

/** JSON schemas of Valibot actions that the converter to JSON Schema does not support. */
const manualJsonSchemas = new Map<unknown, JsonSchema>([
  [idTextSchema.pipe[1], positiveInteger],
  [wishlists.sharedWithUserIdsSchema.pipe[0], { type: 'array', items: positiveInteger }],
  [
    threeDecimalPriceTextSchema.pipe[0],
    { type: 'string', pattern: String.raw`^(?:\d{1,7}(?:\.\d{0,3})?|\.\d{1,3})?$`, examples: ['24.50'] },
  ],
  [pageLimitSchema.pipe[1], { type: 'string', pattern: String.raw`^(?:[1-9]\d?|100)$`, examples: ['60'] }],
]);

const emailRegexAction = emailSchema.pipe[1];

const conversionConfig: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  // JSON Schema cannot express these Valibot actions.
  ignoreActions: ['check', 'trim', 'transform', 'to_lower_case'],
  overrideSchema: ({ valibotSchema }) => manualJsonSchemas.get(valibotSchema),
  overrideAction: ({ valibotAction, jsonSchema }) =>
    valibotAction === emailRegexAction
      ? { ...jsonSchema, format: 'email', examples: ['ana@example.com'] }
      : manualJsonSchemas.get(valibotAction),
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

/**
 * Returns the JSON Schema 2020-12 of the input that a Valibot schema accepts. Named schemas in it become
 * references.
 */
export function describeSchema(schema: Schema): JsonSchema {
  const jsonSchema = toJsonSchema(schema, { ...conversionConfig, definitions: namedSchemas });
  delete jsonSchema.$schema;
  delete jsonSchema.$defs;
  return jsonSchema;
}

/**
 * Returns the JSON schemas of all named schemas. Adds the field `image_file` to the schemas of the two item
 * forms.
 */
export function describeNamedSchemas(): Record<string, JsonSchema> {
  const jsonSchema = toJsonSchemaDefs(namedSchemas, conversionConfig);
  return {
    ...jsonSchema,
    NewItem: addImageFileField(jsonSchema['NewItem']),
    ItemChange: addImageFileField(jsonSchema['ItemChange']),
  };
}

function addImageFileField(form: JsonSchema = {}): JsonSchema {
  return { ...form, properties: { ...form.properties, image_file: { type: 'string', format: 'binary' } } };
}
