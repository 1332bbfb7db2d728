import * as v from 'valibot';
import { currencySchema } from './currencies.ts';
import {
  cleanAndShortenName,
  displayNameSchema,
  emailSchema,
  castToMessageId,
  createTrimmedTextSchema,
} from './fields.ts';
import { avatarColourNames, limits } from './limits.ts';

const avatar = v.picklist(avatarColourNames, castToMessageId('error.unknownAvatar'));

/**
 * Body of `POST /users`. E-mail address and uid must equal those of the caller's identity. The name is free:
 * the user enters it, or the client sends the name of the identity provider.
 */
export const NewUser = v.strictObject({
  firebase_uid: createTrimmedTextSchema({ max: 255 }),
  email: emailSchema,
  display_name: v.optional(
    v.pipe(createTrimmedTextSchema({ min: 0, max: limits.displayName }), v.transform(cleanAndShortenName)),
    '',
  ),
  avatar: v.optional(avatar, 'gray'),
  currency: v.optional(currencySchema),
});

export const ProfileChange = v.strictObject({
  display_name: displayNameSchema,
  avatar: v.optional(avatar),
  currency: v.optional(currencySchema),
});

export const User = v.strictObject({
  id: v.number(),
  uid: v.string(),
  email: v.string(),
  display_name: v.string(),
  avatar: v.picklist(avatarColourNames),
  currency: v.string(),
  is_staff: v.boolean(),
  is_superuser: v.boolean(),
  is_active: v.boolean(),
});
export type User = v.InferOutput<typeof User>;
