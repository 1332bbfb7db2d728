import { calls } from '@wishwell/contract/calls.ts';
import type { TestApp } from '../../server/test/app.ts';
import { createTestBrowser } from '../../server/test/browser.ts';
import { addItem } from '../../server/test/items.ts';
import { type Person, type Reply, createVisitor } from '../../server/test/person.ts';
import type { Canaries } from './canaries.ts';

const getLastUrlSegment = (url: string | undefined): string => url?.split('/').at(-1) ?? '';

/**
 * Sends valid and invalid requests for share links, claims of guests, and invitations. Returns the error
 * responses, and the secret tokens of all created URLs.
 */
export async function sendSharingRequests(
  app: Pick<TestApp, 'origin'>,
  owner: Person & { list: number },
  canaries: Canaries,
): Promise<{ replies: Reply[]; tokens: string[] }> {
  const plantWord = canaries.plant;
  const params = { id: owner.list };
  const item = await addItem(owner, owner.list, 'Mug');
  const link = await owner.does(calls.createShareLink, { params, body: { label: plantWord('label') } });
  const guest = createTestBrowser(app, { 'user-agent': plantWord('header') });
  const itemParams = { params: { token: link.token, itemId: item.id } };
  const claim = (body: object) =>
    guest.tries(calls.purchaseShared, { ...itemParams, body: { purchased: true, ...body } });
  const replies = [
    await claim({}),
    await claim({ name: plantWord('guest'), email: plantWord('no address') }),
    await claim({ name: plantWord('guest').repeat(10) }),
  ];
  const claimed = await guest.does(calls.purchaseShared, {
    ...itemParams,
    body: { purchased: true, name: plantWord('guest'), email: `${plantWord('guest')}@example.com` },
  });
  const token = getLastUrlSegment(claimed.guest_url);
  await guest.does(calls.getSharedWishlist, { params: { token: link.token }, query: { giving: 'true' } });
  await createVisitor(app).does(calls.getGuest, { params: { token } });
  replies.push(await createVisitor(app).tries(calls.getGuest, { params: { token: link.token } }));
  replies.push(await createVisitor(app).tries(calls.purchaseShared, { ...itemParams, body: { purchased: false } }));
  const invitation = await owner.does(calls.createInvitation, {
    body: { email: `${plantWord('invited')}@example.com` },
  });
  const invitationToken = getLastUrlSegment(invitation.url);
  replies.push(await owner.tries(calls.acceptInvitation, { params: { token: invitationToken } }));
  await createVisitor(app).does(calls.blockInvitationMails, { params: { token: invitationToken } });
  await createVisitor(app).does(calls.deleteGuest, { params: { token } });
  await owner.does(calls.deleteShareLink, { params: { id: owner.list, linkId: link.id } });
  replies.push(await createVisitor(app).tries(calls.getSharedWishlist, { params: { token: link.token } }));
  return { replies, tokens: [link.token, token, invitationToken] };
}
