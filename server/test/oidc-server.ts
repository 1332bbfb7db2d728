import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export interface OidcAccount {
  email?: string;
  email_verified?: boolean;
  name?: string;
}

export interface OidcServer {
  issuer: string;
  /** Environment variables that make a Wishwell server use this issuer for sign-ins. */
  environment: Record<string, string>;
  /**
   * Accounts by login name. For an unknown login name, the issuer signs in an account with this name as its
   * verified e-mail address.
   */
  accounts: Map<string, OidcAccount>;
  close(): Promise<void>;
}

interface OidcOptions {
  /**
   * Allowed origins of Wishwell. The issuer redirects only to `/api/auth/google/callback` on one of these
   * origins. Without this option, it allows all loopback origins.
   */
  origins?: readonly string[];
  port?: number;
}

const clientId = 'wishwell';
const clientSecret = 'a secret that only stand-ins share';

function getAccountOrDefault(accounts: OidcServer['accounts'], login: string): OidcAccount {
  const name = (login.split('@')[0] ?? '').replace(/^./, (letter) => letter.toUpperCase());
  return accounts.get(login) ?? { email: login, email_verified: true, name };
}

/**
 * Starts a real OpenID Connect server (`oidc-provider`) with its own sign-in pages. It listens on the
 * loopback interface and accepts any password.
 */
export async function startOidcServer({ origins, port = 0 }: OidcOptions = {}): Promise<OidcServer> {
  const accounts = new Map<string, OidcAccount>();
  const http = createServer();
  http.listen(port, '127.0.0.1');
  await once(http, 'listening');
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const provider = runWithoutWarnings(
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
        // Includes the e-mail address in the id token, as Google does.
        conformIdTokenClaims: false,
        cookies: { keys: ['stand-in'] },
        ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
        pkce: { required: () => true },
        features: { devInteractions: { enabled: true } },
        findAccount: (_context: unknown, login: string) => ({
          accountId: login,
          claims: () => ({ sub: login, ...getAccountOrDefault(accounts, login) }),
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

/** Suppresses the warnings of `oidc-provider` about insecure test settings. */
function runWithoutWarnings<T>(make: () => T): T {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return make();
  } finally {
    console.warn = warn;
  }
}

/** Accepts redirects to any loopback port, because the port of the Wishwell server is not known yet. */
function allowEveryLoopbackPort(provider: Provider): void {
  provider.Client.prototype.redirectUriAllowed = (uri: string) =>
    /^http:\/\/(?:localhost|127\.0\.0\.1):\d+\/api\/auth\/google\/callback$/.test(uri);
}
