import { createHmac, hkdfSync } from 'node:crypto';
import { calls } from '@wishwell/contract/calls.ts';
import { lowercaseEmailAscii } from '@wishwell/contract/fields.ts';
import type { Invitation } from '@wishwell/contract/sharing.ts';
import { assertSameSite } from '../accounts/own-origin.ts';
import type { Config } from '../config/config.ts';
import { getOnlyRow } from '../database/statements.ts';
import { runInTransaction } from '../database/transactions.ts';
import { lockPeopleAndFindRelation } from '../friends/friend-relation.ts';
import { requestFriend } from '../friends/request-friend.ts';
import type { RegisterRoute } from '../http/call-routes.ts';
import { chooseLocale } from '../http/content-negotiation.ts';
import { sendHeadersForUrlsWithToken } from '../http/headers-for-urls-with-token.ts';
import { createNotFoundProblem, Problem } from '../http/problem.ts';
import { getPublicOrigin } from '../http/public-origin.ts';
import { hashToken } from '../sharing/link-tokens.ts';
import type { SharingDependencies } from '../sharing/sharing-dependencies.ts';
import { lockUser } from '../users/queries.ts';
import { registerInvitationMail } from './invitation-mail.ts';
import {
  countInvitations,
  findInvitation,
  findInvitedEmail,
  insertInvitation,
  insertInvitationMailOptOut,
  type InvitationRow,
  markInvitationUsed,
} from './queries.ts';
import type { SignUpService } from './sign-ups.ts';

const DAY_SECONDS = 86_400;

export function registerInvitationRoutes(
  route: RegisterRoute,
  parts: SharingDependencies & { config: Config; signUps: SignUpService },
): void {
  const { db, config, outbox, tokens, limits } = parts;
  const refusalKey = Buffer.from(hkdfSync('sha256', config.appSecret, '', 'wishwell mail refusals', 32));
  const hashEmail = (email: string): Buffer =>
    createHmac('sha256', refusalKey).update(lowercaseEmailAscii(email)).digest();
  registerInvitationMail(outbox, db, { tokens, hashEmail });

  const getInvitation = async (token: string): Promise<InvitationRow> => {
    const [invitation] = await findInvitation(db, [hashToken(token)]);
    if (!invitation) throw createNotFoundProblem();
    return invitation;
  };

  route(calls.createInvitation, async ({ user, body, request, reply }) => {
    sendHeadersForUrlsWithToken(reply);
    const { email } = body;
    const { token, hash, cipher } = tokens.create();
    await runInTransaction(db, async (tx) => {
      // Locks the inviter's row, so that two simultaneous requests cannot both pass the limit of invitations.
      await lockUser(tx, [user.id]);
      const { count } = getOnlyRow(await countInvitations(tx, [user.id]));
      if (config.rates.enforced && count >= config.rates.invitationsPerDay)
        throw new Problem(429, 'error.tooManyInvitations', { retryAfter: DAY_SECONDS });
      if (email !== undefined) await limits.spendInvitationMail(tx, email);
      const { id } = getOnlyRow(await insertInvitation(tx, [hash, cipher, user.id, email ?? null]));
      // Always queues the mail, because the duration of the response must not reveal whether the recipient
      // has refused invitation mails. The outbox drops a refused mail later.
      if (email === undefined) return;
      const locale = chooseLocale(request.headers['accept-language']);
      await outbox.queueMail(tx, {
        kind: 'invitation',
        email,
        locale,
        payload: { invitationId: id },
        dedupeKey: String(id),
      });
    });
    return { url: `${getPublicOrigin(request, config)}/i/${token}` };
  });

  route(calls.getInvitation, async ({ user, params, reply }) => {
    sendHeadersForUrlsWithToken(reply);
    const invitation = await getInvitation(params.token);
    if (invitation.is_used || invitation.is_expired) throw new Problem(410, 'invitation.ended');
    return {
      inviter: invitation.inviter === null ? null : (JSON.parse(invitation.inviter) as Invitation['inviter']),
      is_own: user !== undefined && invitation.inviter_id === user.id,
      may_refuse_mails: invitation.email !== null,
    };
  });

  route(calls.acceptInvitation, async ({ user, params, request, reply }) => {
    sendHeadersForUrlsWithToken(reply);
    const invitation = await getInvitation(params.token);
    const { inviter_id: inviterId, used_by: usedBy } = invitation;
    if (usedBy === user.id) return;
    if (inviterId === user.id) throw new Problem(400, 'invitation.own');
    if (invitation.is_used || invitation.is_expired) throw new Problem(410, 'invitation.ended');
    await runInTransaction(db, async (tx) => {
      if (inviterId !== null) {
        const relation = await lockPeopleAndFindRelation(tx, inviterId, user.id);
        if (relation === 'friends') throw new Problem(409, 'invitation.alreadyFriends');
      }
      const { email } = getOnlyRow(await lockUser(tx, [user.id]));
      if (invitation.email !== null && lowercaseEmailAscii(invitation.email) !== lowercaseEmailAscii(email))
        throw new Problem(403, 'invitation.otherAddress');
      const [markedRow] = await markInvitationUsed(tx, [invitation.id, user.id]);
      if (!markedRow) throw new Problem(410, 'invitation.ended');
      if (inviterId !== null) await requestFriend(tx, config, inviterId, user.id);
    });
    parts.signUps.clearInvitationCookie(request, reply);
  });

  route(calls.blockInvitationMails, async ({ params, request, reply }) => {
    sendHeadersForUrlsWithToken(reply);
    assertSameSite(request, config);
    const [invitation] = await findInvitedEmail(db, [hashToken(params.token)]);
    if (!invitation) throw createNotFoundProblem();
    const { email } = invitation;
    if (email !== null) await insertInvitationMailOptOut(db, [hashEmail(email)]);
  });
}
