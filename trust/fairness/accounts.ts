import type { Answer, Connection } from '../connection.ts';
import { connectTo } from '../connection.ts';

export interface Account {
  id: number;
  email: string;
  localAddress: string;
  bearer: string;
  /** When the bearer was issued, by `performance.now()`. */
  bearerSince: number;
  cookie: string;
}

const password = 'secret gift';
const json = { 'content-type': 'application/json' };

function assertOk(answer: Answer, what: string): Answer {
  if (answer.status >= 300) throw new Error(`${what}: ${answer.status} ${answer.text}`);
  return answer;
}

const cookieOf = ({ headers }: Answer): string =>
  (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');

async function fetchBearer(connection: Connection, cookie: string): Promise<string> {
  const answer = await connection.send({ method: 'GET', path: '/api/auth/token', headers: { cookie } });
  return (JSON.parse(assertOk(answer, 'Bearer').text) as { token: string }).token;
}

/** Signs in with the password; the new session replaces the account's former one. Returns the response. */
export async function signIn(connection: Connection, account: Account): Promise<Answer> {
  const body = JSON.stringify({ email: account.email, password });
  const answer = await connection.send({ method: 'POST', path: '/api/auth/sign-in/email', headers: json, body });
  if (answer.status === 200) Object.assign(account, { cookie: cookieOf(answer) });
  return answer;
}

/** A bearer lives for ten minutes; half of them is longer than one attack. */
const renewAfter = 300_000;

/** Replaces the bearer before it expires, as the web app does. */
export async function keepBearer(origin: string, account: Account): Promise<void> {
  if (performance.now() - account.bearerSince < renewAfter) return;
  const connection = connectTo(origin, { localAddress: account.localAddress });
  const bearer = await fetchBearer(connection, account.cookie);
  Object.assign(account, { bearer, bearerSince: performance.now() });
  connection.close();
}

export async function createAccount(origin: string, name: string, localAddress: string): Promise<Account> {
  const connection = connectTo(origin, { localAddress });
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
  const body = JSON.stringify({ name, email, password });
  const signedUp = await connection.send({ method: 'POST', path: '/api/auth/sign-up/email', headers: json, body });
  const cookie = cookieOf(assertOk(signedUp, `Sign-up of ${name}`));
  const bearer = await fetchBearer(connection, cookie);
  const { sub } = JSON.parse(Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  const user = await connection.send({
    method: 'POST',
    path: '/api/users',
    headers: { ...json, authorization: `Bearer ${bearer}` },
    body: JSON.stringify({ firebase_uid: sub, email, display_name: name }),
  });
  const { id } = JSON.parse(assertOk(user, `Account of ${name}`).text) as { id: number };
  connection.close();
  return { id, email, localAddress, bearer, bearerSince: performance.now(), cookie };
}
