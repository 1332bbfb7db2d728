import { lowercaseEmailAscii } from '@wishwell/contract/fields.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Executor, Transaction } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import { hashToken } from '../sharing/link-tokens.ts';
import { createInvitationCookie } from './invitation-cookie.ts';
import {
  findInvitation,
  findOpenInvitationByEmail,
  insertInviterFriendRequest,
  type InvitationRow,
  markInvitationUsed,
} from './queries.ts';

/**
 * Decides who may sign up, by the setting `SIGN_UP` and the invitation in the browser's cookie. The same
 * rules apply to sign-ups by form, Google and Firebase.
 */
export interface SignUpService {
  /**
   * Returns the invitation in the browser's cookie, if it is valid for `address`. Otherwise returns an
   * invitation that was mailed to this e-mail address, if the person has proven the address. Throws 403 if
   * nobody may sign up, or if an invitation is required and there is none.
   */
  authoriseSignUp(
    executor: Executor,
    request: Pick<FastifyRequest, 'headers'>,
    address: { email: string; isProven: boolean },
  ): Promise<InvitationRow | undefined>;
  /** Marks the invitation as used, and creates a friend request from the inviter to the new user. */
  useInvitation(tx: Transaction, invitation: InvitationRow | undefined, userId: number): Promise<void>;
  clearInvitationCookie(request: Pick<FastifyRequest, 'headers'>, reply: FastifyReply): void;
}

type SignUpConfig = Pick<Config, 'signUp' | 'publicUrl' | 'quotas'>;

export function createSignUpService({ signUp, publicUrl, quotas }: SignUpConfig): SignUpService {
  const cookie = createInvitationCookie(publicUrl);
  const requiresInvitation = signUp === 'invited';
  return {
    authoriseSignUp: async (executor, request, { email, isProven }) => {
      if (signUp === 'closed') throw new Problem(403, 'signUp.closed');
      const token = cookie.read(request);
      const [invitation] = token === undefined ? [] : await findInvitation(executor, [hashToken(token)]);
      const isValid = invitation && !invitation.is_used && !invitation.is_expired;
      const isForAddress =
        isValid && (invitation.email === null || lowercaseEmailAscii(invitation.email) === lowercaseEmailAscii(email));
      if (isForAddress) return invitation;
      // Also accepts an invitation that was mailed to the proven address. The person may finish the sign-up
      // on another device, whose browser has no invitation cookie.
      const [mailed] = isProven ? await findOpenInvitationByEmail(executor, [lowercaseEmailAscii(email)]) : [];
      if (mailed || !requiresInvitation) return mailed;
      throw new Problem(403, isValid ? 'invitation.otherAddress' : invitation ? 'invitation.ended' : 'signUp.invited');
    },
    useInvitation: async (tx, invitation, userId) => {
      if (!invitation) return;
      const [markedRow] = await markInvitationUsed(tx, [invitation.id, userId]);
      // If no invitation was marked as used, a simultaneous sign-up has already used it.
      if (!markedRow && requiresInvitation) throw new Problem(403, 'invitation.ended');
      if (!markedRow || invitation.inviter_id === null) return;
      await insertInviterFriendRequest(tx, [invitation.inviter_id, userId, quotas.pendingRequestsPerUser]);
    },
    clearInvitationCookie: (request, reply) => {
      if (cookie.read(request) !== undefined) cookie.clear(reply);
    },
  };
}
