import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * A cookie that scripts in the browser cannot read. If the public URL has https, its name has the prefix
 * `__Host-`: other hosts of the domain cannot set such a cookie (RFC 6265bis §4.1.3.2).
 */
export interface HttpOnlyCookie {
  read(request: Pick<FastifyRequest, 'headers'>): string | undefined;
  /** Sets the cookie in the response. The cookie lasts a year. */
  write(reply: FastifyReply, value: string): void;
  clear(reply: FastifyReply): void;
}

const YEAR_SECONDS = 365 * 24 * 3600;

export function createHttpOnlyCookie(publicUrl: URL | undefined, name: string): HttpOnlyCookie {
  const secure = publicUrl?.protocol === 'https:';
  const attributes = {
    name: secure ? `__Host-${name}` : name,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
  } as const;
  const setCookie = (reply: FastifyReply, value: string, maxAge: number): void =>
    void reply.header('set-cookie', stringifySetCookie({ ...attributes, value, maxAge }));
  return {
    read: ({ headers }) => parseCookie(headers.cookie ?? '')[attributes.name],
    write: (reply, value) => setCookie(reply, value, YEAR_SECONDS),
    clear: (reply) => setCookie(reply, '', 0),
  };
}
