import { once } from 'node:events';
import { connect } from 'node:net';
import { getSessionCookie } from '../../server/test/access-others.ts';
import { createItemFormData } from '../../server/test/items.ts';
import type { Reply } from '../../server/test/person.ts';
import { missingId } from '../../server/test/world.ts';
import type { AbuseCase } from './abuse-case.ts';
import type { AbuseServer } from './abuse-server.ts';

/** Returns the token for a placeholder such as `<public link>`, `<used invitation>` or `<guest token>`. */
function findPlaceholderToken(
  { tokens: { links, invitations, guest } }: AbuseServer['world'],
  whose: string,
  what: string,
) {
  const tokensByName: Readonly<Record<string, Readonly<Record<string, { token: string }>>>> = {
    link: links,
    invitation: invitations,
    token: { guest },
  };
  return tokensByName[what]?.[whose]?.token;
}

/**
 * Replaces placeholders in the text of a request. Examples: `<owner>` becomes the id of the owner,
 * `<owner email>` the e-mail address. Throws an error for an unknown placeholder.
 */
function fillPlaceholders({ world, sessions }: AbuseServer, text: string): string {
  return text.replaceAll(/<([a-z ]+)>/g, (_, name: string) => {
    const [whose = '', what = 'id'] = name.split(' ');
    if (name === 'nobody') return String(missingId);
    if (name === 'deleted list') return String(world.deleted.list);
    if (name === 'deleted item') return String(world.deleted.item);
    if (name === 'expired cookie') return sessions.expiredCookie;
    const token = findPlaceholderToken(world, whose, what);
    if (token !== undefined) return token;
    const person =
      whose === 'unfinished' ? world.unfinished : Object.entries(world.people).find(([one]) => one === whose)?.[1];
    const value: unknown = person && Object.entries(person).find(([field]) => field === what)?.[1];
    if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`Unknown placeholder: <${name}>`);
    return String(value);
  });
}

/**
 * Sends the request of an abuse case and returns the response. Requests to `/api/auth/` contain the session
 * cookie of the actor, other requests the bearer token.
 */
export async function sendAbuseCaseRequest(
  server: AbuseServer,
  { as, request, headers = {}, form, image }: Omit<AbuseCase, 'abuse' | 'status'>,
): Promise<Reply> {
  const [method = '', path = '', ...rest] = fillPlaceholders(server, request).split(' ');
  const body = rest.join(' ');
  const cookie = path.startsWith('/api/auth/') ? getSessionCookie(server.world, as, server.sessions.expiredCookie) : '';
  const filledHeaders = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, fillPlaceholders(server, value)]),
  );
  const fields = Object.fromEntries(
    Object.entries(form ?? {}).map(([name, value]) => [name, fillPlaceholders(server, value)]),
  );
  const content = form ? createItemFormData(fields, image && new Blob([await image()])) : body === '' ? null : body;
  const type = typeof content === 'string' ? { 'content-type': 'application/json' } : {};
  const cookieHeader = cookie === '' ? {} : { cookie };
  return server.world.callers[as].sends(method, path, {
    headers: { ...cookieHeader, ...type, ...filledHeaders },
    body: content,
    redirect: 'manual',
  });
}

/**
 * Sends `text` over a TCP connection and returns the response. The status is 0 if the server closes the
 * connection without a response.
 */
export async function sendRawRequest({ app }: AbuseServer, text: string): Promise<Reply> {
  const socket = connect(Number(new URL(app.origin).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.end(Buffer.from(text.replaceAll('\n', '\r\n'), 'latin1'));
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  const [head = '', ...parts] = Buffer.concat(chunks).toString('latin1').split('\r\n\r\n');
  const [line = '', ...fields] = head.split('\r\n');
  const headers = new Headers(
    fields.map((field): [string, string] => [field.split(': ')[0] ?? '', field.split(': ')[1] ?? '']),
  );
  const body = parts.join('\r\n\r\n');
  return { status: Number(line.split(' ')[1] ?? 0), headers, text: body, body };
}
