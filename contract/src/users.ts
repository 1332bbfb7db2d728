import * as v from 'valibot';
import { cleanName, displayName, email, say, trimmedText } from './fields.ts';
import { avatars, limits } from './limits.ts';

const avatar = v.picklist(avatars, say('error.unknownAvatar'));

/** Body of `POST /users`. The e-mail and the uid must be the identity's own; the name may be its provider's. */
export const NewUser = v.strictObject({
  firebase_uid: trimmedText({ max: 255 }),
  email,
  display_name: v.optional(v.pipe(trimmedText({ min: 0, max: limits.displayName }), v.transform(cleanName)), ''),
  avatar: v.optional(avatar, 'gray'),
});

/** Body of `PUT /users`. */
export const ProfileChange = v.strictObject({
  display_name: displayName,
  avatar: v.optional(avatar),
});

/** A person's own record, and what a superuser sees of everyone. */
export const User = v.strictObject({
  id: v.number(),
  uid: v.string(),
  email: v.string(),
  display_name: v.string(),
  avatar: v.picklist(avatars),
  is_staff: v.boolean(),
  is_superuser: v.boolean(),
  is_active: v.boolean(),
});
export type User = v.InferOutput<typeof User>;
