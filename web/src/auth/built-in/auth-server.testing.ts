import { vi } from 'vitest';
import { readJsonTextField } from '../../api/json-field.ts';

interface FakeAccount {
  uid: string;
  name: string;
  email: string;
  password: string;
}

const encodeTokenPart = (value: object): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_');

/**
 * Returns a bearer token without a signature. The app accepts it, because only the server verifies
 * signatures.
 */
function createToken({ uid, email, name }: FakeAccount, serial: number): string {
  const iat = Math.floor(Date.now() / 1000);
  return `${encodeTokenPart({ alg: 'none' })}.${encodeTokenPart({ sub: uid, email, name, email_verified: false, iat, exp: iat + 600, serial })}.`;
}

const createErrorResponse = (status: number, code: string, message = ''): Response =>
  Response.json({ code, message }, { status });

/**
 * A fake of the endpoints below `/api/auth`. It replaces `fetch` and stores the session cookie of one
 * browser.
 */
export class FakeAuthServer {
  readonly #channels: BroadcastChannel[] = [];
  readonly accounts: FakeAccount[] = [];
  session: FakeAccount | undefined;
  tokenCount = 0;
  /** The `verification` field of each sign-in request that the fake server has received. */
  readonly verifications: (string | undefined)[] = [];
  /** Whether a new account must confirm its e-mail address before the first sign-in. */
  requiresConfirmation = false;
  /** The account to which each mail link belongs. The key is the token of the link, which is valid once. */
  readonly links = new Map<string, FakeAccount>();
  /**
   * The next responses of the fake server, in this order, instead of the usual ones. An Error simulates a
   * network failure.
   */
  readonly next: (Response | Error)[] = [];
  /** The method and path of each received request, such as `GET /api/auth/token`. */
  readonly calls: string[] = [];
  /** Responds to requests whose path is not below `/api/auth`. */
  otherEndpoints: (call: string, body: unknown) => Response = () => new Response('', { status: 404 });

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
    vi.stubGlobal('fetch', (url: string, request?: RequestInit) => this.#respond(url, request));
    return this;
  }

  addAccount(name: string): FakeAccount {
    const email = `${name.toLowerCase()}@example.com`;
    const account = { uid: `uid-${name}`, name, email, password: 'secret-of-mine' };
    this.accounts.push(account);
    return account;
  }

  /** Restores the global `fetch` and `BroadcastChannel`, and closes the channels of open tabs. */
  stop(): void {
    for (const channel of this.#channels) channel.close();
    vi.unstubAllGlobals();
  }

  async #respond(url: string, request?: RequestInit): Promise<Response> {
    const call = `${request?.method ?? 'GET'} ${url}`;
    this.calls.push(call);
    await Promise.resolve();
    const override = this.next.shift();
    if (override instanceof Error) throw override;
    const body: unknown = JSON.parse(typeof request?.body === 'string' ? request.body : '{}');
    return override ?? this.#defaultResponse(call, body);
  }

  #defaultResponse(call: string, body: unknown): Response {
    const [name = '', email = '', password = ''] = ['name', 'email', 'password'].map((key) =>
      readJsonTextField(body, key),
    );
    switch (call) {
      case 'GET /api/auth/token':
        if (!this.session) return createErrorResponse(401, 'UNAUTHORIZED');
        this.tokenCount += 1;
        return Response.json({ token: createToken(this.session, this.tokenCount) });
      case 'POST /api/auth/sign-in/email':
        this.verifications.push(readJsonTextField(body, 'verification'));
        this.session = this.accounts.find((known) => known.email === email && known.password === password);
        return this.session ? Response.json({}) : createErrorResponse(401, 'INVALID_EMAIL_OR_PASSWORD');
      case 'POST /api/auth/sign-up/email':
        if (this.accounts.some((known) => known.email === email))
          return createErrorResponse(409, 'USER_ALREADY_EXISTS');
        this.accounts.push({ uid: `uid-${name}`, name, email, password });
        this.session = this.requiresConfirmation ? undefined : this.accounts.at(-1);
        return Response.json({ awaitsVerification: this.requiresConfirmation });
      case 'POST /api/auth/sign-out':
        this.session = undefined;
        return Response.json({ success: true });
      case 'POST /api/auth/update-user':
        if (!this.session) return createErrorResponse(401, 'UNAUTHORIZED');
        this.session.name = name;
        return Response.json({ success: true });
      case 'POST /api/auth/request-password-reset':
        return Response.json({ success: true });
      case 'POST /api/auth/reset-password':
        return this.#resetPassword(
          readJsonTextField(body, 'token') ?? '',
          readJsonTextField(body, 'newPassword') ?? '',
        );
      default:
        return this.otherEndpoints(call, body);
    }
  }

  #resetPassword(token: string, newPassword: string): Response {
    const account = this.links.get(token);
    if (!account) return createErrorResponse(400, 'INVALID_TOKEN', 'This link is too old');
    this.links.delete(token);
    account.password = newPassword;
    if (this.session === account) this.session = undefined;
    return Response.json({ success: true });
  }
}
