import type { TestApp } from './app.ts';
import { type Caller, createCaller } from './person.ts';

export interface Browser extends Caller {
  cookies: Map<string, string>;
}

/**
 * Creates a client without an account that stores cookies like a browser and sends `headers` with every
 * request.
 */
export function createTestBrowser({ origin }: Pick<TestApp, 'origin'>, headers: Record<string, string> = {}): Browser {
  const cookies = new Map<string, string>();
  const caller = createCaller(origin, () => ({
    ...headers,
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  }));
  const storeCookies = (received: Headers): void => {
    for (const line of received.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
  };
  const tries: Caller['tries'] = async (call, sent) => {
    const reply = await caller.tries(call, sent);
    storeCookies(reply.headers);
    return reply;
  };
  const does: Caller['does'] = async (call, sent) => {
    const reply = await tries(call, sent);
    if (reply.status >= 300) throw new Error(`${call.method} ${call.path}: ${reply.status} ${reply.text}`);
    return reply.body as never;
  };
  return { sends: caller.sends, tries, does, cookies };
}
