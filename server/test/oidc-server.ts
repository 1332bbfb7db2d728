import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** Somebody with an account at the issuer; the account's name is what is typed there as login. */
export interface OidcAccount {
  email?: string;
  email_verified?: boolean;
  name?: string;
}

export interface OidcServer {
  /** For `OIDC_ISSUER`. */
  issuer: string;
  /** What the operator of a server sets to use it. */
  environment: Record<string, string>;
  /** Accounts by login. A login that is an e-mail address and not here has that address, proven. */
  accounts: Map<string, OidcAccount>;
  close(): Promise<void>;
}

interface OidcOptions {
  /** The origins whose `/api/auth/google/callback` is registered; any loopback one without. */
  origins?: readonly string[];
  /** The name that browsers reach it by. */
  host?: string;
  port?: number;
}

const clientId = 'wishwell';
const clientSecret = 'a secret that only stand-ins share';

function accountOf(accounts: OidcServer['accounts'], login: string): OidcAccount {
  const name = (login.split('@')[0] ?? '').replace(/^./, (letter) => letter.toUpperCase());
  return accounts.get(login) ?? { email: login, email_verified: true, name };
}

/**
 * A real OpenID Connect server (`oidc-provider`) on loopback, with its own pages to sign in: anybody, with any password.
 */
export async function startOidcServer({
  origins,
  host = '127.0.0.1',
  port = 0,
}: OidcOptions = {}): Promise<OidcServer> {
  const accounts = new Map<string, OidcAccount>();
  const http = createServer();
  http.listen(port, '127.0.0.1');
  await once(http, 'listening');
  const issuer = `http://${host}:${(http.address() as AddressInfo).port}`;
  const provider = quietly(
    () =>
      new Provider(issuer, {
        clients: [
          {
            client_id: clientId,
            client_secret: clientSecret,
            token_endpoint_auth_method: 'client_secret_post',
            redirect_uris: (origins ?? ['http://localhost']).map((origin) => `${origin}/api/auth/google/callback`),
          },
        ],
        claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
        // As Google does: the address stands in the token itself.
        conformIdTokenClaims: false,
        cookies: { keys: ['stand-in'] },
        ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
        pkce: { required: () => true },
        features: { devInteractions: { enabled: true } },
        findAccount: (_context: unknown, login: string) => ({
          accountId: login,
          claims: () => ({ sub: login, ...accountOf(accounts, login) }),
        }),
      }),
  );
  if (!origins) allowEveryLoopbackPort(provider);
  http.on('request', provider.callback());
  return {
    issuer,
    environment: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret },
    accounts,
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}

/** It warns of everything that makes it a stand-in. */
function quietly<T>(make: () => T): T {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return make();
  } finally {
    console.warn = warn;
  }
}

/** A test's server has a port of its own, known only after this one was configured. */
function allowEveryLoopbackPort(provider: Provider): void {
  provider.Client.prototype.redirectUriAllowed = (uri: string) =>
    /^http:\/\/(?:localhost|127\.0\.0\.1):\d+\/api\/auth\/google\/callback$/.test(uri);
}
