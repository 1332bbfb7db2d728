import { once } from 'node:events';
import { connect } from 'node:net';
import { cookieOf } from '../../server/test/access-others.ts';
import { itemForm } from '../../server/test/items.ts';
import type { Reply } from '../../server/test/person.ts';
import { nowhere } from '../../server/test/world.ts';
import type { AbuseCase } from './abuse-case.ts';
import type { Stage } from './stage.ts';

/** What may stand in `<…>` of a request or a header: a person's id, `… uid`, `… email` or `… bearer`, and a few things. */
function fillIn({ world, sessions }: Stage, text: string): string {
  return text.replaceAll(/<([a-z ]+)>/g, (_, name: string) => {
    const [whose = '', what = 'id'] = name.split(' ');
    if (name === 'nobody') return String(nowhere);
    if (name === 'deleted list') return String(world.deleted.list);
    if (name === 'deleted item') return String(world.deleted.item);
    if (name === 'expired cookie') return sessions.expiredCookie;
    const person =
      whose === 'unfinished' ? world.unfinished : Object.entries(world.people).find(([one]) => one === whose)?.[1];
    const value: unknown = person && Object.entries(person).find(([field]) => field === what)?.[1];
    if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`What is <${name}>?`);
    return String(value);
  });
}

/** Sends a case's request as its words say. Identity calls are sent with the session's cookie instead of a bearer. */
export async function sendCase(
  stage: Stage,
  { as, request, headers = {}, form, picture }: Omit<AbuseCase, 'abuse' | 'answer'>,
): Promise<Reply> {
  const [method = '', path = '', ...rest] = fillIn(stage, request).split(' ');
  const body = rest.join(' ');
  const cookie = path.startsWith('/api/auth/') ? cookieOf(stage.world, as, stage.sessions.expiredCookie) : '';
  const filled = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, fillIn(stage, value)]));
  const fields = Object.fromEntries(Object.entries(form ?? {}).map(([name, value]) => [name, fillIn(stage, value)]));
  const content = form ? itemForm(fields, picture && new Blob([await picture()])) : body === '' ? null : body;
  const type = typeof content === 'string' ? { 'content-type': 'application/json' } : {};
  const own = cookie === '' ? {} : { cookie };
  return stage.world.callers[as].sends(method, path, {
    headers: { ...own, ...type, ...filled },
    body: content,
    redirect: 'manual',
  });
}

/** Sends bytes as they are and reads what comes back until the server closes, or has said all of one answer; status 0 for nothing. */
export async function sendRaw({ app }: Stage, text: string): Promise<Reply> {
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
