import { vi } from 'vitest';
import { textIn } from '../../api/json-field.ts';

interface Account {
  uid: string;
  name: string;
  email: string;
  password: string;
}

const encode = (value: object): string => btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_');

/** An unsigned token: the app reads tokens and leaves it to the server to verify them. */
function tokenFor({ uid, email, name }: Account, serial: number): string {
  const iat = Math.floor(Date.now() / 1000);
  return `${encode({ alg: 'none' })}.${encode({ sub: uid, email, name, email_verified: false, iat, exp: iat + 600, serial })}.`;
}

const refuse = (status: number, code: string, message = ''): Response => Response.json({ code, message }, { status });

/** Stands in for the server behind `fetch`: its identity calls, with the cookie of this one browser. */
export class AuthServer {
  readonly #channels: BroadcastChannel[] = [];
  readonly accounts: Account[] = [];
  /** The cookie: who is signed in in this browser. */
  session: Account | undefined;
  tokensGiven = 0;
  /** What sign-ins brought along to confirm the address. */
  readonly verifications: (string | undefined)[] = [];
  /** Whether a sign-up waits for its address to be confirmed. */
  asksForConfirmation = false;
  /** The tokens of the links in mails, and whose they are. Each works once. */
  readonly links = new Map<string, Account>();
  /** Answers instead of the server's own, next; an Error is a network that fails. */
  readonly next: (Response | Error)[] = [];
  /** Everything asked for, such as `GET /api/auth/token`. */
  readonly calls: string[] = [];
  /** Answers to calls that are not of the identity provider. */
  otherCalls: (call: string, body: unknown) => Response = () => new Response('', { status: 404 });

  /** Takes the place of `fetch`, until `stop`. */
  start(): this {
    const channels = this.#channels;
    vi.stubGlobal(
      'BroadcastChannel',
      class extends BroadcastChannel {
        constructor(name: string) {
          super(name);
          channels.push(this);
        }
      },
    );
    vi.stubGlobal('fetch', (address: string, request?: RequestInit) => this.#answer(address, request));
    return this;
  }

  addAccount(name: string): Account {
    const email = `${name.toLowerCase()}@example.com`;
    const account = { uid: `uid-${name}`, name, email, password: 'secret-of-mine' };
    this.accounts.push(account);
    return account;
  }

  /** Also closes the tabs that were open. */
  stop(): void {
    for (const channel of this.#channels) channel.close();
    vi.unstubAllGlobals();
  }

  async #answer(address: string, request?: RequestInit): Promise<Response> {
    const call = `${request?.method ?? 'GET'} ${address}`;
    this.calls.push(call);
    await Promise.resolve();
    const forced = this.next.shift();
    if (forced instanceof Error) throw forced;
    const body: unknown = JSON.parse(typeof request?.body === 'string' ? request.body : '{}');
    return forced ?? this.#own(call, body);
  }

  #own(call: string, body: unknown): Response {
    const [name = '', email = '', password = ''] = ['name', 'email', 'password'].map((key) => textIn(body, key));
    switch (call) {
      case 'GET /api/auth/token':
        if (!this.session) return refuse(401, 'UNAUTHORIZED');
        this.tokensGiven += 1;
        return Response.json({ token: tokenFor(this.session, this.tokensGiven) });
      case 'POST /api/auth/sign-in/email':
        this.verifications.push(textIn(body, 'verification'));
        this.session = this.accounts.find((known) => known.email === email && known.password === password);
        return this.session ? Response.json({}) : refuse(401, 'INVALID_EMAIL_OR_PASSWORD');
      case 'POST /api/auth/sign-up/email':
        if (this.accounts.some((known) => known.email === email)) return refuse(409, 'USER_ALREADY_EXISTS');
        this.accounts.push({ uid: `uid-${name}`, name, email, password });
        this.session = this.asksForConfirmation ? undefined : this.accounts.at(-1);
        return Response.json({ awaitsVerification: this.asksForConfirmation });
      case 'POST /api/auth/sign-out':
        this.session = undefined;
        return Response.json({ success: true });
      case 'POST /api/auth/update-user':
        if (!this.session) return refuse(401, 'UNAUTHORIZED');
        this.session.name = name;
        return Response.json({ success: true });
      case 'POST /api/auth/request-password-reset':
        return Response.json({ success: true });
      case 'POST /api/auth/reset-password':
        return this.#follow(textIn(body, 'token') ?? '', textIn(body, 'newPassword') ?? '');
      default:
        return this.otherCalls(call, body);
    }
  }

  /** A new password ends the sessions of whose it is. */
  #follow(token: string, newPassword: string): Response {
    const account = this.links.get(token);
    if (!account) return refuse(400, 'INVALID_TOKEN', 'This link is too old');
    this.links.delete(token);
    account.password = newPassword;
    if (this.session === account) this.session = undefined;
    return Response.json({ success: true });
  }
}
