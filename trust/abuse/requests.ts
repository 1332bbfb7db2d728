import { getSessionCookie } from '../../server/test/access-others.ts';
import { createItemFormData } from '../../server/test/items.ts';
import type { Reply } from '../../server/test/person.ts';
import { actors, type Actor } from '../../server/test/world.ts';
import type { AbuseServer } from './abuse-server.ts';

const crossSiteHeaders = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

/** Returns the value of a placeholder such as `owner`, `owner email`, `public link` or `x 200`. */
function findPlaceholderValue({ world, sessions }: AbuseServer, name: string): unknown {
  const repeated = /^(\S+) (\d+)$/.exec(name);
  if (repeated) return (repeated[1] ?? '').repeat(Number(repeated[2]));
  const [whose = '', what = 'id'] = name.split(' ');
  const { links, invitations, guest } = world.tokens;
  const records: Readonly<Record<string, object>> = {
    link: links,
    invitation: invitations,
    token: { guest },
    list: world.deleted,
    item: world.deleted,
    image: world.deleted,
  };
  if (name === 'expired cookie') return sessions.expiredCookie;
  if (whose === 'deleted') return Object.entries(world.deleted).find(([field]) => field === what)?.[1];
  const record = Object.entries(records[what] ?? { ...world.people, unfinished: world.unfinished }).find(
    ([one]) => one === whose,
  )?.[1] as object | undefined;
  return Object.entries(record ?? {}).find(([field]) => field === (records[what] ? 'token' : what))?.[1];
}

/** Replaces placeholders in `<…>` that name a person, a record or a repeated text. Keeps any other text. */
export const fillPlaceholders = (server: AbuseServer, text: string): string =>
  text.replaceAll(/<([^<>]+)>/g, (whole, name: string) => {
    const value = findPlaceholderValue(server, name);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : whole;
  });

/**
 * Parses headers such as `if-match: "7"; range: bytes=0-1`. The word `cross-site` adds the headers of a
 * request from another site.
 */
function parseHeaders(text: string): Record<string, string> {
  const fields = text.split('; ').filter((field) => field.includes(': '));
  return {
    ...(text.startsWith('cross-site') && crossSiteHeaders),
    ...Object.fromEntries(
      fields.map((field): [string, string] => {
        const colon = field.indexOf(': ');
        return [field.slice(0, colon), field.slice(colon + 2)];
      }),
    ),
  };
}

const isActor = (name: string): name is Actor => actors.some((actor) => actor === name);

/**
 * Sends a request such as `owner PUT /api/mywishlists/101 {"title":"Mine"}`. Requests to `/api/auth/` contain
 * the session cookie of the actor, other requests the bearer token.
 */
export async function sendAbusiveRequest(server: AbuseServer, request: string, headers: string): Promise<Reply> {
  const [, as = '', method = '', unfilledPath = '', content = ''] =
    /^(\S+) (\S+) ((?:<[^<>]*>|[^\s<])+) ?(.*)$/su.exec(request) ?? [];
  if (!isActor(as)) throw new Error(`Unknown actor: ${request}`);
  const [path, body] = [fillPlaceholders(server, unfilledPath), fillPlaceholders(server, content)];
  const cookie = path.startsWith('/api/auth/') ? getSessionCookie(server.world, as, server.sessions.expiredCookie) : '';
  const fields = body.startsWith('form:') ? body.slice('form:'.length).split('&') : undefined;
  const form = fields?.map((field): [string, string] => {
    const equals = field.indexOf('=');
    return [field.slice(0, equals), field.slice(equals + 1)];
  });
  return server.world.callers[as].sends(method, path, {
    headers: {
      ...(cookie !== '' && { cookie }),
      ...(!form && body !== '' && { 'content-type': 'application/json' }),
      ...parseHeaders(fillPlaceholders(server, headers)),
    },
    body: form ? createItemFormData(Object.fromEntries(form)) : body === '' ? null : body,
    redirect: 'manual',
  });
}
