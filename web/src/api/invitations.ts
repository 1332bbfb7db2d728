import { queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '@wishwell/contract/calls.ts';
import type { CamelCaseKeys } from '@wishwell/contract/wire-names.ts';
import { type ApiEndpoints, sendApiRequest } from './client.ts';

export type Invitation = CamelCaseKeys<ResponseOf<ApiEndpoints['getInvitation']>>;

export const createInvitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: async ({ signal }): Promise<Invitation> =>
      (await sendApiRequest('getInvitation', { params: { token }, signal, asVisitor: true })).data,
  });

/**
 * Creates an invitation for one person and returns its URL. If `email` is given, the server also sends the
 * URL to this address.
 */
export async function createInvitation(email: string | undefined): Promise<string> {
  const body = email === undefined ? {} : { email };
  return (await sendApiRequest('createInvitation', { body })).data.url;
}

export async function acceptInvitation(token: string): Promise<void> {
  await sendApiRequest('acceptInvitation', { params: { token } });
}

export async function blockInvitationMails(token: string): Promise<void> {
  await sendApiRequest('blockInvitationMails', { params: { token }, asVisitor: true });
}
