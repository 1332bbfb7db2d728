import type { HttpResponse, Connection } from '../connection.ts';
import { connectTo } from '../connection.ts';

export interface Account {
  id: number;
  email: string;
  localAddress: string;
  bearer: string;
  /** When the server issued the bearer token, by `performance.now()`. */
  bearerSince: number;
  cookie: string;
}

const password = 'secret gift';
const jsonHeaders = { 'content-type': 'application/json' };

function assertOk(response: HttpResponse, what: string): HttpResponse {
  if (response.status >= 300) throw new Error(`${what}: ${response.status} ${response.text}`);
  return response;
}

const getSessionCookie = ({ headers }: HttpResponse): string =>
  (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');

async function fetchBearer(connection: Connection, cookie: string): Promise<string> {
  const response = await connection.send({ method: 'GET', path: '/api/auth/token', headers: { cookie } });
  return (JSON.parse(assertOk(response, 'Bearer').text) as { token: string }).token;
}

/** Signs in with the account's password; the new session replaces the previous one. Returns the response. */
export async function signIn(connection: Connection, account: Account): Promise<HttpResponse> {
  const body = JSON.stringify({ email: account.email, password });
  const response = await connection.send({
    method: 'POST',
    path: '/api/auth/sign-in/email',
    headers: jsonHeaders,
    body,
  });
  if (response.status === 200) Object.assign(account, { cookie: getSessionCookie(response) });
  return response;
}

/**
 * Age in milliseconds at which a bearer token is renewed. The token is valid for 600,000 ms; an attack is
 * shorter than that.
 */
const renewAfterMs = 300_000;

/** Replaces the bearer token of an account if it is older than five minutes, as the web app does. */
export async function renewOldBearer(origin: string, account: Account): Promise<void> {
  if (performance.now() - account.bearerSince < renewAfterMs) return;
  const connection = connectTo(origin, { localAddress: account.localAddress });
  const bearer = await fetchBearer(connection, account.cookie);
  Object.assign(account, { bearer, bearerSince: performance.now() });
  connection.close();
}

/** Signs up an account through the API, from the source IP address `localAddress`. */
export async function createAccount(origin: string, name: string, localAddress: string): Promise<Account> {
  const connection = connectTo(origin, { localAddress });
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
  const body = JSON.stringify({ name, email, password });
  const signedUp = await connection.send({
    method: 'POST',
    path: '/api/auth/sign-up/email',
    headers: jsonHeaders,
    body,
  });
  const cookie = getSessionCookie(assertOk(signedUp, `Sign-up of ${name}`));
  const bearer = await fetchBearer(connection, cookie);
  const { sub } = JSON.parse(Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  const user = await connection.send({
    method: 'POST',
    path: '/api/users',
    headers: { ...jsonHeaders, authorization: `Bearer ${bearer}` },
    body: JSON.stringify({ firebase_uid: sub, email, display_name: name }),
  });
  const { id } = JSON.parse(assertOk(user, `Account of ${name}`).text) as { id: number };
  connection.close();
  return { id, email, localAddress, bearer, bearerSince: performance.now(), cookie };
}
