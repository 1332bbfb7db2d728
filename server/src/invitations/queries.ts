import type { Invitation } from '@wishwell/contract/sharing.ts';
import { rowsPerBatch } from '../database/delete-in-batches.ts';
import type { JsonText } from '../database/json-text.ts';
import { createJsonObjectSql } from '../database/sql-json.ts';
import { type NoRow, sql } from '../database/statements.ts';

export const insertInvitation = sql<
  { id: number },
  [tokenHash: Buffer, tokenCipher: string, inviterId: number | null, email: string | null]
>(
  'invitations.insertInvitation',
  `insert into invitations (token_hash, token_cipher, inviter_id, email, expires_at)
   values ($1, $2, $3, $4, now() + interval '30 days') returning id`,
);

/** Counts the invitations that the inviter created in the last 24 hours. */
export const countInvitations = sql<{ count: number }, [inviterId: number]>(
  'invitations.countInvitations',
  `select count(*) as count from invitations where inviter_id = $1 and created_at > now() - interval '1 day'`,
);

export interface InvitationRow {
  id: number;
  inviter_id: number | null;
  email: string | null;
  used_by: number | null;
  is_used: boolean;
  is_expired: boolean;
  inviter: JsonText<Invitation['inviter']> | null;
}

const selectInvitation = `
  select n.id, n.inviter_id, n.email, n.used_by, n.used_at is not null as is_used, n.expires_at <= now() as is_expired,
    case when u.id is not null then ${createJsonObjectSql('select u.display_name, u.avatar')}::text end as inviter
  from invitations n left join users u on u.id = n.inviter_id
  where (n.inviter_id is null or u.is_active)`;

/**
 * Returns the invitation with this token, also if it is used or expired. Returns no row if the inviter is
 * deactivated.
 */
export const findInvitation = sql<InvitationRow, [tokenHash: Buffer]>(
  'invitations.findInvitation',
  `${selectInvitation} and n.token_hash = $1`,
);

/** Returns the unused and unexpired invitations that were mailed to the e-mail address. */
export const findOpenInvitationByEmail = sql<InvitationRow, [lowercaseEmail: string]>(
  'invitations.findOpenInvitationByEmail',
  `${selectInvitation} and lower(n.email) = $1 and n.used_at is null and n.expires_at > now()`,
);

/**
 * Returns the e-mail address to which an invitation was mailed, also if the invitation is used or expired.
 */
export const findInvitedEmail = sql<{ email: string | null }, [tokenHash: Buffer]>(
  'invitations.findInvitedEmail',
  'select email from invitations where token_hash = $1',
);

/** Marks an invitation as used by a user. Returns no row if the invitation is already used or expired. */
export const markInvitationUsed = sql<{ id: number }, [invitationId: number, userId: number]>(
  'invitations.markInvitationUsed',
  `update invitations set used_by = $2, used_at = now()
   where id = $1 and used_at is null and expires_at > now() returning id`,
);

/**
 * Inserts a friend request from the inviter to the new user, unless the inviter has too many pending
 * requests.
 */
export const insertInviterFriendRequest = sql<
  NoRow,
  [inviterId: number, newUserId: number, maxPendingRequests: number]
>(
  'invitations.insertInviterFriendRequest',
  `insert into friendships (low_id, high_id, status, requester_id)
   select least($1::bigint, $2::bigint), greatest($1::bigint, $2::bigint), 'pending', u.id
   from users u
   where u.id = $1 and u.is_active
     and (select count(*) from friendships f where f.requester_id = u.id and f.status = 'pending') < $3
   on conflict do nothing`,
);

/** Records that the owner of an e-mail address refuses invitation mails. `emailHash` is a keyed hash. */
export const insertInvitationMailOptOut = sql<NoRow, [emailHash: Buffer]>(
  'invitations.insertInvitationMailOptOut',
  'insert into mail_refusals (email_hash) values ($1) on conflict do nothing',
);

/**
 * Returns a row if the owner of an e-mail address has refused invitation mails. `emailHash` is a keyed hash.
 */
export const findInvitationMailOptOut = sql<{ refused: boolean }, [emailHash: Buffer]>(
  'invitations.findInvitationMailOptOut',
  'select true as refused from mail_refusals where email_hash = $1',
);

export interface InvitationMailRow {
  token_cipher: string;
  inviter_name: string | null;
}

/** Returns the data for an invitation mail. Returns no row if the invitation is used or expired. */
export const findInvitationMailData = sql<InvitationMailRow, [invitationId: number]>(
  'invitations.findInvitationMailData',
  `select n.token_cipher, u.display_name as inviter_name
   from invitations n left join users u on u.id = n.inviter_id
   where n.id = $1 and n.used_at is null and n.expires_at > now()`,
);

/** Deletes at most `rowsPerBatch` invitations that expired more than 30 days ago. */
export const deleteOldInvitations = sql<{ id: number }>(
  'invitations.deleteOldInvitations',
  `delete from invitations where id in (
     select id from invitations where expires_at < now() - interval '30 days' limit ${rowsPerBatch} for update skip locked
   ) returning id`,
);
